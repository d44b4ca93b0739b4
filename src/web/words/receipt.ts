/** The words around the receipt; its sentences are written once for page and mail, in survey/stored-receipt.ts. */
export const receiptWords = {
  summary: "What we keep, and until when",
  erase: (button: string): string => `press “${button}” above`,
} as const;
