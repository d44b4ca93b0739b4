import * as z from "zod/mini";
import type { Letter } from "../diagnosis/letter/letter.ts";
import type { Words } from "../report/words.ts";
import { type Each, list, text } from "../survey/schema-parts.ts";
import {
  type AnalyzeAnswer,
  analyzeAnswer,
  wireBoard,
  wireEngine,
  wireInShort,
  wireReceipt,
} from "../survey/wire-answer.ts";
import { wireViews } from "../survey/wire-views.ts";
import { diagnosis } from "./diagnosis-schema.ts";
import { peers } from "./peers-schema.ts";
import type { Answer } from "./render-answer.ts";

const parts = list(z.unknown());
const letter = z.object({
  finding: z.unknown(),
  rival: z.unknown(),
  comparison: z.unknown(),
  table: z.unknown(),
  answer: parts,
  cause: parts,
  cost: parts,
  figures: parts,
  tests: parts,
  limits: parts,
  tiles: parts,
  order: parts,
  decoys: parts,
  rulings: parts,
  week: parts,
  plan: parts,
  kpis: parts,
  unknowns: parts,
  sums: parts,
} satisfies Each<Letter>);

const words = z.object({
  summary: z.optional(text),
  themes: z.record(text, text),
  chain: z.optional(text),
  week: z.optional(text),
  /** A model's letter about the whole case, checked. */
  letter: z.optional(letter),
} satisfies Each<Words>);

/** The answer to a successful call: these fields and no others. */
export const answer = z.object({
  ...analyzeAnswer.shape,
  diagnosis,
  in_short: wireInShort,
  board: wireBoard,
  engine: wireEngine,
  words: z.optional(words),
  receipt: z.optional(wireReceipt),
  peers: z.optional(peers),
  views: z.optional(wireViews),
} satisfies Each<Written>);

/** A stored answer also has its shop and time. */
export const storedAnswer = z.object({ ...answer.shape, id: text, shop_name: text, created_at: z.iso.datetime() });

/** An answer as stored: its report in one text, and its id. */
type Written = Omit<Answer, "document"> & Pick<AnalyzeAnswer, "analysis" | "id">;

/** Doesn't compile if a field has a type that the schema doesn't describe. */
export const describes = (made: Written): z.infer<typeof answer> => made;
