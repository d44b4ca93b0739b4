import type { Diagnosis, Evidence } from "../../diagnosis/diagnosis.ts";
import type { Figure } from "../../diagnosis/losses/figure.ts";
import type { Peers } from "../../diagnosis/peers.ts";
import { benchmarks } from "../../knowledge/figures/benchmarks.ts";
import { isKpiId } from "../../knowledge/kpis/kpis.ts";
import { systems } from "../../knowledge/systems/systems.ts";
import { isThemeId } from "../../knowledge/themes.ts";
import type { Brand } from "../../report/occasion.ts";
import type { Words } from "../../report/words.ts";
import { type Field, isField } from "../../survey/questionnaire.ts";
import type { Engine } from "../../survey/wire/response.ts";
import type { Receipt } from "../model/receipt.ts";
import { fitsDiagnosis } from "../schemas/diagnosis-schema.ts";
import { type StoredDossier, submissionIn, wholeWords } from "./stored-dossier.ts";

/**
 * What releases before the dossier stored: the finished response, including HTML. It is shown as it was,
 * because its brand is stored nowhere else.
 */
export interface OlderResponse {
  /** The report: a complete HTML document. */
  readonly analysis: string;
  /** In the shape of the release that made it. */
  readonly diagnosis: unknown;
  readonly engine: Engine;
  readonly words?: Words;
  readonly receipt?: Receipt;
  readonly peers?: Peers;
}

// The cast is sound: all these releases wrote these fields.
export const olderResponseIn = (json: string): OlderResponse => JSON.parse(json) as OlderResponse;

/**
 * The dossier of an older response, for today's files. `undefined` if its diagnosis has another shape or names what no longer
 * exists.
 *
 * @param brand today's
 */
export function dossierFromOlder(
  { diagnosis, engine, words, receipt, peers }: OlderResponse,
  answers: Readonly<Record<string, unknown>>,
  date: string,
  brand: Brand,
): StoredDossier | undefined {
  if (!fitsDiagnosis(diagnosis) || !namesOnlyKnown(diagnosis)) return undefined;
  return {
    submission: submissionIn(answers),
    diagnosis,
    occasion: { date, brand, ...(peers && { peers }) },
    engine,
    ...(words && { words: wholeWords(words) }),
    ...(receipt && { receipt }),
  };
}

/** Whether today's tables have every theme, KPI, question, benchmark and system that a diagnosis names. */
function namesOnlyKnown(diagnosis: Diagnosis): boolean {
  const { themes, kpis, later_kpis, findings, chain, sharpen, systems: named } = diagnosis;
  const inputs = figuresIn(diagnosis).flatMap(({ derivation }) => derivation.inputs);
  return (
    [
      ...themes.map(({ id }) => id),
      ...diagnosis.other_losses.map(({ theme }) => theme),
      ...(chain === null ? [] : [chain.break_at, ...chain.links.flatMap(({ from, to }) => [from, to])]),
      sharpen.lead.first,
      sharpen.lead.second,
      ...sharpen.questions.flatMap(({ would_change }) => would_change?.leads ?? []),
      ...sharpen.measure.counts.map(({ theme }) => theme),
    ].every(isThemeId) &&
    [...kpis, ...later_kpis].every(({ id }) => isKpiId(id)) &&
    [
      ...themes.flatMap(({ evidence }) => evidence.map(({ field }) => field)),
      ...kpis.flatMap(({ because }) => because.map(({ field }) => field)),
      ...findings.flatMap(({ said }) => said.map(({ field }) => field)),
      ...sharpen.questions.map(({ field }) => field),
      ...inputs.flatMap((input) => (input.kind === "answer" ? [input.field] : [])),
      ...named.map(({ named_in }) => named_in),
    ].every((field) => isField(field) || notAsked.has(field)) &&
    [
      ...[...kpis, ...findings].flatMap(({ benchmarks: ids }) => ids),
      ...inputs.flatMap((input) => (input.kind === "benchmark" ? [input.id] : [])),
    ].every((id) => Object.hasOwn(benchmarks, id)) &&
    named.every(({ id }) => Object.hasOwn(systems, id))
  );
}

const notAsked: ReadonlySet<string> = new Set<Exclude<Evidence["field"], Field>>([
  "happens_weekly",
  "does_not_happen",
  "measured",
  "letter",
]);

const figuresIn = ({ capacity, themes, other_losses, ...whole }: Diagnosis): readonly Figure[] => [
  ...[whole.hidden_hours, whole.hidden_dollars, whole.contribution_dollars, whole.cap_share, whole.one_hour_a_week],
  ...Object.values(capacity),
  ...[...themes.flatMap(({ losses }) => losses), ...other_losses].map(({ amount }) => amount),
];
