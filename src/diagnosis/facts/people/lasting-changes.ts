import { firstNames } from "../../../knowledge/patterns/first-names.ts";
import { type FreeTextField, freeTextFields, isReportField } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { memoizeEach } from "../../memoize.ts";
import { sentencesOf } from "../../reader/words.ts";

/** Something that changed at the shop and stayed that way, as they tell it. */
export interface LastingChange {
  readonly field: FreeTextField;
  readonly text: string;
  /** `in February`, `last fall`; `null` if they don't say when. */
  readonly when: string | null;
  /** Whether somebody left, or does less or something else now. */
  readonly isOfPerson: boolean;
}

const month = "January|February|March|April|May|June|July|August|September|October|November|December";
const when = new RegExp(
  String.raw`\b(?:(?:in|since|back in|this|last|until|till|as of|after|by) (?:early |late |mid-?)?(?:${month}|(?:the )?(?:spring|summer|fall|autumn|winter)|year|month|quarter|(?:19|20)\d\d|Christmas|Easter|Labor Day|New Year['’]?s?))\b`,
);
const role =
  "man|guy|lady|girl|woman|fellow|inspector|programmer|planner|foreman|buyer|estimator|maintenance man|setup man|partner|toolmaker|expediter|dad|father|brother|wife";
const leftVerb = String.raw`(?:retired|left(?! (?:it|the|his|her|them|a|over))|quit(?! (?:on|doing|at \d))|moved (?:away|on|to)|passed away|died|got hired|took (?:a job|retirement)|went (?:part[- ]time|to (?:days|nights|(?:two|three|four|\d) days|work for|another)))`;
const leftBy = new RegExp(
  String.raw`\b(?:(?<name>\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)?|(?:[Tt]he|[Oo]ur|[Mm]y|[Oo]ne|old|[Aa]|night|day) (?:[\w-]+ ){0,2}(?:${role}))(?:['’]s \d\d,[^.;]*?)?,? (?:who [^.;,]{0,40})?(?:just |finally )?${leftVerb}`,
  "u",
);
const lost = new RegExp(
  String.raw`\b[Ll]ost (?:\p{Lu}\p{Ll}+|(?:our|the|my|a|one|two) (?:[\w-]+ ){0,2}(?:${role}))\b`,
  "u",
);
const moved =
  /\b(?:moved|put|took|pulled|shifted|switched|sent) (?:him|her|them|\p{Lu}\p{Ll}+) (?:to|on|off|over|onto|out|back)\b/u;
const usedTo = /\bused to (?:see to|come|sit|do|check|help|walk|run|go|work|grease|order|call|keep|look|take|make)\b/;
const wentTo = /\b(?:went|cut back|dropped) to (?:two|three|four|\d) days\b/;
const weChanged =
  /\b(?:[Ww]e|I|[Tt]hey) (?:switched|changed|moved|went|stopped|dropped|cut|let|laid off|took on|picked up|landed|added|started|bought|put in|got rid of|gave up|lost)\b/;
/** A trouble that was over in days, a wish, and what someone else's weather did. */
const isOver =
  /\b(?:replaced|fixed|repaired|resolved|insurance|(?:lost|down|out|shut)[^.;]{0,20} (?:a |one |two |three |four |five |\d )?(?:days?|hours|nights?)|two days|three days|four days after|power|ice storm|hail|hurricane|snow|flood\w*|strike|fire|audit|chiller|compressor|roof|transformer)\b/i;
const isWished = /\b(?:want|would|could|should|thinking|looking at|plan(?:ning)? to|going to|may|might|if)\b/i;

/** Changes that lasted, in order; those of people first. */
export const lastingChangesIn = memoizeEach((submission: Submission): readonly LastingChange[] => {
  const all = freeTextFields.filter(isReportField).flatMap((field) =>
    sentencesOf(submission[field] ?? "").flatMap((sentence, at, sentences): readonly LastingChange[] => {
      const { text } = sentence;
      const time = when.exec(text)?.[0] ?? null;
      const isOfPerson = isAboutPerson(text, time !== null);
      const isOfShop = time !== null && weChanged.test(text);
      if ((!isOfPerson && !isOfShop) || isOver.test(text) || isWished.test(text)) return [];
      const before = /^(?:He|She)\b/.test(text) ? sentences[at - 1] : undefined;
      const whole = (submission[field] ?? "").slice(before?.start ?? sentence.start, sentence.start + text.length);
      return [{ field, text: whole, when: time, isOfPerson }];
    }),
  );
  const weight = (one: LastingChange): number => 2 * Number(one.isOfPerson) + Number(one.when !== null);
  return all.toSorted((a, b) => weight(b) - weight(a));
});

function isAboutPerson(text: string, isDated: boolean): boolean {
  if (usedTo.test(text) && !/\b(?:we|it|that) used to\b/i.test(text)) return true;
  if (wentTo.test(text)) return true;
  if (!isDated) return false;
  const found = leftBy.exec(text);
  const name = found?.groups?.name;
  const isSomeone =
    found !== null && (name === undefined || firstNames.has(name.toLowerCase()) || /^(?:He|She)$/.test(name));
  return isSomeone || lost.test(text) || moved.test(text);
}
