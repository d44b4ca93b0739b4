import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ModelQuestion, ModelReply, Narrator } from "../../service/model/narrator.ts";
import { readReply } from "./read-reply.ts";

/** A folder of a model's questions and answers about each shop: `SHOP.letter.txt` and `SHOP.letter.json`. */
export interface Replay {
  /** A narrator that answers for one shop from the folder. */
  readonly narratorFor: (shop: string) => Narrator;
  /** Names of replies that were needed and are not in the folder. */
  readonly missing: () => readonly string[];
}

/**
 * @param replies folder the replies are read from; `null` has none
 * @param prompts folder every question is written to; `null` writes none
 */
export function openReplay(replies: string | null, prompts: string | null): Replay {
  const missing: string[] = [];
  if (prompts !== null) mkdirSync(prompts, { recursive: true });
  return {
    missing: () => missing,
    narratorFor: (shop) => ({
      model: "replay",
      ask: async (question) => {
        const name = `${shop}.${question.purpose}`;
        if (prompts !== null) writeFileSync(join(prompts, `${name}.txt`), promptText(question));
        const reply = replies === null ? undefined : pathsOf(join(replies, name)).find(existsSync);
        if (reply !== undefined) return replyIn(readFileSync(reply, "utf8"), question);
        missing.push(`${name}.json`);
        return failed;
      },
    }),
  };
}

/** Earlier releases called a review `attack`. */
const pathsOf = (name: string): readonly string[] => [`${name}.json`, `${name.replace(/\.review$/u, ".attack")}.json`];

const failed: ModelReply = { kind: "failed", why: "unreachable", usage: null };

const replyIn = (text: string, question: ModelQuestion): ModelReply =>
  readReply(question, {
    kind: "written",
    text,
    isCutOff: false,
    reported: { input: undefined, output: undefined },
  });

/** A question as text for a person, or for someone answering in place of a model. */
export const promptText = ({ purpose, instructions, data, schema, maxOutputTokens }: ModelQuestion): string =>
  [
    `===== ${purpose}`,
    `----- instructions\n${instructions}`,
    `----- data\n${data}`,
    `----- form of the answer, at most ${maxOutputTokens} tokens\n${JSON.stringify(schema)}`,
    "\n",
  ].join("\n");
