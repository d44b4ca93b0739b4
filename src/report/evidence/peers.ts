import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import {
  type ComparedFigureId,
  comparedFigures,
  type PeerFacts,
  type PeerFigure,
  type PeerShares,
  type Peers,
  peerFactsOf,
  type ShopKind,
  sizeClasses,
} from "../../diagnosis/peers.ts";
import { questionOf } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { inWords } from "../../survey/writing.ts";
import { type Against, type AgainstRow, againstHeight } from "../charts/against.ts";
import { estimate, exact, percent, plainNumber, twoFigures } from "../format.ts";
import type { Block } from "../report.ts";
import { answer, joined, plain, say, strong, type Text } from "../text.ts";
import type { Chart, Paragraph, Table } from "../text-blocks.ts";
import { peersWords as words } from "./peers.words.ts";

/** The shop next to the stored shops of its kind. Empty if shops aren't compared at all. */
export function peersCompared(
  peers: Peers | undefined,
  submission: Submission,
  diagnosis: Diagnosis,
): readonly Block[] {
  switch (peers?.kind) {
    case undefined:
      return [];
    case "no-kind":
      return apart(words.noKind.title, plain(words.noKind.text));
    case "not-enough":
      return apart(words.notEnough.title, words.notEnough.text(kindWords(peers.group)));
    case "compared":
      return compared(peers, submission, peerFactsOf(submission, diagnosis));
  }
}

const kindWords = ({ size, work }: ShopKind): Text => say`${sizeClasses[size].words}, ${answer(work)}`;

const apart = (text: string, about: Text): readonly Block[] => [
  { kind: "heading", level: 3, id: "peers", topic: "", text },
  { kind: "paragraph", role: "body", text: about },
];

type Compared = Extract<Peers, { kind: "compared" }>;

function compared({ group, figures, choices }: Compared, submission: Submission, own: PeerFacts | null) {
  const standings = figures.map((figure) => standingOf(figure, own?.figures[figure.id]));
  const fewest = Math.min(...[...figures, ...choices].map(({ shops }) => shops));
  return [
    ...apart(headlineOf(standings), words.about(kindWords(group), fewest)),
    ...stripsOf(standings),
    ...(standings.length === 0 ? [] : [figuresTable(standings), definitions(standings)]),
    ...(choices.length === 0 ? [] : [choicesTable(choices, submission)]),
  ] satisfies readonly Block[];
}

type Standing = "below" | "within" | "above";

interface ComparedFigure extends PeerFigure {
  readonly name: string;
  /** `null` if the shop gave no such figure. */
  readonly own: { readonly value: number; readonly text: string; readonly standing: Standing } | null;
}

function standingOf(figure: PeerFigure, value: number | undefined): ComparedFigure {
  const { name } = comparedFigures[figure.id];
  if (value === undefined) return { ...figure, name, own: null };
  // Compared as shown, so that no one is "below" a figure that reads the same as theirs.
  const shown = isGiven(figure.id) ? value : Number(value.toPrecision(2));
  const standing = shown < figure.lower ? "below" : shown > figure.upper ? "above" : "within";
  return { ...figure, name, own: { value, text: ownText(figure.id, value), standing } };
}

/** Whether a figure is shown unrounded. */
const isGiven = (id: ComparedFigureId): boolean => ["points", "$/h"].includes(comparedFigures[id].unit);

function headlineOf(standings: readonly ComparedFigure[]): string {
  const outside = standings.filter(({ own }) => own !== null && own.standing !== "within");
  if (!standings.some(({ own }) => own !== null)) return words.title.noFigures;
  if (outside.length === 0) return words.title.inside;
  return words.title.outside(inWords(outside.map(nameInside)));
}

const nameInside = ({ name }: ComparedFigure): string => name.charAt(0).toLowerCase() + name.slice(1);

function stripsOf(standings: readonly ComparedFigure[]): readonly Chart[] {
  if (standings.length === 0) return [];
  const plot: Against = { kind: "against", rows: standings.map(stripOf) };
  const rowTexts = plot.rows.map(({ name, own, published }) => `${name}: ${own.text}, ${published.text}`);
  return [
    {
      kind: "chart",
      title: words.chart.title,
      description: words.chart.description(rowTexts.join("; ")),
      plot,
      rows: againstHeight(standings.length),
      caption: plain(words.chart.caption),
    },
  ];
}

function stripOf({ id, name, lower, upper, own }: ComparedFigure): AgainstRow {
  const isIndex = comparedFigures[id].unit === "points";
  const end = isIndex ? 100 : Math.max(own?.value ?? 0, upper) * 1.2;
  const band = own && { low: own.value, high: own.value };
  return {
    name,
    end,
    endText: isIndex ? "100" : written(id, end),
    published: { low: lower, high: upper, text: words.chart.shops(written(id, lower), written(id, upper)) },
    own: own ? { band, text: words.chart.you(own.text) } : { band: null, text: words.chart.noFigure },
  };
}

function figuresTable(standings: readonly ComparedFigure[]): Table {
  return {
    kind: "table",
    caption: words.table.caption,
    columns: words.table.columns.map((title, at) => ({ title, align: at < 2 ? "start" : "end" })),
    rows: standings.map(({ id, name, lower, median, upper, own }) => [
      plain(name),
      plain(own ? words.table.standing[own.standing] : words.table.noFigure),
      plain(own?.text ?? "–"),
      ...[lower, median, upper].map((value) => plain(written(id, value))),
    ]),
  };
}

function definitions(standings: readonly ComparedFigure[]): Paragraph {
  const lines = standings.map(({ id, name }) => `${name}: ${comparedFigures[id].definition}.`);
  return { kind: "paragraph", role: "note", text: plain(words.definitions(lines.join(" "))) };
}

function choicesTable(choices: Compared["choices"], submission: Submission): Table {
  return {
    kind: "table",
    caption: words.choices.caption,
    columns: [
      { title: words.choices.columns.question, align: "start" },
      { title: words.choices.columns.shops, align: "start" },
    ],
    rows: choices.map(({ field, shares }) => [
      plain(questionOf(field).label),
      joined(
        shares.map((one) => shareWords(one, one.choice === submission[field])),
        "; ",
      ),
    ]),
  };
}

const shareWords = ({ choice, share }: PeerShares["shares"][number], isOwn: boolean): Text =>
  say`${isOwn ? strong(words.choices.own(choice)) : choice}: ${share === null ? words.choices.few : words.choices.about(percent(share))}`;

/** A figure for the other shops, already rounded. */
function written(id: ComparedFigureId, value: number): string {
  const { unit } = comparedFigures[id];
  switch (unit) {
    case "points":
    case "per-machine":
      return twoFigures(value);
    case "h/yr":
    case "$/h":
      return estimate(value, unit);
  }
}

/** The shop's own value: an estimate with two significant figures, a stated value in full. */
function ownText(id: ComparedFigureId, value: number): string {
  const { unit } = comparedFigures[id];
  switch (unit) {
    case "points":
      return plainNumber(value);
    case "per-machine":
      return twoFigures(value);
    case "$/h":
      return exact(value, unit);
    case "h/yr":
      return estimate(value, unit);
  }
}
