import type { Attempt, NotAnswered } from "./ask-once.ts";

/** Milliseconds before the second try where the server names none: half to one and a half of it. */
const usualPause = 400;

export interface RetryPorts {
  /** Milliseconds that are left for both tries. */
  readonly timeLeft: () => number;
  /** From 0 to 1, so that callers who failed together do not come back together. */
  readonly random: () => number;
  /** Waits some milliseconds; ends early with the time of the question. */
  readonly pause: (milliseconds: number) => Promise<unknown>;
}

/** Tries a second time, after a pause, where that may help and the time allows. */
export async function withRetry(
  ask: () => Promise<Attempt>,
  { timeLeft, random, pause }: RetryPorts,
): Promise<Attempt> {
  const first = await ask();
  if (first.kind === "written" || !isTransient(first)) return first;
  const wait = (first.retryAfter ?? usualPause / 2) + random() * usualPause;
  if (wait >= timeLeft()) return first;
  await pause(wait);
  return ask();
}

/** Whether the same question may be answered a moment later. */
function isTransient({ why, status }: NotAnswered): boolean {
  if (why === "too-many-requests" || why === "unreachable") return true;
  return why === "server-error" && (status === undefined || status < 400 || status === 408 || status >= 500);
}
