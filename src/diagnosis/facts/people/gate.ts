import { firstNames } from "../../../knowledge/patterns/first-names.ts";
import { type FreeTextField, reportFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { memoizeEach } from "../../memoize.ts";
import { sentencesOf } from "../../reader/words.ts";

/** The one person who has to touch every job, and when that person isn't there. */
export interface Gate {
  /** `Mr. Duc`, `Renee`. */
  readonly who: string;
  /** The sentences that say so, in order. */
  readonly said: readonly { readonly field: FreeTextField; readonly text: string }[];
  /** Whether they say that the person isn't there for a part of the time. */
  readonly isAway: boolean;
}

const passes = String.raw`(?:touches off|does|checks?|signs?|stamps?|approves?|releases?|okays?|oks?|buys? off|inspects?|looks? (?:at|over)|sets? up|programs?|prices?|quotes?|schedul\w+|has to (?:see|check|sign|approve))`;
const everyOne = String.raw`(?:all (?:two|three|four|five|six|seven|eight|nine|ten|\d+)\b|for (?:everybody|everyone|all)\b|(?:every|each|all(?: the)?|any) (?:new |first |single |big |hot |finished )*(?:jobs?|parts?|pieces?|lots?|orders?|programs?|quotes?|set-?ups?|travelers?|one|first article|shipments?|po)\b)`;
const named = String.raw`(?<who>(?:Mr\.|Mrs\.|Ms\.) \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+)`;
const touches = new RegExp(
  String.raw`\b${named}(?: and \p{L}+)? (?:[a-z]+ ){0,3}?${passes}\b[^.;]{0,60}?\b${everyOne}`,
  "u",
);
/** `Nobody runs without a pink tag`. */
const stopped =
  /\b(?:nobody|no one|nothing|no (?:job|machine|part|lot|order)) (?:runs?|starts?|ships?|leaves?|moves?|goes|gets)\b[^.;]{0,40}?\b(?:without|until|till|unless|before) (?:an? |the |his |her |their )?(?<thing>[^.;,]{3,40})/i;
const away =
  /\b6(?::\d\d)? (?:a\.?m\.? )?to (?:2|3)(?::\d\d)?\b|\b(?:go(?:es)? home (?:at )?\d|days only|only (?:here )?(?:on )?days|leaves? (?:at )?\d|(?:first|day) shift only|not (?:here|in) (?:on )?(?:nights|fridays|weekends)|(?:three|four|3|4) days a week|gone by \d)\b/i;

/** The person whom every job waits for, if one sentence names both. */
export const gateIn = memoizeEach((submission: Submission): Gate | null => {
  const all = reportFields.flatMap((field) =>
    sentencesOf(submission[field] ?? "").map(({ text }) => ({ field, text })),
  );
  for (const one of all) {
    const who = touches.exec(one.text)?.groups?.who;
    if (who !== undefined && isPerson(who)) return gateOf(who, one, all);
  }
  for (const one of all) {
    const thing = stopped.exec(one.text)?.groups?.thing?.trim().toLowerCase().replace(/s$/, "");
    const last = thing?.split(" ").at(-1);
    const signer = last === undefined ? undefined : all.find(({ text }) => signs(last).test(text));
    const who = last === undefined ? undefined : signs(last).exec(signer?.text ?? "")?.groups?.who;
    if (who !== undefined && signer !== undefined && isPerson(who)) return gateOf(who, one, all, signer);
  }
  return null;
});

const signs = (thing: string): RegExp =>
  new RegExp(
    String.raw`\b${named}\b[^.;]{0,140}?\b(?:signs?|stamps?|gives?|writes?|hands? out|issues?) [^.;,]{0,24}?\b${thing}`,
    "u",
  );

const isPerson = (who: string): boolean => /\./.test(who) || firstNames.has(who.toLowerCase());

function gateOf(
  who: string,
  one: Gate["said"][0],
  all: Gate["said"],
  signer: Gate["said"][0] | undefined = undefined,
): Gate {
  const said = [one, ...(signer === undefined || signer === one ? [] : [signer])];
  const near = all.slice(0).filter(({ text }) => away.test(text) && (text.includes(who) || isNext(text, said, all)));
  const leaves = near.find((other) => !said.includes(other));
  return {
    who,
    said: leaves === undefined ? said : [...said, leaves],
    isAway: near.length > 0,
  };
}

/** A sentence about `he` or `she` right behind one that names the person. */
const isNext = (text: string, said: Gate["said"], all: Gate["said"]): boolean =>
  /^(?:and |but )?(?:he|she)\b/i.test(text) && said.some((one) => all[all.indexOf(one) + 1]?.text === text);
