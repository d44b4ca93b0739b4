/** The names of months in English and the foreign languages we know, and their short forms, without accents. */
const months: readonly (readonly string[])[] = [
  ["jan", "january", "januar", "janv", "janvier", "ene", "enero", "gen", "gennaio", "janeiro"],
  ["feb", "february", "februar", "fev", "fevr", "fevrier", "febrero", "febbraio", "fevereiro"],
  ["mar", "march", "mrz", "marz", "mars", "marzo", "marco"],
  ["apr", "april", "avr", "avril", "abr", "abril", "aprile"],
  ["may", "mai", "mayo", "mag", "maggio", "maio"],
  ["jun", "june", "juni", "juin", "junio", "giu", "giugno", "junho"],
  ["jul", "july", "juli", "juil", "juillet", "julio", "lug", "luglio", "julho"],
  ["aug", "august", "aou", "aout", "ago", "agosto"],
  ["sep", "sept", "september", "septembre", "septiembre", "setiembre", "set", "settembre", "setembro"],
  ["oct", "october", "okt", "oktober", "octobre", "octubre", "ott", "ottobre", "out", "outubro"],
  ["nov", "november", "novembre", "noviembre", "novembro"],
  ["dec", "december", "dez", "dezember", "decembre", "dic", "diciembre", "dicembre", "dezembro"],
];

/** From 0; -1 if the word isn't the name of a month. */
export function monthOf(word: string): number {
  const plain = word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return months.findIndex((names) => names.includes(plain));
}

/** The days of the week in the same languages. `Mar` may be a Tuesday or March, so the date is read with it first. */
export const weekday =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|(?:mo|di|mi|do|fr|sa|so)|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|(?:lun|mar|mi[eé]|jue|vie|s[aá]b|dom|mer|jeu|ven|sam|dim|gio)\p{L}*|(?:seg(?:unda)?|ter(?:ça)?|qua(?:rta)?|qui(?:nta)?|sex(?:ta)?)(?:-feira)?)\.?,?\s+/iu;

/** Monday to Sunday, as lists write them in a column of their own. */
const weekdays: readonly RegExp[] = [
  /^(?:mon?|lun)(?:day|tag|di|es|edi)?$/,
  /^(?:tues?|di|mar)(?:day|enstag|di|tes)?$/,
  /^(?:wed|mi|mer|mie)(?:nesday|ttwoch|credi|rcoles)?$/,
  /^(?:thu|thurs?|do|jeu|jue)(?:day|nnerstag|di|ves)?$/,
  /^(?:fri?|ven|vie)(?:day|eitag|dredi|rnes)?$/,
  /^(?:sat?|sab|sam)(?:urday|mstag|stag|edi|ado)?$/,
  /^(?:sun|so|dim|dom)(?:day|nntag|anche|ingo)?$/,
];

/** From 0 for Monday; -1 if the word isn't a day of the week. */
export function weekdayOf(word: string): number {
  const plain = word.normalize("NFKD").replace(/\p{M}/gu, "").replace(/\.$/, "").toLowerCase();
  return weekdays.findIndex((names) => names.test(plain));
}
