import type { Verdict } from "../../diagnosis/letter/letter.ts";
import { say, type Text } from "../text.ts";

/** All our own sentences around a model's text. */
export const letterWords = {
  reading: " (our reading, check it)",
  verdicts: {
    no: "No.",
    "not-yet": "Not yet.",
    "yes-if": "Yes, on one condition.",
    yes: "Yes.",
  } satisfies Record<Verdict, string>,
  checked: (question: string, answer: string): string =>
    `You checked “${answer}” (${question.charAt(0).toLowerCase()}${question.slice(1).replace(/\?$/, "")})`,
  /** In our week. A model's week may look at other jobs. */
  tenJobs: "Ten jobs",
  ofTenJobs: "of ten jobs",
  comparison: "Your own comparison.",
  cost: "What it costs",
  rival: "Or it is something else.",
  limits: "What could hold it back",
  tell: (what: string): string => ` ${what}`,
  test: {
    title: (until: string): string => `On ${until}: what to look at, and what to do`,
    caption: "After ten working days",
    columns: ["Look at this", "If we’re right", "If we’re wrong"],
    now: (told: Text): Text => say`Now: ${told}.`,
  },
  otherwise: "Then our finding is wrong, and this is where to start.",
  sums: {
    title: "How we worked out the sums in this report",
    /** For an assumption; its formula is in the evidence. */
    ours: (name: string): string => `our estimate: ${name}`,
    assumed: (name: string, range: string, why: string): string => `Assumed: ${name}, ${range}. Why: ${why}.`,
  },
  order: (theirs: string, ours: string): string =>
    `Our own rules alone would put ${ours} before ${theirs}. What you count on page 1 tells which is right.`,
  ordered: (ours: string): string => `Without the model, our rules would have named another cause first: ${ours}.`,
  kpis: {
    title: "KPIs from your own systems",
    columns: ["KPI", "What it shows here", "Where your numbers are"],
    byHand: "In none of your systems yet: by hand, on paper.",
  },
  hours: (hours: string): string => `${hours} of work`,
  wrote: (ours: string): string =>
    ` A language model wrote this report from your answers alone. We checked each quote against your answers and worked out every number. The dashboard${ours === "" ? "" : ` and ${ours}`} and the evidence come from our own rules.`,
  /** Parts that our rules write where a letter has none. */
  sections: { rulings: "the word on buying or hiring", plan: "the steps of the 90 days" },
} as const;
