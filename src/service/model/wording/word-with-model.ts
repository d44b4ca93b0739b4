import type { Diagnosis } from "../../../diagnosis/diagnosis.ts";
import { noWords, type Words } from "../../../report/words.ts";
import type { Submission } from "../../../survey/submission.ts";
import type { ModelQuestion, ModelReply, Narrator } from "../narrator.ts";
import type { ModelCall } from "../receipt.ts";
import { spacedTexts } from "./copied.ts";
import { namesGiven, strangersTo } from "./known-words.ts";
import { type Section, sectionsOf } from "./section.ts";
import { sentencesIn, withFacts } from "./sentences-in.ts";
import { type Allowed, type WhyDropped, whyDropped } from "./why-dropped.ts";
import { wordingQuestion } from "./wording-question.ts";

/** What a model worded, checked and with our figures in it, and the questions that were put to it. */
export interface ModelWording {
  readonly words: Words;
  readonly calls: readonly ModelCall[];
}

/** Takes the news that one more section was worded, whatever came of it. */
export type OnWorded = (worded: number, sections: number) => Promise<void>;

/**
 * Has a model word the sections of a report, all at once. Whatever it answers, every figure in the words is ours, and what
 * it does not word well the rules word.
 *
 * @param address whose share of tokens is used
 * @param signal ends the wait
 */
export async function wordWithModel(
  submission: Submission,
  diagnosis: Diagnosis,
  narrator: Narrator,
  address: string,
  signal: AbortSignal,
  onWorded: OnWorded,
): Promise<ModelWording> {
  const sections = sectionsOf(diagnosis);
  const shop = {
    names: namesGiven(diagnosis),
    strangers: strangersTo(diagnosis),
    written: writtenIn(submission),
  };
  let worded = 0;
  const all = await Promise.all(
    sections.map(async (section) => {
      const question = wordingQuestion(section, submission);
      const reply = await narrator.ask(question, address, signal);
      worded += 1;
      await onWorded(worded, sections.length);
      return { section, ...wordedBy(reply, question, section, shop) };
    }),
  );
  return { words: all.reduce(withSection, noWords), calls: all.map(({ call }) => call) };
}

/** What became of one question. The text is `undefined` where the section is left to the rules. */
function wordedBy(reply: ModelReply, question: ModelQuestion, section: Section, shop: Shop) {
  const { purpose, instructions, data } = question;
  const notToCopy = spacedTexts([...shop.written, instructions]);
  const { text, ...became } =
    reply.kind === "failed" ? failedBecause(reply.why) : wordsIn(reply.value, section, { ...shop, notToCopy });
  const call: ModelCall = { purpose, sent: { instructions, data }, ...became, usage: reply.usage };
  return { text, call };
}

type Shop = Omit<Allowed, "facts" | "notToCopy"> & { readonly written: readonly string[] };

/** Every text of the answers, also those that were not sent: the reading saw them. */
const writtenIn = (submission: Submission): readonly string[] =>
  Object.values(submission)
    .flat()
    .flatMap((answer) => (typeof answer === "string" ? [answer] : []));

interface Worded extends Pick<ModelCall, "outcome" | "dropped"> {
  readonly text: string | undefined;
}

const failedBecause = (outcome: ModelCall["outcome"]): Worded => ({ text: undefined, outcome });

function wordsIn(value: unknown, section: Section, shop: Omit<Allowed, "facts">): Worded {
  const sentences = sentencesIn(value);
  if (sentences === undefined) return failedBecause("wrong-form");
  if (sentences.length === 0) return failedBecause("empty");
  const allowed = { ...shop, facts: section.facts };
  const { kept, dropped } = chosen(
    sentences.map((sentence) => ({ sentence, why: whyDropped(sentence, allowed) })),
    section,
  );
  if (kept.length < section.sentences.least || !namesWhatItMust(kept, section)) {
    return { text: undefined, outcome: "dropped", dropped };
  }
  const text = kept.map((sentence) => withFacts(sentence, section.facts)).join(" ");
  return { text, outcome: dropped.length > 0 ? "partly-used" : "used", dropped };
}

type Judged = readonly { readonly sentence: string; readonly why: WhyDropped | undefined }[];

/** What stands, without repetitions and no more than there is room for; and why the rest does not. */
function chosen(judged: Judged, { sentences, room, facts }: Section) {
  const good = judged.flatMap(({ sentence, why }) => (why === undefined ? [sentence] : []));
  const single = good.filter((sentence, index) => good.indexOf(sentence) === index);
  const written = single.slice(0, sentences.most).map((sentence) => withFacts(sentence, facts));
  const kept = single.filter(
    (_, index) => index < written.length && written.slice(0, index + 1).join(" ").length <= room,
  );
  const surplus = good.slice(kept.length).map(() => "one too many");
  return { kept, dropped: [...judged.flatMap(({ why }) => (why === undefined ? [] : [why])), ...surplus] };
}

const namesWhatItMust = (kept: readonly string[], { mustName }: Section): boolean =>
  mustName === null || kept.some((sentence) => sentence.includes(`{{${mustName}}}`));

function withSection(words: Words, { section: { kind }, text }: { section: Section; text: string | undefined }): Words {
  if (text === undefined) return words;
  switch (kind.kind) {
    case "summary":
      return { ...words, summary: text };
    case "theme":
      return { ...words, themes: { ...words.themes, [kind.theme]: text } };
    case "chain":
      return { ...words, chain: text };
    case "week":
      return { ...words, week: text };
  }
}
