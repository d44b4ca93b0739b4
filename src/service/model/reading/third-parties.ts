/** Patterns of people and companies that we don't know by name. Best effort: what doesn't look like a name is missed. */

const digitWord = "(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)";

/** `bob at plater dot com`, `bob (at) plater.com` */
const spelledEmail =
  /[\p{L}\p{N}._-]{1,64}\s{0,2}(?:[([{]\s?at\s?[)\]}]|\sat\s)\s{0,2}[\p{L}\p{N}-]{1,63}(?:\s{0,2}(?:[([{]\s?dot\s?[)\]}]|\sdot\s|\.)\s{0,2}(?:com|net|org|us|biz|io|co|edu|gov|example)\b)/giu;

/** A local number of seven digits, and digits written out as words. */
const shortPhone = /(?<![\d.,-])\d{3}[-.]\d{4}(?![\d.,-]?\d)/g;
const spelledPhone = new RegExp(`\\b${digitWord}(?:[\\s,-]{1,3}${digitWord}){6,14}\\b`, "gi");

const address = /(?<=https?:\/\/(?:www\.)?|\bwww\.)[^\s<>"'()]{3,200}/gi;
const bareDomain = /(?<![\w.@/-])[a-z\d][a-z\d-]{1,62}\.(?:com|net|org|us|biz|io)\b(?!\.\w)/gi;

const capital = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,30}";

/** `Miller & Sons Plating Inc.` */
const firm = new RegExp(
  `(?:${capital}\\s(?:(?:&|and)\\s)?){1,4}(?:Inc|LLC|Ltd|Corp|Corporation|Incorporated|GmbH|Co)\\b\\.?`,
  "gu",
);

const titled = new RegExp(`\\b(?:Mr|Mrs|Ms|Dr)\\.?\\s${capital}(?:\\s${capital})?`, "gu");

const roles =
  "foreman|supervisor|planner|scheduler|manager|programmer|machinist|inspector|operator|buyer|owner|boss|partner|brother|son|wife|husband";
/** `our foreman Tom Becker` */
const inRole = new RegExp(`(?<=\\b(?:${roles}),?\\s)${capital}\\s${capital}`, "gu");

/** Common first names in American shops that mean nothing else there. */
const firstNames =
  "James|John|Robert|Michael|Mike|David|Dave|William|Richard|Rick|Joseph|Joe|Thomas|Tom|Charles|Christopher|Chris|Daniel|Dan|Matthew|Matt|Anthony|Tony|Steven|Steve|Paul|Andrew|Andy|Kenneth|Ken|Kevin|Brian|George|Timothy|Tim|Ronald|Ron|Jason|Edward|Jeffrey|Jeff|Ryan|Jacob|Gary|Eric|Jonathan|Stephen|Larry|Justin|Scott|Brandon|Benjamin|Ben|Samuel|Sam|Gregory|Greg|Patrick|Jerry|Dennis|Tyler|Aaron|Jose|Adam|Nathan|Henry|Zachary|Kyle|Carlos|Juan|Luis|Mary|Patricia|Jennifer|Linda|Elizabeth|Barbara|Susan|Jessica|Karen|Sarah|Lisa|Nancy|Sandra|Ashley|Emily|Michelle|Amanda|Melissa|Deborah|Stephanie|Rebecca|Laura|Cynthia|Amy|Angela|Maria";
const knownFirst = new RegExp(`\\b(?:${firstNames})\\b(?:\\s${capital})?`, "gu");

export const thirdParties = [
  { by: "[email]", pattern: spelledEmail },
  { by: "[phone]", pattern: shortPhone },
  { by: "[phone]", pattern: spelledPhone },
  { by: "[website]", pattern: address },
  { by: "[website]", pattern: bareDomain },
  { by: "[company]", pattern: firm },
  { by: "[person]", pattern: titled },
  { by: "[person]", pattern: inRole },
  { by: "[person]", pattern: knownFirst },
] as const;
