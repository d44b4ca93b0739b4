/**
 * The fonts we ship, in the order they are searched for a character. No other font is used: the templates turn off
 * fallback, and ours come before the machine's own of the same name. Each is read from disk when a character first
 * needs it, so the large ones for Chinese and Korean cost nothing unless used.
 */
export const fonts = [
  { family: "IBM Plex Sans", from: "ibm-plex-sans", cuts: ["400Regular", "600SemiBold"] },
  { family: "Noto Sans", from: "noto-sans", cuts: ["400Regular", "600SemiBold"] },
  { family: "IBM Plex Sans Arabic", from: "ibm-plex-sans-arabic", cuts: ["400Regular", "600SemiBold"] },
  { family: "Noto Sans Hebrew", from: "noto-sans-hebrew", cuts: ["400Regular", "600SemiBold"] },
  { family: "Noto Sans Thai", from: "noto-sans-thai", cuts: ["400Regular", "600SemiBold"] },
  { family: "Noto Sans Devanagari", from: "noto-sans-devanagari", cuts: ["400Regular", "600SemiBold"] },
  { family: "NanumGothic", from: "nanum-gothic", cuts: ["400Regular", "700Bold"] },
  { family: "Chocolate Classical Sans", from: "chocolate-classical-sans", cuts: ["400Regular"] },
  { family: "Noto Sans Math", from: "noto-sans-math", cuts: ["400Regular"] },
  { family: "Noto Sans Symbols", from: "noto-sans-symbols", cuts: ["400Regular", "600SemiBold"] },
  { family: "Noto Sans Symbols 2", from: "noto-sans-symbols-2", cuts: ["400Regular"] },
  { family: "Noto Emoji", from: "noto-emoji", cuts: ["400Regular", "600SemiBold"] },
] as const satisfies readonly { readonly family: string; readonly from: string; readonly cuts: readonly string[] }[];

/** The font of drawings. It has every character in our own labels. */
export const drawingFont = fonts[0].family;
