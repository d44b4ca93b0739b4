import { each, small, type Unit } from "./goal-units.ts";

/** What is said to have a number, from the words before it and after its unit. */
export function nameOf(unit: Unit, before: string, rest: string): string {
  switch (unit.kind) {
    case "none":
      return before;
    case "percent":
      return before || nameAfter(rest);
    case "things":
      if (unit.per === "") return before || `${unit.things}${where.exec(rest)?.[0] ?? ""}`;
      return `${unit.things || before} ${each(unit.per)}`.trim();
    case "time": {
      const { from, to } = path.exec(rest)?.groups ?? {};
      if (from !== undefined && to !== undefined) return `${from} to ${to}`;
      const place = ofHours.exec(rest)?.groups?.place;
      if (place !== undefined && /^hours$/.test(unit.text)) return `${unit.text} ${place}`;
      return before || nameAfter(rest);
    }
  }
}

/** `17 jobs in the queue`. */
const where = /^ (?:in|on|at) (?:the|our) [a-z]+/i;
/** `61 days from PO to truck`, `40 days PO to truck`. */
const path = new RegExp(
  String.raw`^ (?:of )?(?:from )?(?:the |our |an? )?(?<from>(?!(?:${small}|down|up|back|going|able)\b)[\w-]+(?: (?!(?:${small})\b)[\w-]+)?) to (?:the |our |an? )?(?<to>(?!(?:${small}|be|do|go|make|hit|\d)\b)[a-z][\w-]*)`,
  "i",
);
/** `3.5 hours at night`, `6.5 hours in the night on each machine`. */
const ofHours = /^ (?<place>(?:at|in the|a|per|each|every) (?:night|evening)s?\b(?: (?:on|per|for) each [a-z]+)?)/i;
/** `61 days lead time`, `28% gross margin in a quarter`. */
const nounAfter = new RegExp(
  String.raw`^ (?:of )?(?<noun>(?:on[- ]time|(?:waiting|looking|hunting|searching) (?:on|for) [a-z]+|(?!(?:${small})\b)[a-z][a-z-]*(?: (?!(?:${small})\b)[a-z][a-z-]*){0,2}))(?=[,.;:!?)]| (?:${small})\b|$)`,
  "i",
);

function nameAfter(rest: string): string {
  const noun = /^ of work\b/i.test(rest) ? "" : (nounAfter.exec(rest)?.groups?.noun ?? "");
  return isName(noun) ? noun : "";
}

/** The subject of the clause that a number stands in; empty if it is a pronoun or no noun at all. */
export function nameBefore(before: string): string {
  const mean = meanFrom.exec(before)?.groups?.name;
  if (mean !== undefined) return mean;
  const clause =
    before
      .split(/[,;:(] |[—–]| (?:and|but|which|that|because|while|so) /)
      .filter((part) => /\S/.test(part) && !/^\s*(?:median|mean|average)\s*$/i.test(part))
      .at(-1) ?? "";
  const subject =
    verb.exec(clause.replace(/^\s*(?:the|our|my) (?:average|typical|usual) /i, ""))?.groups?.subject ?? clause;
  const name = subject
    .trim()
    .replace(/^from (?=.+ to )/i, "")
    .replace(/ per (?=[a-z]+$)/i, " a ")
    .replace(/ it$/i, "")
    .replace(/^(?:and|but|so|after that|then|right now|today|currently|now),? /i, "")
    .replace(
      /^(?:(?:I|we) (?:want|need)(?: to)?(?: (?:see|have|get|hit|reach|be))? |get(?:ting)? |bring |cut |raise |keep |hold |have |reduce |lower )/i,
      "",
    )
    .replace(/^(?:the|our|my|your|an?|average|typical|on average)(?: (?:average|the|our))? /i, "")
    .replace(ending, "");
  return isName(name) ? name : "";
}

/** `The mean time from tray to slip was`. */
const meanFrom =
  /^(?:the |our |my )?(?<name>(?:mean|average|median|typical|usual|normal) [a-z ]{3,20}? from [^.,;]+? to [^.,;]+?) (?:was|is|has been|runs?|averages?)\b/i;

/** A sentence that is only a name, before those with its numbers: `Past due. It was $410,000 on Friday.` */
export function nameInTitle(sentence: string): string {
  const title = onlyName.exec(sentence)?.groups?.name ?? "";
  return isName(title) && !isWish.test(title) && !verb.test(title) ? title : "";
}
const onlyName =
  /^(?:(?:the|our|my|more|fewer|less|lower|higher|better|shorter|just) )*(?<name>[a-z][a-z-]+(?: [a-z-]+){0,3}?)(?: out (?:of )?the (?:door|gate|shop|building))?[.:]?$/i;
const isWish =
  /^(?:get|make|ship|stop|cut|keep|raise|hit|run|grow|sell|win|hire|buy|find|fix|finish|deliver|same|speed|peace|money|control|growth|help|time|everything|nothing|yes|no|good morning|hello)\b|\b(?:please|thanks?|better|faster|more)$/i;

const ending =
  /(?: (?:back|down|up|again|right|now|today|currently|of|at|in|within|from|to|only|just|still|already|under|below|over|above|about|around))+\s*$/i;

/** What stands before the verb: `Our lead time` of `Our lead time is at`. */
const verb =
  /^(?<subject>.+?)(?:['’]s(?! score ?cards?\b)| (?:is|are|was|were|has|have|had|costs?|eats?|burns?|went|crept|grew|rose|jumped|takes?|took|runs?|ran|averages?|averaged|sits?|stands?|hovers?|should|must|needs?|ought|got|goes|comes?|back|down|up|from|going)\b)/i;
/** Whether these words before a number are nothing or only a name: `Lead time 40 days`. */
export const isBare = (before: string): boolean =>
  /^\W*(?:fewer than\s)?$/i.test(before) || (nameBefore(before) !== "" && !verb.test(before.replace(ending, "")));
const isName = (name: string): boolean =>
  !/^(?:has|have|past(?![- ]dues?)|under|below|over|above|back|down|up|at|from|to|in|on|with|by|for|of|more|less|weeks?|days?|hours?)\b(?![ -]time)/i.test(
    name,
  ) &&
  /^[a-z][\w%/&’'-]*(?: [\w%/&’'-]+){0,5}$/i.test(name) &&
  name.length > 2 &&
  !/ \d+$|^(?:bring|keep|cut|hold|lower|reduce|raise|drop|knock|push|take|max|maximum|limit|the|our|my|right|set|dates|please|all|and|but|so)$/i.test(
    name,
  ) &&
  !noSubject.test(name);
/** A pronoun, a verb or a stranger makes it something else than the name of what the shop counts. */
const noSubject =
  /\b(?:I|we|it|its|they|them|he|she|you|this|that|these|those|there|here|what|who|which|when|where|if|how|want|need|like|should|must|be|been|being|do|does|did|make|ship|get|got|gets|going|instead|rather|not|now|than|everybody|everyone|nobody|somebody|then|maybe|hit|reach|customers?(?! (?:complaints?|returns?|rejects?))|competitors?|competition|vendors?|suppliers?|dealers?|salesm[ae]n|others?|us|me|my|dad|father|fellow|competitor|shop in|see|lately|last|ago|counter|quoted|promised|lose|losing|cost|costs|goal|target|success|average|median|mean|reps?|because|present|usual|today|now|currently|numbers?|says?|said|tells?|told|counts?|takes?|took|had|January|February|March|April|May|June|July|August|September|October|November|December)\b/i;
