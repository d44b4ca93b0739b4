/**
 * Below this share of answered questions, the answers say little that isn't true of all shops: half of the questions
 * about the shop, and the contact. Own judgment.
 */
export const enoughAnswers = 0.55;
