import type { Case, NotThis } from "../../diagnosis/case/case.ts";
import { tickedThemes } from "../../diagnosis/case/own-theory.ts";
import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { likelihoodFrom, unlikelyUnder } from "../../knowledge/likelihood.ts";
import type { Submission } from "../../survey/submission.ts";
import { inWords } from "../../survey/writing.ts";
import { inPercent } from "../chapters/root-themes.ts";
import type { Block } from "../report.ts";
import { plain, say, strong, type Text } from "../text.ts";
import { themeWords } from "../wording.ts";
import { likelyThemes } from "./likely-themes.ts";
import { pageOneWords as words } from "./page-one.words.ts";
import { closed, longestInLine, section } from "./quoted.ts";

/** More than these would take the room of what it is. */
const mostNotThese = 2;

/** From here on a cause shows as 50% or more. */
const evens = 0.495;

/** What is unlikely, and a line on what is likely too: some of that is told among the causes. */
export function notThese(
  { notThese: found, finding }: Case,
  submission: Submission,
  { themes }: Diagnosis,
): readonly Block[] {
  const likely = likelyThemes(themes, finding.themes);
  const unlikely = found.filter(({ theme }) => !likely.some(({ id }) => id === theme));
  const also = likely.filter(({ id }) => !finding.themes.includes(id));
  const ticked = tickedThemes(submission);
  const isOpen = ({ id, probability }: (typeof themes)[number]): boolean =>
    probability >= evens ||
    (probability >= unlikelyUnder && ticked.has(id) && !unlikely.some(({ theme }) => theme === id));
  const untold = themes.filter((theme) => isOpen(theme) && !likely.includes(theme));
  const [likelyToo, possible] = [also.filter(isVeryLikely), also.filter((theme) => !isVeryLikely(theme))];
  const named = (some: typeof also): string =>
    inWords(some.map(({ id, probability }) => `${themeWords[id].noun} (${inPercent(probability)})`));
  return [
    ...(unlikely.length === 0
      ? []
      : [
          section("not-these", words.notThese.title),
          { kind: "list", ordered: false, items: unlikely.slice(0, mostNotThese).map(notThisLine) } as const,
        ]),
    ...(also.length + untold.length === 0
      ? []
      : [
          section("also-possible", likelyToo.length > 0 ? words.notThese.also.likely : words.notThese.also.title),
          {
            kind: "paragraph",
            role: "body",
            text: plain(words.notThese.also.text(named(likelyToo), named(possible), named(untold))),
          } as const,
        ]),
  ];
}

const isVeryLikely = ({ probability }: Diagnosis["themes"][number]): boolean =>
  probability >= likelihoodFrom["very-likely"];

function notThisLine({ name, probability, why, quotes, sum, flips }: NotThis): Text {
  const odds = probability === null ? "" : words.notThese.percent(inPercent(probability));
  const quoted = (why.endsWith(":") ? quotes.slice(0, 1) : []).flatMap(({ text }) => [
    ...plain(" "),
    ...closed(text, longestInLine),
  ]);
  const rest = [sum, flips].filter((text) => text !== null && text !== "").join(" ");
  return say`${strong(name)}${odds}. ${why}${quoted} ${rest}`;
}
