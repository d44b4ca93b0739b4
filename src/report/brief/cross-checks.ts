import type { Case } from "../../diagnosis/case/case.ts";
import type { CrossCheck } from "../../diagnosis/diagnosis.ts";
import { storiesOf } from "../../knowledge/cross-checks/cross-check-stories.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import { citedText } from "../cite.ts";
import type { Block } from "../report.ts";
import { say, type Text } from "../text.ts";
import { chapterWords } from "./chapters.words.ts";

const words = chapterWords.crossChecks;

/** How many lines the chapter has. */
const maxLines = 2;

/** Contradictions about these causes and data that could be used tomorrow, one line each. */
export function crossChecks(all: readonly CrossCheck[], found: Case): readonly Block[] {
  const about = all.filter((one) => isOfStory(one, found)).slice(0, maxLines);
  const clashes = about.filter(({ kind }) => kind !== "opportunity");
  const ready = about.filter(({ kind }) => kind === "opportunity");
  if (about.length === 0) return [];
  const title = clashes.length === 0 ? words.tomorrow : ready.length === 0 ? words.fits : words.both;
  return [
    { kind: "heading", level: 2, id: "findings", topic: words.topic, text: title },
    { kind: "list", ordered: false, items: [...clashes, ...ready].map(lineOf) },
  ];
}

/**
 * Whether a cross-check is about a cause that these pages cover. Measured values always are. Who gets the blame is on page
 * one.
 */
function isOfStory({ id, kind }: CrossCheck, { causes, finding }: Case): boolean {
  if (kind === "perception-gap") return false;
  const [lead] = causes;
  const stories = (storiesOf as Readonly<Record<string, readonly ThemeId[]>>)[id];
  if (stories === undefined) return true;
  return finding.rests !== "too-little" && lead !== undefined && stories.includes(lead.theme);
}

/** A cross-check as a line, without its sources, which are in the evidence. */
function lineOf({ title, means, check }: CrossCheck): Text {
  return say`${words.line(title.replace(/[.]$/, ""), citedText(means))}${words.check(citedText(check))}`;
}
