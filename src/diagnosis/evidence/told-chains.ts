import { quick } from "../../knowledge/patterns/quick-pattern.ts";
import { asks, tells } from "../../knowledge/patterns/sentence-kinds.ts";
import { type ToldChain, toldChains } from "../../knowledge/patterns/told-chains.ts";
import { situations } from "../../knowledge/situations.ts";
import type { FreeTextField } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import { memoizeEach } from "../memoize.ts";
import { answersRead, isDenial } from "../reader/sentences.ts";
import type { Detection } from "./passage-detections.ts";

/** A mechanism told through a sequence of facts, with the sentences that tell them in order. */
export interface ChainTold {
  readonly chain: ToldChain;
  readonly quotes: readonly { readonly field: FreeTextField; readonly text: string }[];
}

/** Each chain with its facts, tried only on sentences that may tell them. */
const chains = toldChains.map((chain) => ({ chain, facts: chain.facts.map(quick) }));

const fields = ["pain_invisible", "notes", "improvement_goal"] as const;

/** How many sentences that tell it are quoted: one for each fact, then a second one. */
const maxQuoted = 5;

/** How many times likelier a cause is if all facts of a chain are told. Own judgment: as much as hours counted. */
const chainRatio = 6;

/** The chains whose facts are all told, each in any sentence that reports something. */
export const chainsTold = memoizeEach((submission: Submission): readonly ChainTold[] => {
  const silenced = (submission.confirmed ?? []).filter(({ means }) => means.length === 0);
  const reports = answersRead(submission).flatMap(({ field, sentences }) => {
    const own = fields.find((one) => one === field);
    if (own === undefined) return [];
    return sentences
      .filter((one) => !isDenial(one) && !silenced.some(({ text }) => text.includes(one.text)))
      .filter(({ text }) => own !== "improvement_goal" || (tells.test(text) && !asks.test(text)))
      .map(({ text }) => ({ field: own, text }));
  });
  return chains.flatMap(({ chain, facts }) => {
    if (!facts.every((fact) => reports.some(({ text }) => fact.test(text)))) return [];
    const telling = facts.map((fact) => reports.filter(({ text }) => fact.test(text)));
    const quoted = [...telling.map(([first]) => first), ...telling.map(([, second]) => second)];
    const most = new Set(quoted.filter((one) => one !== undefined).slice(0, maxQuoted));
    return [{ chain, quotes: reports.filter((one) => most.has(one)) }];
  });
});

/** The chains as evidence for their causes. */
export const chainEvidence = (submission: Submission): readonly Detection[] =>
  chainsTold(submission).flatMap(({ chain: { shows, why }, quotes: [quote] }) =>
    quote === undefined
      ? []
      : [
          {
            theme: situations[shows].themes[0],
            speaks: "for",
            field: quote.field,
            quote: quote.text,
            words: [],
            isWish: false,
            isComparison: true,
            why,
            ratio: chainRatio,
          },
        ],
  );
