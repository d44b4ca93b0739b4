import { mostInformative, statementsByWorth } from "../diagnosis/sharpen.ts";
import type { Field } from "../survey/questionnaire.ts";
import { readWitness, saysAnything } from "../survey/read-witness.ts";
import type { Submission } from "../survey/submission.ts";
import type { StatementId } from "../survey/weekly-checklist.ts";
import { askedOfAll, type WitnessAnswers, type WitnessRole, witnessRoles } from "../survey/witness.ts";
import type { Admission, InvitedWitness, Store } from "./ports.ts";
import { shopNameOf } from "./show-report.ts";
import { submissionIn } from "./stored-dossier.ts";
import { lastMoment } from "./witnesses.ts";

/** Questions beside the weekly checklist and those that all are asked, so that three minutes are enough. */
const mostOfRole = 6;

/** What one witness is asked. */
export interface WitnessForm {
  readonly shopName: string;
  readonly role: WitnessRole;
  /** Whether the owner decided to show answers by role. */
  readonly showsRoles: boolean;
  /** How many people the owner asked so far, this one included. */
  readonly people: number;
  /** The weekly checklist, the most telling first. */
  readonly statements: readonly StatementId[];
  /** Beside the weekly checklist: those that all are asked, then the most telling. */
  readonly questions: readonly Field[];
  /** What was answered before; empty where nothing was. */
  readonly answers: WitnessAnswers;
  readonly hasAnswered: boolean;
  readonly mayShowRole: boolean;
}

export type OpenedForm =
  | { readonly kind: "open"; readonly form: WitnessForm }
  /** The report counts the answer already. */
  | { readonly kind: "counted" }
  /** Withdrawn, erased, over, or never there: no one learns which. */
  | { readonly kind: "gone" };

export interface WitnessPorts {
  readonly store: Pick<Store, "witnessWithToken" | "witnessesOf" | "leadWithId" | "answerWitness" | "takeBackWitness">;
  readonly admit: (address: string) => Promise<Admission>;
  readonly hash: (text: string) => string;
  readonly now: () => Date;
}

/** Opens the form behind a private link. */
export async function openWitnessForm(secret: string, ports: WitnessPorts): Promise<OpenedForm> {
  const found = await ports.store.witnessWithToken(ports.hash(secret));
  if (found === undefined) return { kind: "gone" };
  if (found.witness.countedIn !== null) return { kind: "counted" };
  return ports.now() > lastMoment(found.witness) ? { kind: "gone" } : formOf(found, ports);
}

async function formOf({ leadId, witness }: InvitedWitness, { store }: WitnessPorts): Promise<OpenedForm> {
  const lead = await store.leadWithId(leadId);
  if (lead === undefined) return { kind: "gone" };
  const { role, answers, mayShowRole } = witness;
  const submission = submissionIn(lead.answers);
  const asked = await store.witnessesOf(leadId);
  const form = {
    shopName: shopNameOf(lead),
    role,
    showsRoles: asked.showsRoles,
    people: new Set(asked.witnesses.map((one) => one.role)).size,
    statements: statementsFor(role, submission),
    questions: [...askedOfAll, ...mostInformative(submission, witnessRoles[role].can, mostOfRole)],
    answers: answers ?? {},
    hasAnswered: answers !== null,
    mayShowRole,
  };
  return { kind: "open", form };
}

/** One of the leading cause first, then what is in the role's own day, the most telling first; then all others. */
function statementsFor(role: WitnessRole, submission: Submission): readonly StatementId[] {
  const sees: readonly StatementId[] = witnessRoles[role].sees;
  const [first, ...others] = statementsByWorth(submission);
  const isSeen = (id: StatementId): boolean => sees.includes(id);
  return [...(first ? [first] : []), ...others.filter(isSeen), ...others.filter((id) => !isSeen(id))];
}

export interface WitnessCall {
  readonly secret: string;
  /** As `readWitness` takes it. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly mayShowRole: boolean;
  readonly address: string;
}

export type WitnessOutcome =
  | { readonly kind: "kept" }
  | { readonly kind: "nothing-said"; readonly form: WitnessForm }
  | { readonly kind: "too-many"; readonly retryAfterSeconds: number }
  | Exclude<OpenedForm, { readonly kind: "open" }>;

/** Stores what a witness says, in place of what they said before. Whatever they say counts as any answer does. */
export async function answerAsWitness(call: WitnessCall, ports: WitnessPorts): Promise<WitnessOutcome> {
  const admission = await ports.admit(call.address);
  if (admission.kind === "refused") return { kind: "too-many", retryAfterSeconds: admission.retryAfterSeconds };
  const opened = await openWitnessForm(call.secret, ports);
  if (opened.kind !== "open") return opened;
  const answers = readWitness(call.given, [...askedOfAll, ...witnessRoles[opened.form.role].can]);
  if (!saysAnything(answers)) return { kind: "nothing-said", form: opened.form };
  const given = { at: ports.now().toISOString(), mayShowRole: call.mayShowRole };
  return { kind: await ports.store.answerWitness(ports.hash(call.secret), answers, given) };
}

/** Erases what a witness said, as long as no report counts it. The link stays open. */
export async function takeBackAsWitness(secret: string, ports: WitnessPorts): Promise<OpenedForm> {
  await ports.store.takeBackWitness(ports.hash(secret));
  return openWitnessForm(secret, ports);
}
