/** What a time ticket books. Words of systems in small letters; our own reading, November 2026. */
const bookingWords: Readonly<Record<"setup" | "run" | "indirect", readonly string[]>> = {
  setup: ["s", "setup", "set up", "su", "set-up", "r\u00fcsten", "preparaci\u00f3n"],
  run: ["r", "p", "run", "production", "prod", "running", "d", "direct", "labor", "fertigen", "bearbeiten"],
  indirect: ["i", "indirect", "a", "attendance", "b", "break", "nonproductive", "idle", "overhead", "gemeinkosten"],
};

export type BookingKind = keyof typeof bookingWords;

/** `null` for a word that nobody knows. */
export function bookingKindOf(text: string): BookingKind | null {
  const word = text.trim().toLowerCase();
  const found = Object.entries(bookingWords).find(([, words]) => words.includes(word));
  return (found?.[0] as BookingKind | undefined) ?? null;
}
