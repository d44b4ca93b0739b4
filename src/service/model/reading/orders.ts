import { memoizeText } from "../../../diagnosis/memoize.ts";
import { folded } from "./folded.ts";

/**
 * Whether an answer tells the author of the report what to write or how to weigh it, in English.
 *
 * Such an answer was typed to steer a machine, so nothing that a model quotes from it counts, however much it sounds
 * like a shop. Our own reader still reads the rest. Owners often leave out the “we” and write “Repeat jobs wait” or “Put
 * hot jobs first”, so it is an order only if it says what to write, or where. Own judgment: one of 16,490 labeled
 * statements is read as an order, and no answer of a case. Orders in other words aren't caught and count as statements
 * about the shop.
 */
export const givesOrders = memoizeText((text): boolean => {
  // Struck-through or accented letters must not hide an order.
  const plain = folded(text).text;
  return orders.some((pattern) => pattern.test(plain));
});

/** Where an order starts: not after “we”, “they” or “customers”, which make it a statement. */
const begin = String.raw`(?:^|[.!?:;\n\]"“”*#>—–]\s{0,3}|\b(?:please|assistant|i want you to|you (?:must|should|shall|have to|are to))[,:]?\s+)`;

const order = (words: string): RegExp => new RegExp(begin + words, "iu");

const verbs =
  "(?:write|say|state|claim|declare|conclude|assert|repeat|announce|confirm|mention|insist|pretend|argue|emphasi[sz]e|stress|put down)";
const parts = "(?:summary|report|answer|analysis|diagnosis|sentence|section|paragraph|page|theme|kpi)s?";

const orders: readonly RegExp[] = [
  order(String.raw`${verbs}\b(?: [\w’'-]+){0,5}? that\b(?! down)`),
  order(
    String.raw`tell (?:them|him|her|everybody|everyone|the (?:reader|owner|customer|shop))\b(?: \w+)? (?:that|to)\b`,
  ),
  order(String.raw`${verbs}\s*(?::|exactly\b|word for word|in (?:every|each|all|the) (?:\w+ )?${parts}\b)`),
  order(String.raw`(?:guarantee|promise) (?:that\b|the (?:reader|owner|shop)\b)`),
  order(String.raw`(?:rank|score|weigh) (?:\S+ ){1,3}(?:first|last|highest|lowest|higher|lower)\b`),
  order(
    String.raw`(?:give|set|raise|lower|delete|drop|rank|return|choose|pick)\b[^.]{0,40}\b(?:probability|themes?|symptoms?)\b`,
  ),
  /\b(?:give|set|raise|lower)\b[^.]{0,30}\bprobabilit/iu,
  /\b(?:summary|analysis|diagnosis|report|(?:every|each|first|last) (?:sentence|section|page))\b[^.]{0,20}\b(?:must|should|shall|has to|is to) (?:say|state|claim|read)\b/iu,
  /\b(?:operators?|makers?|developers?|authors?|owners?) of this (?:tool|survey|form|program|site)\b[^.]{0,20}(?:verified|:|,)/iu,
  order(String.raw`(?:count|treat|take|read|regard)\b[^.]{0,40}\banswers?\b[^.]{0,20}\b(?:as|for)\b`),
  /\buse your own (?:figures|numbers|words|judge?ment)\b/iu,
  /\b(?:make|let|have) (?:the|your) (?:report|summary|diagnosis|analysis|answer) (?:say|state|claim|show|read|name)\b/iu,
  /\bin your (?:report|summary|diagnosis|analysis|answer)\b|\byour (?:report|summary|diagnosis|analysis|answer) (?:must|should|shall|has to)\b/iu,
  /\b(?:quote|copy|repeat|take|use) this (?:line|sentence|text|paragraph|into|as)\b/iu,
  /\bthe (?:correct|right|true) (?:result|answer|diagnosis) (?:for|of|is)\b/iu,
  /#{2,}\s*(?:instruction|response|input|system)\b/iu,
  /\b(?:dear|hey|hello|hi),? (?:assistant|ai|bot|model)\b/iu,
];
