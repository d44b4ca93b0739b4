import type { KpiId } from "../knowledge/kpis/kpis.ts";
import type { Submission } from "../survey/submission.ts";
import { factFields } from "./facts/facts.ts";
import { sentencesOf } from "./reader/words.ts";
import type { ValueToday } from "./value-today.ts";

/** Words that show a sentence is about a KPI given in percent. */
export const speaksOf: Partial<Record<KpiId, RegExp>> = {
  kpi_spindle_util: /\b(?:spindles?|utili[sz]ation|in cycle)\b/i,
  kpi_scrap: /\b(?:scrap\w*|thrown out|throw\w* out|rejects?|rejected|bad parts)\b/i,
  kpi_otd: /\b(?:on[- ]time|otd)\b/i,
};

/** Today's value in a sentence of wishes: `60% instead of the 41 we see`, `we are somewhere around 8 now`. */
const now = [
  /\binstead of (?:the |only )?(?<value>\d{1,2}(?:\.\d)?)(?= ?%| percent| we\b|[.,;]|$)/i,
  /\b(?:we|it)(?:['’]re| are|['’]s| is|['’]ve been| have been) (?:now )?(?:somewhere )?(?:at |around |about |running )*(?<value>\d{1,2}(?:\.\d)?) ?(?:%|percent|now\b|today\b)/i,
  /\b(?:today|currently|right now|last (?:month|quarter|year))\b[^.;]{0,20}?\b(?<value>\d{1,2}(?:\.\d)?) ?(?:%|percent)/i,
];

/** A KPI's value today according to a sentence, in percent; the number may be in the next sentence. */
export function toldToday(id: KpiId, submission: Submission): ValueToday | undefined {
  const about = speaksOf[id];
  if (about === undefined) return undefined;
  for (const field of factFields) {
    const sentences = sentencesOf(submission[field] ?? "");
    for (const [at, { text }] of sentences.entries()) {
      const isNext = at > 0 && about.test(sentences[at - 1]?.text ?? "") && /^(?:we|it)\b/i.test(text);
      if (!about.test(text) && !isNext) continue;
      const value = Number(
        now.map((pattern) => pattern.exec(text)?.groups?.value).find((found) => found !== undefined),
      );
      if (value > 0) return { from: value, to: value, said: text };
    }
  }
  return undefined;
}
