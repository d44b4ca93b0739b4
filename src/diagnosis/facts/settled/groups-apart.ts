import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { isReportField } from "../../../survey/free-text.ts";
import { matchesIn } from "../../matches.ts";
import { writtenNumber } from "../numbers/number-in-text.ts";
import type { Answer, Group } from "./form.ts";
import type { Sentence } from "./load.ts";
import { numberOf } from "./times.ts";

/** Two groups of the same kind, counted separately. */
export interface Groups {
  /** What went wrong: `late`, `scrapped`. */
  readonly what: string;
  readonly groups: readonly [Group, Group];
  readonly said: readonly Sentence[];
}

const n = (name: string): string => `(?<${name}>${writtenNumber})`;
const none = "none|no one|nobody|zero|not one";
const wrong = `(?:late|bad|scrapped?|rejected|wrong|short|back)`;

interface Found extends Group {
  readonly what: string;
  readonly at: number;
}

/** `18 repeats, none late`, `12 first-time parts, 8 late`. */
const counted = quick(
  new RegExp(
    String.raw`(?<![\w.,$-])${n("all")} (?<name>[a-z][\w-]*(?: [a-z][\w-]*){0,2}), (?:(?<bad>${writtenNumber}|${none}|only one|just one)|all) (?:of (?:them|those) )?(?:were |was |went |came |shipped )?(?<what>${wrong}|on time)\b`,
    "giu",
  ),
);
/** `16 of them was the shipyard's own forgings, and all 16 went on time`. */
const allOnTime = quick(
  new RegExp(
    String.raw`(?<![\w.,$-])${n("all")} (?:of (?:them|those|these) |[a-z][\w-]* )(?<does>[^.;]{0,90}?),? and (?:all \d*|every one(?: of them)?|not one(?: of them)?) ?(?:of them )?(?:went|were|was|shipped|came|went out|is|are) (?<what>on time|good|late)\b`,
    "giu",
  ),
);
/** `The other 31, we was late on 18`, `the other 150 we ground nights … and threw away 20`. */
const others = quick(
  new RegExp(
    String.raw`\bthe (?:other|rest,?) ${n("all")},? (?<does>[^.;]{0,60}?)(?: and)? ?(?:(?:were |was |we was |we were )?(?<late>late) on|(?<scrap>threw away|scrapped|threw out|lost|rejected)) ${n("bad")}\b`,
    "giu",
  ),
);
const othersLate = quick(
  new RegExp(
    String.raw`\bthe other ${n("all")}\b[^.;]{0,40}?,? (?<![\w.,$-])(?<bad>${writtenNumber}|${none}) (?:of them |of those )?(?:were|was|went|came|shipped|are) (?<what>${wrong})\b`,
    "giu",
  ),
);
/** `We ground 200 gears Monday to Thursday on days and threw away 2`. */
const madeAndLost = quick(
  new RegExp(
    String.raw`\b(?:ground|ran|made|cut|shipped|turned|did|milled|built|started|quoted) ${n("all")} (?<name>[a-z][\w-]*)(?<does>[^.;]{0,60}?) and (?:(?<scrap>threw away|scrapped|threw out|rejected|lost)|(?:were|was) (?<late>late) on) (?<bad>${writtenNumber}|${none})\b`,
    "giu",
  ),
);
const forms = [counted, allOnTime, others, othersLate, madeAndLost];

/** How many went wrong; `undefined` if the number isn't one. @param all how many there are, if `all` of them did well */
function badOf(
  { bad: written, what = "" }: Readonly<Record<string, string | undefined>>,
  all: number,
): number | undefined {
  if (written === undefined) return 0;
  const count = /^(?:none|no one|nobody|zero|not one)$/i.test(written)
    ? 0
    : numberOf(written.replace(/^(?:only|just) /i, ""));
  if (count === undefined || count > all) return undefined;
  return /on time|good/i.test(what) ? all - count : count;
}

const kindOf = (what: string): string =>
  /late|on time/i.test(what) ? "late" : /scrap|threw|good|lost/i.test(what) ? "scrapped" : what.toLowerCase();

const foundIn = (text: string): readonly Found[] =>
  forms
    .flatMap((form) => matchesIn(text, form).flatMap(groupOf))
    .toSorted((a, b) => a.at - b.at)
    .filter((one, at, list) => list.findIndex((other) => other.all === one.all && other.bad === one.bad) === at);

function groupOf({ groups: found = {}, index }: RegExpExecArray): readonly Found[] {
  const all = numberOf(found.all);
  if (all === undefined || all < fewest || !Number.isInteger(all)) return [];
  const bad = badOf(found, all);
  const what = kindOf(found.what ?? found.late ?? found.scrap ?? "");
  return bad === undefined ? [] : [{ name: nameOf(found), all, bad, what, at: index }];
}

/** `repeats`, `gears Monday to Thursday on days`, `that were the shipyard's own forgings`, `ground nights and Fridays`. */
function nameOf({ name = "", does = "" }: Readonly<Record<string, string | undefined>>): string {
  const said = does.trim().replace(/^(?:we|I|they) /, "");
  const own = /^(?:was|were|is|are) (?<what>.+)$/i.exec(said)?.groups?.what;
  const short = (own ?? said).split(/ (?:what|which|that|because|since|so|but|with)\b|,/)[0]?.trim() ?? "";
  if (short === "" || short.split(" ").length > longestName) return name;
  return own !== undefined && name === ""
    ? `that were ${short}`
    : [name, short].filter((part) => part !== "").join(" ");
}
/** How many words a title has room for. */
const longestName = 6;

/** Of fewer than this in a group, shares say nothing. Own judgment. */
const fewest = 8;
/** Shares closer than this may be luck. Own judgment. */
const leastApart = 0.2;
const leastTimes = 4;

/** `48 of the 120 go to Fort Wayne, and 21 of the 22 late ones are in that bunch`. */
const partAndLate = new RegExp(
  String.raw`(?<![\w.,$-])${n("part")} (?:[a-z]+ )?of the (?:last )?${n("all")} (?<does>[^.;]{0,90}?),? and ${n("badPart")} of the ${n("bad")} (?<what>late|bad|scrapped|rejected)\b`,
  "iu",
);

function partIn(text: string): Omit<Groups, "said"> | undefined {
  const found = partAndLate.exec(text)?.groups ?? {};
  const [part, all, badPart, bad] = [found.part, found.all, found.badPart, found.bad].map(numberOf);
  if (part === undefined || all === undefined || badPart === undefined || bad === undefined) return undefined;
  if (part >= all || badPart > bad || badPart > part || bad - badPart > all - part) return undefined;
  return {
    what: kindOf(found.what ?? ""),
    groups: [
      { name: thatDo(found.does), all: part, bad: badPart },
      { name: "", all: all - part, bad: bad - badPart },
    ],
  };
}

/** `go to Fort Wayne for the color` as `that go to Fort Wayne`; empty if it is something else. */
function thatDo(does = ""): string {
  const said =
    /^(?:(?:ones|jobs|lots|orders|parts) )?(?<verb>go|goes|went|come|came|needs?|needed|had|have|ran|run|get|got) (?<rest>[^,;:]{3,})/i.exec(
      does,
    );
  const { verb = "", rest = "" } = said?.groups ?? {};
  const short = rest.split(/ (?:for|because|since|when|so|but|that|which|with)\b/i)[0] ?? "";
  return short === "" || short.split(" ").length > 5 ? "" : `that ${verb.toLowerCase()} ${short}`;
}

const areApart = ({ groups: [a, b] }: Omit<Groups, "said">): boolean => {
  const [low, high] = [a.bad / a.all, b.bad / b.all].toSorted((x, y) => x - y) as [number, number];
  return a.all >= fewest && b.all >= fewest && (high - low >= leastApart || (high >= leastTimes * low && high >= 0.08));
};

/** Two groups that differ in how many went wrong, told in up to three sentences in a row. */
export function groupsApart({ field, texts }: Answer): Groups | undefined {
  if (!isReportField(field)) return undefined;
  for (const [at, text] of texts.entries()) {
    const part = partIn(text);
    if (part && areApart(part)) return { ...part, said: [{ field, text }] };
    const window = texts.slice(at, at + 3);
    const found = window.flatMap((one) => foundIn(one).map((group) => ({ ...group, one })));
    const [first, second] = found.filter(({ what }) => what === found[0]?.what);
    if (first === undefined || second === undefined || first.one !== text) continue;
    const both: Omit<Groups, "said"> = { what: first.what, groups: [first, second] };
    if (areApart(both))
      return { ...both, said: [...new Set([first.one, second.one])].map((one) => ({ field, text: one })) };
  }
  return undefined;
}
