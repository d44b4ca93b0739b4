import * as z from "zod/mini";
import {
  comparedChoices,
  comparedFigureIds,
  type PeerFigure,
  type PeerShares,
  type Peers,
  type ShopKind,
  type SizeClass,
  sizeClasses,
} from "../../diagnosis/peers.ts";
import { questionnaire } from "../../survey/questionnaire.ts";
import type { Each } from "../../survey/schema-parts.ts";

// The cast is sound: these are the names of the table.
const group = z.object({
  size: z.enum(Object.keys(sizeClasses) as [SizeClass]),
  work: z.enum(questionnaire.shop_type.choices),
} satisfies Each<ShopKind>);

const figure = z.object({
  id: z.enum(comparedFigureIds as [(typeof comparedFigureIds)[number]]),
  shops: z.int(),
  lower: z.number(),
  median: z.number(),
  upper: z.number(),
} satisfies Each<PeerFigure>);

const shares = z.object({
  field: z.enum(comparedChoices),
  shops: z.int(),
  shares: z.readonly(
    z.array(z.object({ choice: z.string(), share: z.nullable(z.number().check(z.gte(0), z.lte(1))) })),
  ),
} satisfies Each<PeerShares>);

/** What a report says about stored shops of the same kind. */
export const peers = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("no-kind") }),
  z.object({ kind: z.literal("not-enough"), group }),
  z.object({
    kind: z.literal("compared"),
    group,
    figures: z.readonly(z.array(figure)),
    choices: z.readonly(z.array(shares)),
  } satisfies Each<Extract<Peers, { kind: "compared" }>>),
]);
