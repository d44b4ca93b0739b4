import { caseOf } from "../../diagnosis/case/case-of.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { mostInformative, statementsByWorth } from "../../diagnosis/next-questions/sharpening.ts";
import { sentenceMeanings } from "../../diagnosis/reader/sentence-meanings.ts";
import { askedOfAll, type CoworkerAnswers, type CoworkerRole, coworkerRoles } from "../../survey/coworker.ts";
import { reportFields } from "../../survey/free-text.ts";
import type { Field } from "../../survey/questionnaire.ts";
import { readCoworker, saysAnything } from "../../survey/read-coworker.ts";
import type { Submission } from "../../survey/submission.ts";
import { type StatementId, weeklyChecklist } from "../../survey/weekly-checklist.ts";
import { submissionIn } from "../analyze/stored-dossier.ts";
import type { Admission } from "../ports.ts";
import { shopNameOf } from "../reports/show-report.ts";
import type { InvitedCoworker, Store } from "../store-port.ts";
import { lastMoment } from "./coworkers.ts";

/** The most questions in addition to the weekly checklist and those everyone gets, so that it takes three minutes. */
const maxQuestionsOfRole = 6;

/** The form of one coworker. */
export interface CoworkerForm {
  readonly shopName: string;
  readonly role: CoworkerRole;
  /** Whether the owner decided to show answers by role. */
  readonly showsRoles: boolean;
  /** How many roles the owner has asked so far, including this one. Each role has one answer. */
  readonly rolesAsked: number;
  /** The weekly checklist, the most informative first. */
  readonly statements: readonly StatementId[];
  /** In addition to the weekly checklist: questions everyone gets, then the most informative ones. */
  readonly questions: readonly Field[];
  /** Earlier answers; empty if there are none. */
  readonly answers: CoworkerAnswers;
  readonly hasAnswered: boolean;
  readonly mayShowRole: boolean;
}

export type FormOutcome =
  | { readonly kind: "open"; readonly form: CoworkerForm }
  /** Someone answered, and the caller doesn't have the key they got back. */
  | { readonly kind: "answered" }
  /** A report counts the answer already. */
  | { readonly kind: "counted" }
  /** Withdrawn, erased, expired or never existed: the caller can't tell which. */
  | { readonly kind: "gone" };

export interface CoworkerPorts {
  readonly store: Pick<
    Store,
    "coworkerWithToken" | "coworkersOf" | "leadWithId" | "answerCoworker" | "takeBackCoworker"
  >;
  readonly admit: (address: string) => Promise<Admission>;
  readonly newId: () => string;
  readonly hash: (text: string) => string;
  readonly now: () => Date;
}

/** A private link as it was opened. */
export interface CoworkerLink {
  readonly secret: string;
  /**
   * The key returned to the person who answered. Without it no one reads or changes an answer: the owner made the link,
   * but may not read an answer that isn't shown yet.
   */
  readonly key: string | undefined;
}

/** Opens the form behind a private link. */
export async function openCoworkerForm({ secret, key }: CoworkerLink, ports: CoworkerPorts): Promise<FormOutcome> {
  const found = await ports.store.coworkerWithToken(ports.hash(secret));
  if (found === undefined) return { kind: "gone" };
  if (found.coworker.countedIn !== null) return { kind: "counted" };
  if (ports.now() > lastMoment(found.coworker)) return { kind: "gone" };
  const isTheirs =
    found.coworker.answers === null || (key !== undefined && ports.hash(key) === found.coworker.answerKeyDigest);
  return isTheirs ? formOf(found, ports) : { kind: "answered" };
}

async function formOf({ leadId, coworker }: InvitedCoworker, { store }: CoworkerPorts): Promise<FormOutcome> {
  const lead = await store.leadWithId(leadId);
  if (lead === undefined) return { kind: "gone" };
  const { role, answers, mayShowRole } = coworker;
  const submission = submissionIn(lead.answers);
  const invited = await store.coworkersOf(leadId);
  const form = {
    shopName: shopNameOf(lead),
    role,
    showsRoles: invited.showsRoles,
    rolesAsked: new Set(invited.coworkers.map((one) => one.role)).size,
    statements: statementsFor(role, submission),
    questions: [...askedOfAll, ...mostInformative(submission, coworkerRoles[role].can, maxQuestionsOfRole)],
    answers: answers ?? {},
    hasAnswered: answers !== null,
    mayShowRole,
  };
  return { kind: "open", form };
}

/** First the statement that the report rests on, then those this role sees at work, then the others, the most informative first. */
function statementsFor(role: CoworkerRole, submission: Submission): readonly StatementId[] {
  const sees: readonly StatementId[] = coworkerRoles[role].sees;
  const byWorth = statementsByWorth(submission);
  const [lead] = caseOf(submission, diagnose(submission)).finding.themes;
  const ofLead = byWorth.filter((id) => weeklyChecklist[id].theme === lead);
  const meant = reportFields.flatMap((field) =>
    sentenceMeanings(field, submission[field] ?? "").flatMap(({ means }) => means),
  );
  const first = ofLead.find((id) => meant.includes(id)) ?? ofLead[0] ?? byWorth[0];
  const others = byWorth.filter((id) => id !== first);
  const isSeen = (id: StatementId): boolean => sees.includes(id);
  return [...(first ? [first] : []), ...others.filter(isSeen), ...others.filter((id) => !isSeen(id))];
}

export interface CoworkerRequest extends CoworkerLink {
  /** Raw answers, to be read by `readCoworker`. */
  readonly rawAnswers: Readonly<Record<string, unknown>>;
  readonly mayShowRole: boolean;
  readonly address: string;
}

export type CoworkerOutcome =
  /** With the key to read and change it. */
  | { readonly kind: "kept"; readonly key: string }
  | { readonly kind: "nothing-said"; readonly form: CoworkerForm }
  /** With the form as it was sent, unless its link is closed to the caller. */
  | { readonly kind: "too-many"; readonly retryAfterSeconds: number; readonly form: CoworkerForm | null }
  | Exclude<FormOutcome, { readonly kind: "open" }>;

/** Stores a coworker's answers in place of earlier ones. They count like any other answer. */
export async function answerAsCoworker(request: CoworkerRequest, ports: CoworkerPorts): Promise<CoworkerOutcome> {
  const admission = await ports.admit(request.address);
  const opened = await openCoworkerForm(request, ports);
  if (admission.kind === "refused") {
    const form = opened.kind === "open" ? asSent(opened.form, request) : null;
    return { kind: "too-many", retryAfterSeconds: admission.retryAfterSeconds, form };
  }
  if (opened.kind !== "open") return opened;
  const form = asSent(opened.form, request);
  if (!saysAnything(form.answers)) return { kind: "nothing-said", form };
  // A first answer never takes its key from the link, because the owner, who made the link, could know it.
  const key = form.hasAnswered && request.key !== undefined ? request.key : ports.newId();
  const consent = { at: ports.now().toISOString(), mayShowRole: request.mayShowRole, key: ports.hash(key) };
  const kind = await ports.store.answerCoworker(ports.hash(request.secret), form.answers, consent);
  return kind === "kept" ? { kind, key } : { kind };
}

/** The form with what was sent in it. */
const asSent = (form: CoworkerForm, { rawAnswers, mayShowRole }: CoworkerRequest): CoworkerForm => ({
  ...form,
  answers: readCoworker(rawAnswers, [...askedOfAll, ...coworkerRoles[form.role].can]),
  mayShowRole,
});

/** Erases a coworker's answers, unless a report counts them already. The link keeps working. */
export async function takeBackAsCoworker(link: CoworkerLink, ports: CoworkerPorts): Promise<FormOutcome> {
  if (link.key !== undefined) await ports.store.takeBackCoworker(ports.hash(link.secret), ports.hash(link.key));
  return openCoworkerForm(link, ports);
}
