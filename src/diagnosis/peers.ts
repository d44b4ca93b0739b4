import { currencyOf } from "../survey/currency.ts";
import { questionnaire } from "../survey/questionnaire.ts";
import type { AnswerTo, Submission } from "../survey/submission.ts";
import type { Diagnosis } from "./diagnosis.ts";

/**
 * Shop sizes by number of CNC machines. Our own judgment, not published classes: a shop has much in common with others
 * that need about as many people to coordinate. Few classes, so that each reaches twenty shops.
 */
export const sizeClasses = {
  "1-5": { from: 1, to: 5, words: "1 to 5 machines", why: "The owner runs machines too and sees each of them." },
  "6-15": { from: 6, to: 15, words: "6 to 15 machines", why: "One foreman still has all machines in view." },
  "16-40": {
    from: 16,
    to: 40,
    words: "16 to 40 machines",
    why: "Planning is a job of its own, and the owner goes by reports.",
  },
  "41+": {
    from: 41,
    to: Number.POSITIVE_INFINITY,
    words: "more than 40 machines",
    why: "Departments with their own foremen and plans.",
  },
} as const satisfies Record<string, { from: number; to: number; words: string; why: string }>;

export type SizeClass = keyof typeof sizeClasses;

/** A group of shops that are compared with each other. */
export interface ShopKind {
  readonly size: SizeClass;
  readonly work: AnswerTo<"shop_type">;
}

// The cast is sound: these are the names of the table.
const sizes = Object.keys(sizeClasses) as readonly SizeClass[];

export const shopKinds: readonly ShopKind[] = sizes.flatMap((size) =>
  questionnaire.shop_type.choices.map((work) => ({ size, work })),
);

/** The kind of a shop; `null` if it didn't say what work it does. */
export function shopKindOf({ machine_count, shop_type }: Submission): ShopKind | null {
  const size = sizes.find((id) => machine_count >= sizeClasses[id].from && machine_count <= sizeClasses[id].to);
  return size === undefined || shop_type === undefined ? null : { size, work: shop_type };
}

/** One figure by which shops are compared. */
interface ComparedFigure {
  readonly name: string;
  readonly unit: "h/yr" | "points" | "per-machine" | "$/h";
  /** How it is computed, in words. */
  readonly definition: string;
  readonly of: (submission: Submission, diagnosis: Diagnosis) => number | null;
}

/** The figures compared, in the report's order. Each comes from the answers and the diagnosis alone. */
export const comparedFigures = {
  hidden_hours_per_machine: {
    name: "Recoverable hours per machine, a year",
    unit: "h/yr",
    definition: "likely recoverable machine hours a year ÷ CNC machines",
    of: ({ machine_count }, { hidden_hours }) => hidden_hours.likely / machine_count,
  },
  visibility_index: {
    name: "How well you can see your shop",
    unit: "points",
    definition: "0 to 100, computed from the answers",
    of: (_, { scores }) => scores.visibility_index,
  },
  automation_index: {
    name: "Automation index",
    unit: "points",
    definition: "0 to 100, computed from the answers",
    of: (_, { scores }) => scores.automation_index,
  },
  digital_maturity_score: {
    name: "Digital maturity score",
    unit: "points",
    definition: "0 to 100, computed from the answers",
    of: (_, { scores }) => scores.digital_maturity_score,
  },
  machinists_per_machine: {
    name: "Machinists per machine",
    unit: "per-machine",
    definition: "machinists of all shifts ÷ CNC machines, as answered",
    of: ({ machinist_count, machine_count }) => (machinist_count ? machinist_count / machine_count : null),
  },
  shop_rate: {
    name: "Shop rate",
    unit: "$/h",
    definition: "dollars charged for a machine hour, as answered",
    of: (submission) => {
      const { shop_rate_value, shop_rate_known } = submission;
      if (shop_rate_known === "Not sure" || currencyOf(submission) !== "$") return null;
      return shop_rate_value || null;
    },
  },
} as const satisfies Record<string, ComparedFigure>;

export type ComparedFigureId = keyof typeof comparedFigures;

// The cast is sound: these are the names of the table.
export const comparedFigureIds = Object.keys(comparedFigures) as readonly ComparedFigureId[];

/** Questions for which a report shows how many shops of a kind gave each answer. */
export const comparedChoices = ["late_job_ratio", "overtime_dependency"] as const;
export type ComparedChoice = (typeof comparedChoices)[number];

/** One shop's contribution to the figures of its kind. It doesn't identify the shop. */
export interface PeerFacts {
  readonly kind: ShopKind;
  readonly figures: Readonly<Partial<Record<ComparedFigureId, number>>>;
  readonly choices: Readonly<Partial<Record<ComparedChoice, string>>>;
}

/** `null` if the shop has no kind. */
export function peerFactsOf(submission: Submission, diagnosis: Diagnosis): PeerFacts | null {
  const kind = shopKindOf(submission);
  if (kind === null) return null;
  const figures = comparedFigureIds.flatMap((id) => {
    const value = comparedFigures[id].of(submission, diagnosis);
    return value === null ? [] : [[id, value] as const];
  });
  const choices = comparedChoices.flatMap((field) => {
    const answer = submission[field];
    return answer === undefined ? [] : [[field, answer] as const];
  });
  return { kind, figures: Object.fromEntries(figures), choices: Object.fromEntries(choices) };
}

/** What a report can say about shops of the same kind. */
export type Peers =
  /** The shop did not say what work it does. */
  | { readonly kind: "no-kind" }
  | { readonly kind: "not-enough"; readonly group: ShopKind }
  | {
      readonly kind: "compared";
      readonly group: ShopKind;
      readonly figures: readonly PeerFigure[];
      readonly choices: readonly PeerShares[];
    };

/** The distribution of one figure among the shops of a kind: a quarter are below `lower`, a quarter above `upper`. */
export interface PeerFigure {
  readonly id: ComparedFigureId;
  /** At least this many shops are counted. */
  readonly shops: number;
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
}

/** How the shops of a kind answered one question. */
export interface PeerShares {
  readonly field: ComparedChoice;
  readonly shops: number;
  /** To the nearest tenth; `null` if too few chose it to be published. */
  readonly shares: readonly { readonly choice: string; readonly share: number | null }[];
}
