/** Under this part of the questions, little is known of a shop beyond what is known of all: half of those about the shop, and the contact. Own judgment. */
export const statedEnough = 0.55;
