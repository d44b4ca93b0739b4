import * as z from "zod/mini";
import { diagnose } from "../diagnosis/diagnose.ts";
import type { Diagnosis } from "../diagnosis/diagnosis.ts";
import type { Observation } from "../diagnosis/evidence/observation.ts";
import { type CaseScore, scoreCase } from "../service/evaluate.ts";
import { askedOfAll, type Coworker, type CoworkerRole, coworkerRoles } from "../survey/coworker.ts";
import { isField, questionOf } from "../survey/questionnaire.ts";
import { readAnswers } from "../survey/read-answers.ts";
import { readCoworker } from "../survey/read-coworker.ts";
import type { Submission } from "../survey/submission.ts";

/** A published case: a shop's answers, and what turned out to be wrong there. See test/cases/README.md. */
export const shopCase = z.object({
  id: z.string(),
  answers: z.unknown(),
  expected: z.object({
    root_themes: z.tuple([z.string()], z.string()),
    kpi_ids: z.array(z.array(z.string())),
  }),
  label_confidence: z.enum(["high", "medium", "low"]),
  perception_gap: z.boolean(),
  /** Floor facts that people in this shop would have added by tapping. */
  extras: z.optional(z.record(z.string(), z.unknown())),
  /** What other people in this shop would have answered, by role. */
  witnesses: z.optional(z.array(z.looseObject({ role: z.enum(Object.keys(coworkerRoles) as [CoworkerRole]) }))),
});

type ShopCase = z.infer<typeof shopCase>;

export const judgeWithCoworkers = ({ shop, observations }: JudgedCase): JudgedCase =>
  judge(
    shop,
    observations,
    (shop.witnesses ?? []).map(({ role, ...given }) => ({
      role,
      answers: readCoworker(given, [...askedOfAll, ...coworkerRoles[role].can]),
    })),
  );

export const judgeWithExtras = (judged: JudgedCase): JudgedCase =>
  judgeAnswers(judged, { ...(judged.shop.answers as object), ...judged.shop.extras });

/** A shop that answered only the required questions and the weekly statements. */
export function judgeOnChecklist(judged: JudgedCase): JudgedCase {
  const { answers, extras = {} } = judged.shop;
  const given = Object.entries(answers as object).filter(
    ([field]) => isField(field) && "required" in questionOf(field),
  );
  const { happens_weekly, does_not_happen } = extras;
  return judgeAnswers(judged, { ...Object.fromEntries(given), happens_weekly, does_not_happen });
}

const judgeAnswers = ({ shop, observations }: JudgedCase, answers: object): JudgedCase =>
  judge({ ...shop, submission: submissionOf({ ...shop, answers }) }, observations);

export interface Case extends ShopCase {
  readonly submission: Submission;
}

/** The diagnosis of a case and its score. */
export interface JudgedCase {
  readonly shop: Case;
  /** What a model found in the shop's answers. */
  readonly observations: readonly Observation[];
  readonly diagnosis: Diagnosis;
  readonly themes: Diagnosis["themes"];
  readonly score: CaseScore;
  readonly hoursShare: number;
}

export const judge = (
  shop: Case,
  observations: readonly Observation[] = [],
  coworkers: readonly Coworker[] = [],
): JudgedCase => judged(shop, diagnose(shop.submission, observations, coworkers), observations);

export function judged(shop: Case, diagnosis: Diagnosis, observations: readonly Observation[]): JudgedCase {
  const { themes, kpis, hidden_hours, capacity } = diagnosis;
  const { root_themes: rootThemes, kpi_ids: kpiGroups } = shop.expected;
  const said = { themes: themes.map(({ id }) => id), kpis: kpis.map(({ id }) => id) };
  return {
    shop,
    observations,
    diagnosis,
    themes,
    hoursShare: hidden_hours.likely / capacity.staffed_hours.likely,
    score: scoreCase({ rootThemes, kpiGroups, perceptionGap: shop.perception_gap }, said),
  };
}

export const isCounted = ({ shop }: JudgedCase): boolean => shop.label_confidence !== "low";

export const scoresIn = (judged: readonly JudgedCase[]): readonly CaseScore[] =>
  judged.filter(isCounted).map(({ score }) => score);

export function submissionOf({ id, answers }: Pick<ShopCase, "id" | "answers">): Submission {
  const read = readAnswers(answers);
  if (read.kind === "submission") return read.submission;
  throw new Error(`The answers of ${id} do not fit: ${read.problems.map(({ message }) => message).join("; ")}`);
}

/** Required answers that say as little as possible. */
export const minimalAnswers = {
  shop_name: "Shop",
  owner_name: "Owner",
  owner_email: "owner@example.com",
  machine_count: 12,
  shift_count: "1",
  primary_bottleneck: "Other",
  schedule_tool: "Other",
};
