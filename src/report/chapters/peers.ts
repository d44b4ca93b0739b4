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
import type { Against, AgainstRow } from "../charts/against.ts";
import { estimate, exact, inWords, percent, plainNumber, twoFigures } from "../format.ts";
import type { Block, Chart, Paragraph, Table } from "../report.ts";
import { answer, joined, plain, say, strong, type Text } from "../text.ts";

/** The shop beside the stored shops of its kind. Says nothing where shops are not compared at all. */
export function peersBeside(peers: Peers | undefined, submission: Submission, diagnosis: Diagnosis): readonly Block[] {
  switch (peers?.kind) {
    case undefined:
      return [];
    case "no-kind":
      return apart("Shops like yours: your kind of work is missing", plain(noKind));
    case "not-enough":
      return apart("Shops like yours: not enough shops yet", notEnough(peers.group));
    case "compared":
      return compared(peers, submission, peerFactsOf(submission, diagnosis));
  }
}

const noKind =
  "You did not say what kind of work is most of yours, so we cannot tell which shops are like yours. The published figures above stand alone.";

const notEnough = (group: ShopKind): Text =>
  say`We compare you with other shops that answered here as soon as there are at least 20 of your kind: ${kindWords(group)}. There are not enough shops yet. Until then the published figures above stand alone.`;

const kindWords = ({ size, work }: ShopKind): Text => say`${sizeClasses[size].words}, ${answer(work)}`;

const apart = (text: string, words: Text): readonly Block[] => [
  { kind: "heading", level: 3, id: "peers", topic: "", text },
  { kind: "paragraph", role: "body", text: words },
];

type Compared = Extract<Peers, { kind: "compared" }>;

function compared({ group, figures, choices }: Compared, submission: Submission, own: PeerFacts | null) {
  const placed = figures.map((figure) => placedBy(figure, own?.figures[figure.id]));
  const fewest = Math.min(...[...figures, ...choices].map(({ shops }) => shops));
  return [
    ...apart(headlineOf(placed), aboutPeers(group, fewest)),
    ...stripsOf(placed),
    ...(placed.length === 0 ? [] : [figuresTable(placed), definitions(placed)]),
    ...(choices.length === 0 ? [] : [choicesTable(choices, submission)]),
  ] satisfies readonly Block[];
}

type Standing = "below" | "within" | "above";

interface Placed extends PeerFigure {
  readonly name: string;
  /** `null` where the shop gave no such figure. */
  readonly own: { readonly value: number; readonly text: string; readonly standing: Standing } | null;
}

function placedBy(figure: PeerFigure, value: number | undefined): Placed {
  const { name } = comparedFigures[figure.id];
  if (value === undefined) return { ...figure, name, own: null };
  // As it is shown: nobody stands below a figure that reads the same as theirs.
  const shown = isGiven(figure.id) ? value : Number(value.toPrecision(2));
  const standing = shown < figure.lower ? "below" : shown > figure.upper ? "above" : "within";
  return { ...figure, name, own: { value, text: ownText(figure.id, value), standing } };
}

/** Whether a figure is shown to the last digit. */
const isGiven = (id: ComparedFigureId): boolean => ["points", "$/h"].includes(comparedFigures[id].unit);

function headlineOf(placed: readonly Placed[]): string {
  const outside = placed.filter(({ own }) => own !== null && own.standing !== "within");
  if (!placed.some(({ own }) => own !== null)) return "Shops like yours: how they answered";
  if (outside.length === 0) return "You lie in the middle half of shops like yours in all that we compare";
  return `You lie outside the middle half of shops like yours in ${inWords(outside.map(nameInside))}`;
}

const nameInside = ({ name }: Placed): string => name.charAt(0).toLowerCase() + name.slice(1);

const aboutPeers = (group: ShopKind, fewest: number): Text =>
  say`Shops like yours: ${kindWords(group)}. Behind each figure stand the answers of at least ${fewest} shops that filled in this survey, each counted once; they are no sample of the trade. ${strong("The middle half")} leaves out the lowest and the highest quarter. Figures are rounded and change only when ten or more shops came or went, so that single shops stay hidden.`;

function stripsOf(placed: readonly Placed[]): readonly Chart[] {
  if (placed.length === 0) return [];
  const plot: Against = { kind: "against", rows: placed.map(stripOf) };
  const told = plot.rows.map(({ name, own, published }) => `${name}: ${own.text}, ${published.text}`);
  return [
    {
      kind: "chart",
      title: "You beside the middle half of shops like yours",
      description: `You beside shops of your kind: ${told.join("; ")}.`,
      plot,
      rows: Math.ceil(placed.length * 1.45),
      caption: plain("Band: the middle half of the shops. Diamond: you. Each strip has its own scale, from zero."),
    },
  ];
}

function stripOf({ id, name, lower, upper, own }: Placed): AgainstRow {
  const isIndex = comparedFigures[id].unit === "points";
  const end = isIndex ? 100 : Math.max(own?.value ?? 0, upper) * 1.2;
  const band = own && { low: own.value, high: own.value };
  return {
    name,
    end,
    endText: isIndex ? "100" : told(id, end),
    published: { low: lower, high: upper, text: `shops ${told(id, lower)} – ${told(id, upper)}` },
    own: own ? { band, text: `you: ${own.text}` } : { band: null, text: "you: no figure" },
  };
}

function figuresTable(placed: readonly Placed[]): Table {
  return {
    kind: "table",
    caption: "You and the middle half of the shops of your kind",
    columns: [
      { title: "About", align: "start" },
      { title: "You are", align: "start" },
      { title: "You", align: "end" },
      { title: "Lower end", align: "end" },
      { title: "Middle", align: "end" },
      { title: "Upper end", align: "end" },
    ],
    rows: placed.map(({ id, name, lower, median, upper, own }) => [
      plain(name),
      plain(own ? standingWords[own.standing] : "you gave no figure"),
      plain(own?.text ?? "–"),
      ...[lower, median, upper].map((value) => plain(told(id, value))),
    ]),
  };
}

function definitions(placed: readonly Placed[]): Paragraph {
  const lines = placed.map(({ id, name }) => `${name}: ${comparedFigures[id].definition}.`);
  return { kind: "paragraph", role: "note", text: plain(`How each is found. ${lines.join(" ")}`) };
}

const standingWords = {
  below: "below it",
  within: "within it",
  above: "above it",
} as const satisfies Record<Standing, string>;

function choicesTable(choices: Compared["choices"], submission: Submission): Table {
  return {
    kind: "table",
    caption: "How shops of your kind answered, to the nearest tenth of them",
    columns: [
      { title: "Question", align: "start" },
      { title: "Shops like yours", align: "start" },
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
  say`${isOwn ? strong(`${choice} (you)`) : choice}: ${share === null ? "few or none" : `about ${percent(share)}`}`;

/** A figure of the shops, which is rounded already. */
function told(id: ComparedFigureId, value: number): string {
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

/** The shop's own: estimates with two figures, what it gave to the last one. */
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
