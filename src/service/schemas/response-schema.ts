import * as z from "zod/mini";
import type { Letter } from "../../diagnosis/letter/letter.ts";
import type { Words } from "../../report/words.ts";
import { type Each, list, text } from "../../survey/schema-parts.ts";
import {
  type AnalyzeResponse,
  analyzeResponse,
  wireBoard,
  wireEngine,
  wireInShort,
  wireReceipt,
} from "../../survey/wire/response.ts";
import { wireViews } from "../../survey/wire/views.ts";
import type { ComposedResponse } from "../analyze/render-response.ts";
import { diagnosis } from "./diagnosis-schema.ts";
import { peers } from "./peers-schema.ts";

const parts = list(z.unknown());
const letter = z.object({
  finding: z.unknown(),
  rival: z.unknown(),
  answer: parts,
  cause: parts,
  memo: z.optional(parts),
  figures: parts,
  tests: parts,
  tiles: parts,
  order: parts,
  decoys: parts,
  rulings: parts,
  week: parts,
  plan: parts,
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

/** The response to a successful request: these fields and no others. */
export const response = z.object({
  ...analyzeResponse.shape,
  diagnosis,
  in_short: wireInShort,
  board: wireBoard,
  engine: wireEngine,
  words: z.optional(words),
  receipt: z.optional(wireReceipt),
  peers: z.optional(peers),
  views: z.optional(wireViews),
} satisfies Each<StoredResponse>);

/** A stored response also has its shop and time. */
export const storedResponse = z.object({ ...response.shape, id: text, shop_name: text, created_at: z.iso.datetime() });

/** A response as stored: its report in one text, and its id. */
type StoredResponse = Omit<ComposedResponse, "document"> & Pick<AnalyzeResponse, "analysis" | "id">;

/** Doesn't compile if a field has a type that the schema doesn't describe. */
export const describes = (made: StoredResponse): z.infer<typeof response> => made;
