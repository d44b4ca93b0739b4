import type { Attempt, NoReply } from "./ask-once.ts";

/** Pause before the second try if the server names none, milliseconds; varied between half and one and a half times. */
const defaultPause = 400;

export interface RetryPorts {
  /** Milliseconds left for both tries. */
  readonly timeLeft: () => number;
  /** From 0 to 1, so that callers who failed together don't retry together. */
  readonly random: () => number;
  /** Waits this many milliseconds, or until the question's time is over. */
  readonly pause: (milliseconds: number) => Promise<unknown>;
}

/** Retries once after a pause, if that may help and there is time. */
export async function withRetry(
  ask: () => Promise<Attempt>,
  { timeLeft, random, pause }: RetryPorts,
): Promise<Attempt> {
  const first = await ask();
  if (first.kind === "written" || !isTransient(first)) return first;
  const wait = (first.retryAfter ?? defaultPause / 2) + random() * defaultPause;
  if (wait >= timeLeft()) return first;
  await pause(wait);
  return ask();
}

/** Whether the same question may succeed a moment later. */
function isTransient({ why, status }: NoReply): boolean {
  if (why === "too-many-requests" || why === "unreachable") return true;
  return why === "server-error" && (status === undefined || status < 400 || status === 408 || status >= 500);
}
