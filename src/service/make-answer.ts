import { diagnose } from "../diagnosis/diagnose.ts";
import type { Diagnosis } from "../diagnosis/diagnosis.ts";
import type { Peers } from "../diagnosis/peers.ts";
import { composeReport } from "../report/compose-report.ts";
import type { Brand, Occasion } from "../report/occasion.ts";
import { renderHtmlInPieces } from "../report/render-html.ts";
import type { Words } from "../report/words.ts";
import type { Submission } from "../survey/submission.ts";
import type { AnalyzeAnswer, Engine } from "../survey/wire.ts";
import { type Asking, diagnoseWithModel } from "./model/diagnose-with-model.ts";
import type { Receipt } from "./model/receipt.ts";
import type { ModelPorts } from "./ports.ts";
import { progressOf, progressWithModel, type Tell, tellNobody } from "./progress.ts";

/** The whole answer to a successful call, before it is written down. */
export interface Answer extends Omit<AnalyzeAnswer, "analysis" | "diagnosis" | "engine" | "id" | "receipt"> {
  /** The report, piece by piece: joined they are the `analysis` of the call, a complete HTML document. */
  readonly document: readonly string[];
  readonly diagnosis: Diagnosis;
  readonly engine: Engine;
  /** The words of a model that stand in the report, for every file that is made of it later. Absent where none do. */
  readonly words?: Words;
  /** Present where a model was asked, also when nothing of its replies was used. */
  readonly receipt?: Receipt;
  /** What the report says of other shops, for every file that is made of it later. Absent where they are not compared. */
  readonly peers?: Peers;
}

/**
 * Makes the answer to one submission. Without a model it is pure but for `tell`: the same submission and occasion give the
 * same answer. With one, what the model cannot do, or not in time, the rules do: there is an answer in every case.
 *
 * @param address whose share of tokens is used; `null` asks no model
 */
export function makeAnswer(
  submission: Submission,
  occasion: Occasion,
  tell: Tell = tellNobody,
  address: string | null = null,
  model?: ModelPorts,
): Promise<Answer> {
  return model === undefined || address === null
    ? answerByRules(submission, occasion, tell)
    : answerWithModel(submission, occasion, tell, { ...model, address });
}

async function answerByRules(submission: Submission, occasion: Occasion, tell: Tell): Promise<Answer> {
  await tell(progressOf("reading-answers", readMessage));
  const diagnosis = diagnose(submission);
  await tellDiagnosed(diagnosis, (stage, message) => tell(progressOf(stage, message)));
  const document = renderHtmlInPieces(composeReport(submission, diagnosis, occasion));
  await tell(progressOf("writing-report", writtenMessage));
  const contact = contactOf(submission, occasion.brand);
  return { document, ...contact, diagnosis, engine: { kind: "rules" }, ...shown(occasion) };
}

async function answerWithModel(submission: Submission, occasion: Occasion, tell: Tell, model: Asking): Promise<Answer> {
  await tell(progressWithModel("reading-answers", readMessage));
  const diagnosed = (found: Diagnosis) =>
    tellDiagnosed(found, (stage, message) => tell(progressWithModel(stage, message)));
  const { diagnosis, words, ...made } = await diagnoseWithModel(submission, model, { tell, diagnosed });
  const document = renderHtmlInPieces(composeReport(submission, diagnosis, occasion, words));
  await tell(progressWithModel("writing-report", writtenMessage));
  const answer = { document, ...contactOf(submission, occasion.brand), diagnosis, ...made, ...shown(occasion) };
  return words === undefined ? answer : { ...answer, words };
}

const shown = ({ peers }: Occasion): Pick<Answer, "peers"> => (peers === undefined ? {} : { peers });

const readMessage = "Your answers are read";
const writtenMessage = "The report is written";

async function tellDiagnosed(
  { themes, kpis }: Diagnosis,
  tell: (stage: "ranking-themes" | "pricing-hours" | "planning-kpis", message: string) => Promise<void>,
): Promise<void> {
  await tell("ranking-themes", `${themes.length} root themes ranked`);
  await tell("pricing-hours", "Hidden hours priced");
  await tell("planning-kpis", `${kpis.length} KPIs planned`);
}

/** The report of an answer, whole. */
export const analysisOf = ({ document }: Answer): string => document.join("");

/**
 * The JSON text of an answer, in pieces that only have to be written one behind the other.
 *
 * In pieces, because a text as long as a report is costly to hold: V8 keeps it outside of the young heap, and twice as
 * wide as soon as it has one dash in it.
 *
 * @param id names the stored report; left out where nothing is stored
 */
export function jsonOf({ document, ...rest }: Answer, id?: string): readonly string[] {
  const others = JSON.stringify(id === undefined ? rest : { ...rest, id });
  return ['{"analysis":"', ...document.map((piece) => JSON.stringify(piece).slice(1, -1)), '",', others.slice(1)];
}

/** Whom the reader turns to: the operator when named, else the shop's own contact. */
function contactOf({ owner_name, owner_email }: Submission, { contact }: Brand) {
  return { contact_name: contact?.name ?? owner_name, email: contact?.email ?? owner_email };
}
