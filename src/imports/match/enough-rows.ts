/** How many rows a rule about values looks at: enough to judge a file, few enough to stay fast. */
export const rowsSampled = 2000;
/** The fewest rows that prove something. Own judgment. */
export const minRows = 8;
/** The share of rows that counts as nearly all of them. Own judgment. */
export const minShare = 0.95;
