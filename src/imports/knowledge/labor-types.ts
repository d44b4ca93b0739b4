/** What a time ticket books, by the words that systems use, in lower case. Our own reading, November 2026. */
const laborTypeWords: Readonly<Record<"setup" | "run" | "rework" | "indirect", readonly string[]>> = {
  setup: [
    ...["s", "setup", "set up", "su", "set-up", "set", "r\u00fcsten", "umr\u00fcsten", "r\u00fcstzeit"],
    ...["preparaci\u00f3n", "ajuste", "r\u00e9glage", "pr\u00e9paration", "attrezzaggio", "prepara\u00e7\u00e3o"],
  ],
  run: [
    ...["r", "p", "run", "production", "prod", "running", "d", "direct", "labor", "process", "machining"],
    ...["fertigen", "bearbeiten", "bearbeitung", "fertigung", "produktion", "hauptzeit"],
    ...["producci\u00f3n", "usinage", "produzione", "lavorazione", "produ\u00e7\u00e3o"],
  ],
  rework: ["rework", "rwk", "rw", "nacharbeit", "retrabajo", "retouche", "retrabalho", "rilavorazione"],
  indirect: [
    "i",
    "ind",
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
    ...["st\u00f6rung", "stillstand", "warten", "wartung", "pause", "reinigen", "reinigung"],
    ...[
      "paro",
      "espera",
      "mantenimiento",
      "limpieza",
      "arr\u00eat",
      "attente",
      "panne",
      "nettoyage",
      "fermo",
      "guasto",
      "attesa",
      "pulizia",
      "manutenzione",
      "riunione",
      "parada",
    ],
  ],
};

export type LaborType = keyof typeof laborTypeWords;

/** `null` for an unknown word. */
export function laborTypeOf(text: string): LaborType | null {
  const word = text.trim().toLowerCase();
  const found = Object.entries(laborTypeWords).find(([, words]) => words.includes(word));
  if (found !== undefined) return found[0] as LaborType;
  const [first = ""] = word.split(/[^\p{L}]/u);
  return first.length > 3 && laborTypeWords.indirect.includes(first) ? "indirect" : null;
}
