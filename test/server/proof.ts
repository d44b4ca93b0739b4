import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { OpenServer } from "./open-server.ts";

/** A proof of work for the newest challenge of a server. */
export async function proofFrom(server: OpenServer): Promise<string> {
  const challenge = await (await server.app.request("/api/challenge")).json();
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
}
