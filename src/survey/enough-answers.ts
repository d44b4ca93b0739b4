/**
 * The share of questions below which answers say little about a shop that isn't true of all: half of those about the shop,
 * and the contact. Own judgment.
 */
export const enoughAnswers = 0.55;
