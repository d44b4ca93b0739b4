/** Patterns of people and companies that we don't know by name. Best effort: what doesn't look like a name is missed. */

const digitWord = "(?:zero|nought|oh|o|one|two|three|four|five|six|seven|eight|nine|double|triple)";

/** `bob at plater dot com`, `bob (at) plater.com`, `bob @ plater . com` */
const spelledEmail =
  /[\p{L}\p{N}._-]{1,64}\s{0,2}(?:[([{]\s?(?:at|@)\s?[)\]}]|\sat\s|@)\s{0,2}[\p{L}\p{N}-]{1,63}(?:\s{0,2}(?:[([{]\s?(?:dot|\.)\s?[)\]}]|\sdot\s|\.)\s{0,2}(?:com|net|org|us|biz|info|io|co|edu|gov|de|uk|ca|mx|fr|es|eu|example)\b)/giu;

/** A local number of seven digits, and ten digits or more one by one. */
const shortPhone = /(?<![\d.,-])\d{3}[-.]\d{4}(?![\d.,-]?\d)/g;
const spacedPhone = /(?<![\d.,-]\s?)\d(?:[\s.-]\d){9,14}(?![.,-]?\d)/g;

/** Digits as words, or as words and figures: `five five five oh 199`. */
const spelledNumber = new RegExp(
  `\\b(?:${digitWord}[\\s,.-]{0,3}|\\d{1,4}[\\s,.-]{1,3}){3,15}(?:${digitWord}|\\d{1,4})\\b`,
  "gi",
);
const anyDigit = new RegExp(`${digitWord}|\\d`, "gi");

/** Seven digits or more, three of them as words, are a phone number. */
function isSpelledPhone(text: string): boolean {
  const digits = text.match(anyDigit) ?? [];
  return digits.length >= 7 && digits.filter((one) => !/\d/.test(one)).length >= 3;
}

const address = /(?<=https?:\/\/(?:www\.)?|\bwww\.)[^\s<>"'()]{3,200}/gi;
const bareDomain = /(?<![\w.@/-])[a-z\d][a-z\d-]{1,62}\.(?:com|net|org|us|biz|info|io)\b(?!\.\w)/gi;

const capital = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,30}";

/** `Miller & Sons Plating Inc.`; `CTM Industries`; `Becker & Sons` */
const firm = new RegExp(
  `(?:${capital}\\s(?:(?:&|and)\\s)?){1,4}(?:Inc|LLC|Ltd|Corp|Corporation|Incorporated|GmbH|Co|Industries|Bros|Brothers|Sons)\\b\\.?`,
  "gu",
);

/** Words that come before a lowercase company name, never inside it. */
const beforeName =
  "a|all|an|and|are|as|at|by|call|called|for|from|has|have|if|in|is|like|of|on|or|our|says|see|than|that|the|then|their|to|until|use|we|when|with";
/** `apex heat treat llc` */
const lowercaseFirm = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])(?:(?!(?:${beforeName})\\s)[\\p{L}\\p{N}'’-]{1,30}\\s(?:(?:&|and)\\s)?){1,4}(?:inc|llc|ltd|corp|gmbh)\\b\\.?`,
  "gu",
);

const titled = new RegExp(`\\b(?:Mr|Mrs|Ms|Dr)\\.?\\s${capital}(?:\\s${capital})?`, "gu");
/** `mr alvarez`; “ms” and “dr” are also milliseconds and drills. */
const lowercaseTitled = /\bmrs?\.?\s[\p{L}\p{M}'’-]{2,30}/gu;

const roles =
  "foreman|supervisor|planner|scheduler|manager|programmer|machinist|inspector|operator|buyer|owner|boss|partner|brother|son|wife|husband";
/** `our foreman Tom Becker` */
const inRole = new RegExp(`(?<=\\b(?:${roles}),?\\s)${capital}\\s${capital}`, "gu");

/** Common first names in American shops that mean nothing else there. */
const firstNames =
  "James|John|Robert|Michael|Mike|David|Dave|William|Richard|Rick|Joseph|Joe|Thomas|Tom|Charles|Christopher|Chris|Daniel|Dan|Matthew|Matt|Anthony|Tony|Steven|Steve|Paul|Andrew|Andy|Kenneth|Ken|Kevin|Brian|George|Timothy|Tim|Ronald|Ron|Jason|Edward|Jeffrey|Jeff|Ryan|Jacob|Gary|Eric|Jonathan|Stephen|Larry|Justin|Scott|Brandon|Benjamin|Ben|Samuel|Sam|Gregory|Greg|Patrick|Jerry|Dennis|Tyler|Aaron|Jose|Adam|Nathan|Henry|Zachary|Kyle|Carlos|Juan|Luis|Mary|Patricia|Jennifer|Linda|Elizabeth|Barbara|Susan|Jessica|Karen|Sarah|Lisa|Nancy|Sandra|Ashley|Emily|Michelle|Amanda|Melissa|Deborah|Stephanie|Rebecca|Laura|Cynthia|Amy|Angela|Maria";
const knownFirst = new RegExp(`\\b(?:${firstNames})\\b(?:\\s${capital})?`, "gu");

/**
 * Common last names that aren't also a product or company in the trade. After a first name, they are a name in upper or
 * lower case.
 */
const lastNames =
  "Johnson|Williams|Jones|Garcia|Davis|Rodriguez|Martinez|Hernandez|Lopez|Gonzalez|Wilson|Anderson|Jackson|Thompson|Sanchez|Ramirez|Robinson|Nguyen|Patel|Perez|Rivera|Gomez|Diaz|Kowalski|Schmidt";
/** First names in lower or upper case, except those that are also words: `matt` finish, `jerry`-rigged, a `henry`. */
const anyCaseFirst = firstNames
  .split("|")
  .filter((one) => !["Matt", "Jerry", "Henry"].includes(one))
  .flatMap((one) => [one.toLowerCase(), one.toUpperCase()])
  .join("|");
const anyCaseLast = [lastNames, lastNames.toLowerCase(), lastNames.toUpperCase()].join("|");
const lowercaseFirst = new RegExp(`\\b(?:${anyCaseFirst})\\b(?:\\s(?:${anyCaseLast})\\b)?`, "gu");

export interface ThirdParty {
  readonly label: "[email]" | "[phone]" | "[website]" | "[company]" | "[person]";
  readonly pattern: RegExp;
  readonly holds?: (match: string) => boolean;
}

export const thirdParties: readonly ThirdParty[] = [
  { label: "[email]", pattern: spelledEmail },
  { label: "[phone]", pattern: shortPhone },
  { label: "[phone]", pattern: spacedPhone },
  { label: "[phone]", pattern: spelledNumber, holds: isSpelledPhone },
  { label: "[website]", pattern: address },
  { label: "[website]", pattern: bareDomain },
  { label: "[company]", pattern: firm },
  { label: "[company]", pattern: lowercaseFirm },
  { label: "[person]", pattern: titled },
  { label: "[person]", pattern: lowercaseTitled },
  { label: "[person]", pattern: inRole },
  { label: "[person]", pattern: knownFirst },
  { label: "[person]", pattern: lowercaseFirst },
];
