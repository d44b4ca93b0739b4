import type { Fault } from "./faults.ts";
import type { Question } from "./question.ts";

/** The tokens that the reply reports; `undefined` if the fault is to report none. */
const usageOf = ({ instructions, data, fault }: Question, content: string) =>
  fault === "no-usage"
    ? undefined
    : ((fault === null ? undefined : miscounts[fault]) ?? usage(tokensIn(instructions + data), tokensIn(content)));

const usage = (input: number, output: number) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
});

const miscounts: Readonly<Partial<Record<Fault, ReturnType<typeof usage>>>> = {
  "negative-usage": usage(-1_000_000, -50_000),
  "absurd-usage": usage(9e15, 1e300),
};

/** Roughly what a real model would count. */
const tokensIn = (text: string): number => Math.ceil(text.length / 4);

/** The same in every reply, so that equal questions get equal bytes. */
const common = { id: "chatcmpl-spindlewise", created: 1_700_000_000, system_fingerprint: "fake-model" };

/** The body of a reply that is not streamed. */
export function completionOf(question: Question, content: string): string {
  return JSON.stringify({
    ...common,
    object: "chat.completion",
    model: question.model,
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop", logprobs: null }],
    usage: usageOf(question, content),
  });
}

/** Characters of the reply in one event. */
const eventLength = 64;

/** The server-sent events of a streamed reply. */
export function eventsOf(question: Question, content: string): readonly string[] {
  const chunk = (delta: object, finish: string | null, extra: object = {}) =>
    event(
      JSON.stringify({
        ...common,
        object: "chat.completion.chunk",
        model: question.model,
        choices: [{ index: 0, delta, finish_reason: finish }],
        ...extra,
      }),
    );
  return [
    chunk({ role: "assistant", content: "" }, null),
    ...chunksOf(content).map((piece) => chunk({ content: piece }, null)),
    chunk({}, "stop", { usage: usageOf(question, content) }),
    event("[DONE]"),
  ];
}

const event = (data: string): string => `data: ${data}\n\n`;

const chunksOf = (content: string): readonly string[] =>
  Array.from({ length: Math.ceil(content.length / eventLength) }, (_, index) =>
    content.slice(index * eventLength, (index + 1) * eventLength),
  );

/** The body of an OpenAI-style error response. */
export const errorBody = (message: string, type: string, code: string): string =>
  JSON.stringify({ error: { message, type, param: null, code } });
