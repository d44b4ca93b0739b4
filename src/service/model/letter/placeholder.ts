/** A placeholder of a letter: `{q1}`, `{s2}`, `{hidden.hours}`. */
export const placeholder = /\{([a-z][a-z0-9_.]*)\}/gu;

/** A placeholder that touches a letter, digit or symbol is part of something else: `{s1}000`, `-{s1}`, `{s1}-hour`. */
export const glued = new RegExp(
  `[\\p{L}\\p{N}$€£%+/&}–-]${placeholder.source}|${placeholder.source}[\\p{L}\\p{N}$€£%+/&{–-]`,
  "u",
);
