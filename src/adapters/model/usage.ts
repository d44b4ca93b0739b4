import type { ModelQuestion, Usage } from "../../service/model/narrator.ts";

/** Tokens as a provider told them: perhaps none, perhaps nonsense. */
export interface ReportedUsage {
  readonly input: number | undefined;
  readonly output: number | undefined;
}

/** Signs for one token of English prose, about. */
const signsPerToken = 4;

/** What a provider adds around a prompt, tokens at most. */
const mostAround = 2_000;

/** A token holds this many signs at most, on the average of a text. */
const mostCharactersPerToken = 20;

const bytesOf = (text: string): number => Buffer.byteLength(text);

const textOf = ({ instructions, data, schema }: ModelQuestion): string => instructions + data + JSON.stringify(schema);

/** What one question may cost at most, about. In bytes, because a sign of a script like Chinese is a token or two. */
export const mostTokens = (question: ModelQuestion): number => estimated(textOf(question)) + question.maxOutputTokens;

const estimated = (text: string): number => Math.ceil(bytesOf(text) / signsPerToken);

/** Takes the provider's numbers where they can be true, else estimates from the texts and says so. */
export function usageOf(question: ModelQuestion, answer: string, reported: ReportedUsage): Usage {
  const asked = textOf(question);
  const input = within(reported.input, asked.length / mostCharactersPerToken / 2, bytesOf(asked) + mostAround);
  // A model that thinks before it writes counts that as output too.
  const mostOutput = bytesOf(answer) + 4 * question.maxOutputTokens;
  const output = within(reported.output, answer.length / mostCharactersPerToken, mostOutput);
  const isEstimated = input === undefined || output === undefined;
  return { input: input ?? estimated(asked), output: output ?? estimated(answer), isEstimated };
}

const within = (tokens: number | undefined, least: number, most: number): number | undefined =>
  tokens !== undefined && Number.isInteger(tokens) && tokens > 0 && tokens >= least && tokens <= most
    ? tokens
    : undefined;
