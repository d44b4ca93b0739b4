/** Dollars an hour at which money is told to a shop that gave no rate: easy to scale, and no one takes it for theirs. */
export const roundRate = 100;
