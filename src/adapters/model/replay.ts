import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ModelQuestion, ModelReply, Narrator } from "../../service/model/narrator.ts";
import { readReply } from "./read-reply.ts";

/** A folder with what a model was asked about each shop, and what it answered: `SHOP.letter.txt` and `SHOP.letter.json`. */
export interface Replay {
  /** Answers for one shop from the folder, as if a model had. */
  readonly narratorFor: (shop: string) => Narrator;
  /** Names of the replies that were asked for and are not there. */
  readonly missing: () => readonly string[];
}

/**
 * @param replies where the replies are read; `null` has none
 * @param prompts where every question is written that is asked; `null` writes none
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
        const reply = replies === null ? undefined : join(replies, `${name}.json`);
        if (reply !== undefined && existsSync(reply)) return replyIn(readFileSync(reply, "utf8"), question);
        missing.push(`${name}.json`);
        return failed;
      },
    }),
  };
}

const failed: ModelReply = { kind: "failed", why: "unreachable", usage: null };

const replyIn = (text: string, question: ModelQuestion): ModelReply =>
  readReply(question, {
    kind: "written",
    text,
    isCutOff: false,
    reported: { input: undefined, output: undefined },
  });

/** A question as a person may read it, and as whoever answers in place of a model is given it. */
export const promptText = ({ purpose, instructions, data, schema, maxOutputTokens }: ModelQuestion): string =>
  [
    `===== ${purpose}`,
    `----- instructions\n${instructions}`,
    `----- data\n${data}`,
    `----- form of the answer, at most ${maxOutputTokens} tokens\n${JSON.stringify(schema)}`,
    "\n",
  ].join("\n");
