import type { Case } from "../../diagnosis/case/case.ts";
import type { CrossCheck } from "../../diagnosis/diagnosis.ts";
import { storiesOf } from "../../knowledge/cross-checks/cross-check-stories.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import { citedText } from "../cite.ts";
import type { Block } from "../report.ts";
import { say, type Text } from "../text.ts";
import { chapterWords } from "./chapters.words.ts";

const words = chapterWords.crossChecks;

/** The most lines of the chapter; the first ones win. Own judgment. */
const maxLines = 2;

/** The chapter of contradictions and opportunities that concern the leading cause, one line each. */
export function crossChecks(all: readonly CrossCheck[], found: Case): readonly Block[] {
  const about = all.filter((one) => concernsLeadingCause(one, found)).slice(0, maxLines);
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
 * Whether a cross-check concerns the leading cause; one without a list of causes (a measured value) always does. A named
 * bottleneck that other answers doubt doesn't, because page one has it.
 */
function concernsLeadingCause({ id, kind }: CrossCheck, { causes, finding }: Case): boolean {
  if (kind === "perception-gap") return false;
  const [leading] = causes;
  const stories = (storiesOf as Readonly<Record<string, readonly ThemeId[]>>)[id];
  if (stories === undefined) return true;
  return finding.rests !== "too-little" && leading !== undefined && stories.includes(leading.theme);
}

/** A cross-check as a line, without its sources, which are in the evidence. */
function lineOf({ title, means, check }: CrossCheck): Text {
  return say`${words.line(title.replace(/[.]$/, ""), citedText(means))}${words.check(citedText(check))}`;
}
