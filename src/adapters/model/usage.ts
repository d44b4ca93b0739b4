import type { ModelQuestion, Usage } from "../../service/model/narrator.ts";

/** Token counts as the provider reported them: perhaps missing, perhaps nonsense. */
export interface ReportedUsage {
  readonly input: number | undefined;
  readonly output: number | undefined;
}

/** Average bytes in a token of English prose, and of what isn't ASCII: a Chinese character has three, and may be two tokens. */
const bytesPerToken = { ascii: 4, other: 1.5 } as const;

/** The most tokens a provider adds around a prompt. */
const maxOverhead = 2_000;

/** The most characters in a token, averaged over a text. */
const maxCharactersPerToken = 20;

const bytesOf = (text: string): number => Buffer.byteLength(text);

const textOf = ({ instructions, data, schema }: ModelQuestion): string => instructions + data + JSON.stringify(schema);

/** What one question may cost at most, as far as a text tells without the model's own tokenizer. */
export const maxTokens = (question: ModelQuestion): number =>
  estimateTokens(textOf(question)) + question.maxOutputTokens;

function estimateTokens(text: string): number {
  const other = bytesOf(text.replace(/\p{ASCII}+/gu, ""));
  return Math.ceil((bytesOf(text) - other) / bytesPerToken.ascii + other / bytesPerToken.other);
}

/** The provider's numbers if plausible; otherwise estimates from the texts, marked as such. */
export function usageOf(question: ModelQuestion, reply: string, reported: ReportedUsage): Usage {
  const prompt = textOf(question);
  const input = ifPlausible(reported.input, prompt.length / maxCharactersPerToken / 2, bytesOf(prompt) + maxOverhead);
  // Reasoning models count their thinking as output too.
  const maxOutput = bytesOf(reply) + 4 * question.maxOutputTokens;
  const output = ifPlausible(reported.output, reply.length / maxCharactersPerToken, maxOutput);
  const isEstimated = input === undefined || output === undefined;
  return { input: input ?? estimateTokens(prompt), output: output ?? estimateTokens(reply), isEstimated };
}

const ifPlausible = (tokens: number | undefined, min: number, max: number): number | undefined =>
  tokens !== undefined && Number.isInteger(tokens) && tokens > 0 && tokens >= min && tokens <= max ? tokens : undefined;
