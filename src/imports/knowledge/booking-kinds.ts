/** What a time ticket books, by the words that systems use, in lower case. Our own reading, November 2026. */
const bookingWords: Readonly<Record<"setup" | "run" | "rework" | "indirect", readonly string[]>> = {
  setup: ["s", "setup", "set up", "su", "set-up", "r\u00fcsten", "preparaci\u00f3n"],
  run: ["r", "p", "run", "production", "prod", "running", "d", "direct", "labor", "fertigen", "bearbeiten"],
  rework: ["rework", "rwk", "rw", "nacharbeit", "retrabajo"],
  indirect: [
    "i",
    "indirect",
    "a",
    "attendance",
    "b",
    "break",
    "nonproductive",
    "idle",
    "overhead",
    "gemeinkosten",
    "wait",
    "waiting",
    "down",
    "downtime",
    "maintenance",
    "inspect",
    "inspection",
    "clean",
    "cleaning",
    "clean up",
    "cleanup",
    "meeting",
    "training",
    "training/meeting",
    "lunch",
    "pto",
  ],
};

export type BookingKind = keyof typeof bookingWords;

/** `null` for an unknown word. */
export function bookingKindOf(text: string): BookingKind | null {
  const word = text.trim().toLowerCase();
  const found = Object.entries(bookingWords).find(([, words]) => words.includes(word));
  return (found?.[0] as BookingKind | undefined) ?? null;
}
