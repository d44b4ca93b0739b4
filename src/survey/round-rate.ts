/** Dollars an hour for a shop that gave no rate: easy to scale, and no one mistakes it for theirs. */
export const roundRate = 100;
