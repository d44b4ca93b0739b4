/** The language of the text in this folder, for the document's `lang` and `dir`. */
export const language = { lang: "en", dir: "ltr" } as const;
