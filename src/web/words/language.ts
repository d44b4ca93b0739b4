/** The language that the words in this folder are written in. The document's `lang` and `dir` come from here. */
export const language = { lang: "en", dir: "ltr" } as const;
