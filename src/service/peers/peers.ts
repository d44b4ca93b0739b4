import {
  type ComparedChoice,
  type ComparedFigureId,
  comparedChoices,
  comparedFigureIds,
  type PeerFacts,
  type PeerFigure,
  type PeerShares,
  type Peers,
  type ShopKind,
} from "../../diagnosis/peers.ts";
import { questionnaire } from "../../survey/questionnaire.ts";
import { type Contribution, type Published, quartilesOf, renewed, republished, sharesOf } from "./peers-published.ts";

/** What one shop of a kind says, by its latest submission. */
export type PeerShop = Contribution<Omit<PeerFacts, "kind">>;

type StatedFigure = Omit<PeerFigure, "id">;
type StatedShares = Omit<PeerShares, "field">;

/** What is published about one kind. Each figure is renewed separately, because not every shop provides all of them. */
export interface PublishedKind {
  readonly figures: Readonly<Partial<Record<ComparedFigureId, Published<StatedFigure>>>>;
  readonly choices: Readonly<Partial<Record<ComparedChoice, Published<StatedShares>>>>;
}

export const nothingPublished: PublishedKind = { figures: {}, choices: {} };

/**
 * Updates what is published about a kind, unless that would reveal a single shop.
 *
 * @param underOtherRules whether `before` was calculated under other rules
 */
export function renewKind(before: PublishedKind, shops: readonly PeerShop[], underOtherRules: boolean): PublishedKind {
  const next = <Value, Summary>(
    last: Published<Summary> | undefined,
    said: readonly Contribution<Value>[],
    summarize: (values: readonly Value[]) => Summary,
  ) =>
    renewed(last === undefined ? null : underOtherRules ? republished(last, said, summarize) : last, said, summarize);
  return {
    figures: eachOf(comparedFigureIds, (id) =>
      next(
        before.figures[id],
        saidOf(shops, ({ figures }) => figures[id]),
        quartilesOf,
      ),
    ),
    choices: eachOf(comparedChoices, (field) =>
      next(
        before.choices[field],
        saidOf(shops, ({ choices }) => choices[field]),
        (values) => sharesOf(values, questionnaire[field].choices),
      ),
    ),
  };
}

/** What a report may say about shops of its kind. */
export function peersOf(group: ShopKind, { figures, choices }: PublishedKind): Peers {
  const publishedFigures = comparedFigureIds.flatMap((id) => withName({ id }, figures[id]?.summary));
  const publishedChoices = comparedChoices.flatMap((field) => withName({ field }, choices[field]?.summary));
  if (publishedFigures.length + publishedChoices.length === 0) return { kind: "not-enough", group };
  return { kind: "compared", group, figures: publishedFigures, choices: publishedChoices };
}

const withName = <Name extends object, Summary extends object>(name: Name, summary: Summary | null | undefined) =>
  summary ? [{ ...name, ...summary }] : [];

function saidOf<Value>(
  shops: readonly PeerShop[],
  pick: (facts: PeerShop["value"]) => Value | undefined,
): readonly Contribution<Value>[] {
  return shops.flatMap(({ mark, value: facts }) => {
    const value = pick(facts);
    return value === undefined ? [] : [{ mark, value }];
  });
}

// The cast is sound: every entry is under one of the names.
function eachOf<Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value | null) {
  const entries = names.map((name) => [name, make(name)] as const).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as Readonly<Partial<Record<Name, Value>>>;
}
