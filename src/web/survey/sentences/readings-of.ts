import type { FreeTextField } from "../../../survey/free-text.ts";
import { readingsPath, type WireReadings, wireReadings } from "../../../survey/wire/readings.ts";

/** Shorter texts aren't read. */
const shortestText = 8;

/**
 * What our server reads in a text.
 *
 * @throws the errors of `fetch`, or of an invalid answer
 */
export async function readingsOf(field: FreeTextField, text: string, signal: AbortSignal): Promise<WireReadings> {
  if (text.length < shortestText) return { sentences: [] };
  const headers = { "content-type": "application/json", accept: "application/json" };
  const body = JSON.stringify({ field, text });
  const response = await fetch(readingsPath, { method: "POST", headers, body, signal });
  return wireReadings.parse(await response.json());
}
