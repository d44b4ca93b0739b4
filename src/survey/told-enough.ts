/** Under this part of the questions, little is known of a shop beyond what is known of all. Own judgment. */
export const toldEnough = 0.5;
