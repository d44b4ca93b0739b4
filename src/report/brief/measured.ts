import type { Diagnosis, Loss } from "../../diagnosis/diagnosis.ts";
import { isWhole, type Measured, mayBeWaiting, measuredIn, measuredText } from "../../diagnosis/kpis/measured.ts";
import type { Derivation } from "../../diagnosis/losses/figure.ts";
import { lightOf, lightWords } from "../../knowledge/kpi-record/signals.ts";
import { measuredRatios } from "../../knowledge/odds/measured-kpis.ts";
import type { Submission } from "../../survey/submission.ts";
import { inWords } from "../../survey/writing.ts";
import type { Block } from "../report.ts";
import { plain, type Text } from "../text.ts";
import type { HeadlineFigure } from "../text-blocks.ts";
import { ownSignal } from "./dashboard/tile-lights.ts";
import { measuredWords as words } from "./measured.words.ts";

/** The most values on the page; the dashboard has all of them. */
const maxLines = 4;

/** What the shop's own files say: first where they contradict an answer, then what concerns the leading causes. */
export function measured(submission: Submission, { findings, themes }: Diagnosis): readonly Block[] {
  const all = measuredIn(submission);
  if (all.length === 0) return [];
  const contradicting = findings.filter(({ id }) => id.startsWith("measured-"));
  const contradicted = new Set(contradicting.map(({ id }) => id.replace("measured-", "")));
  const rank = ({ kpi }: Measured): number => {
    const places = (measuredRatios[kpi] ?? []).map(({ theme }) => themes.findIndex(({ id }) => id === theme));
    return Math.min(themes.length, ...places);
  };
  const others = all.filter(({ kpi }) => !contradicted.has(kpi)).toSorted((a, b) => rank(a) - rank(b));
  const lines = [
    ...contradicting.map(({ title }) => words.contradicts(title)),
    ...others.map((one) => lineOf(one, submission)),
  ];
  const left = lines.length - maxLines;
  return [
    { kind: "heading", level: 3, id: "measured", topic: "", text: words.title },
    { kind: "list", ordered: false, items: lines.slice(0, maxLines) },
    ...(left > 0 ? [{ kind: "paragraph", role: "note", text: plain(words.more(left)) } as const] : []),
  ];
}

function lineOf(one: Measured, submission: Submission): Text {
  const signal = ownSignal(one.kpi, submission);
  const light = lightOf(signal, one.value);
  const said = words.speaks(measuredText(one), lightWords(one.kpi, signal).green, words.lights[light]);
  const limits = [
    ...(mayBeWaiting(one, submission) ? [words.holdsWaits] : []),
    ...(isWhole(one) ? [] : [words.fewRows]),
  ];
  return [...said, ...limits.flatMap((limit) => plain(` ${limit}`))];
}

/** A sentence on which parts of a figure were measured; empty if the shop measured nothing at all. */
function measuredPart(submission: Submission, losses: readonly Pick<Loss, "amount">[]): string {
  if (measuredIn(submission).length === 0) return "";
  const names = new Set(losses.flatMap(({ amount }) => namesIn(amount.derivation)));
  return names.size === 0 ? words.estimated : words.restsOn(inWords([...names]));
}

/** Says which part of a figure was measured, once the shop has measured anything. */
export function withMeasured(
  figure: HeadlineFigure,
  submission: Submission,
  losses: readonly Pick<Loss, "amount">[] | null,
): HeadlineFigure {
  const said = losses === null ? "" : measuredPart(submission, losses);
  return said === "" ? figure : { ...figure, words: [...figure.words, ...plain(` ${said}`)] };
}

const namesIn = ({ inputs }: Derivation): readonly string[] =>
  inputs.flatMap((input) => (input.kind === "parameter" && input.measured ? [input.name] : []));
