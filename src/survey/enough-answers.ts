/**
 * Below this share of answered questions, the answers say little that isn't true of all shops. It is half of the
 * questions about the shop, plus the contact questions. Own judgment.
 */
export const enoughAnswers = 0.55;
