import { type RulingRow, tests } from "../../../knowledge/page-one/rulings.ts";
import { rulingWords as words } from "./ruling.words.ts";
import type { Ruling } from "./ruling-row.ts";

/** A ruling with what its plan's place among several depends on. */
export interface Ranked {
  readonly ruling: Ruling;
  readonly row: RulingRow;
  readonly curesLeading: boolean;
}

/**
 * The rulings, with a clause on the one to take first: the only one that helps with the leading cause, or else the one whose
 * condition can be tested soonest. Nothing is said where the answers don't set one apart.
 */
export function withFirst(ranked: readonly Ranked[]): readonly Ruling[] {
  const first = firstOf(ranked);
  return ranked.map((one) =>
    one === first?.one ? { ...one.ruling, text: `${one.ruling.text} ${first.why}`, isFirst: true } : one.ruling,
  );
}

interface First {
  readonly one: Ranked;
  readonly why: string;
}

function firstOf(ranked: readonly Ranked[]): First | undefined {
  const open = ranked.filter(({ row }) => row.verdict !== "no");
  const helping = open.filter(({ row, curesLeading }) => row.verdict === "yes-if" && curesLeading);
  const [one, other, ...others] = helping;
  if (open.length < 2) return undefined;
  if (one !== undefined && other === undefined) return { one, why: words.first.helps };
  const found = soonest(one === undefined ? open : helping);
  const isPair = one !== undefined && others.length === 0 && open.length > 2;
  return found ?? (isPair ? { one, why: words.firstTwo(other?.ruling.plan?.thing ?? "") } : undefined);
}

/** The one that can be tested sooner than all the others. */
function soonest(open: readonly Ranked[]): First | undefined {
  const why = tests.find((test) => open.some(({ row }) => row.test === test));
  const [one, ...others] = open.filter(({ row }) => why !== undefined && row.test === why);
  return one === undefined || why === undefined || others.length > 0 ? undefined : { one, why: words.first[why] };
}
