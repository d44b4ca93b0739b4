import type { Case } from "../../../diagnosis/case/case.ts";
import type { Group, Shown } from "../../../diagnosis/facts/settled/form.ts";
import { groupName } from "../../../diagnosis/facts/settled/settled.ts";
import { capitalized } from "../../../survey/writing.ts";
import { oneDecimal, percent } from "../../format.ts";
import { plain, type Text } from "../../text.ts";
import type { HeadlineFigure, Reading } from "../../text-blocks.ts";
import { partsOf } from "../size/size-readings.ts";
import { proofWords } from "./proof.words.ts";

// The picture of what the shop's own numbers settle: hours needed and there, or a share in each of two groups.

type Of<K extends Shown["kind"]> = Extract<Shown, { readonly kind: K }>;
const words = proofWords.figure;

/** One figure with its sums, or one for each group. @param text the sums with the words they rest on */
export function proofFigures(
  { shows, sums }: NonNullable<Case["proof"]["shown"]>,
  text: Text,
): readonly HeadlineFigure[] {
  switch (shows.kind) {
    case "load":
      return [figureOf(words.load.name, loadReading(shows), text)];
    case "stood":
      return [figureOf(words.stood.name, stoodReading(shows), text)];
    case "groups":
      return shows.groups.map((group, at) =>
        figureOf(
          capitalized(groupName(shows.groups, at)),
          groupReading(shows.what, group),
          plain(`${sums[at] ?? ""}.`),
        ),
      );
  }
}

const figureOf = (name: string, reading: Reading, text: Text): HeadlineFigure => ({
  name,
  readings: [reading],
  words: text,
  how: [],
});

function loadReading({ needs, needsThen, has, period, isThenWanted }: Of<"load">): Reading {
  const end = Math.max(needs, needsThen ?? 0, has);
  const today = Math.max(needs, has);
  const fit = Math.min(needs, has);
  const bar = partsOf(end, "h", [
    { to: fit, tone: "good", name: words.load.has(oneDecimal(fit)) },
    ...(needs > has ? [{ to: today, tone: "loss", name: words.load.over(oneDecimal(needs - has)) } as const] : []),
    ...(end > today
      ? [{ to: end, tone: "loss-soft", name: needs > has ? "" : words.later(isThenWanted) } as const]
      : []),
  ]);
  // Three names don't fit under a short bar.
  const scale = needs > has ? { ...bar, endText: "" } : bar;
  const unit = words.loadUnit(period);
  return { value: oneDecimal(needs), unit, scale, description: words.loadIs(oneDecimal(needs), oneDecimal(has)) };
}

function groupReading(unit: string, { all, bad }: Group): Reading {
  const scale = partsOf(all, "", [
    { to: bad, tone: "loss", name: "" },
    { to: all, tone: "good", name: "" },
  ]);
  const value = percent(bad / all);
  return { value, unit, scale, description: `${value} ${unit}` };
}

function stoodReading({ has, of }: Of<"stood">): Reading {
  const unit = words.stoodUnit(oneDecimal(has));
  const scale = partsOf(has, "h", [
    { to: has - of, tone: "accent", name: words.stood.cut },
    { to: has, tone: "loss", name: words.stood.idle },
  ]);
  return { value: oneDecimal(of), unit, scale, description: `${oneDecimal(of)} ${unit}` };
}
