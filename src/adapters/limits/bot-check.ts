import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as z from "zod/mini";
import type { Prove } from "../../service/suspicion.ts";
import { hash } from "../store/ids.ts";
import { secretOf } from "../store/secrets.ts";
import type { Database } from "../store/tables.ts";

/** Work that a submission has to bring: nothing for one shop, much for a thousand. */
export interface BotCheck {
  readonly challenge: () => Promise<Challenge>;
  readonly prove: Prove;
  /** Forgets proofs whose time is over anyway. */
  readonly eraseExpired: () => Promise<void>;
}

/**
 * About 1000 trials of half a millisecond: half a second of one core of a desktop, two of a phone. Both are done while
 * somebody fills in the form. To check costs the server two digests.
 */
const work = { algorithm: "PBKDF2/SHA-256", cost: 2_000, fewestTrials: 500, mostTrials: 1_500 } as const;

/** How long a proof is good, seconds: the page takes a new one with the press when its own is older. */
const lifetime = 20 * 60;

/** All servers on one database share the key: a proof that one has set is good at each. */
export function openBotCheck(database: Database, now: () => Date): BotCheck {
  const keys = once(async () => keysOf(await secretOf(database, "bot-check")));
  const seconds = () => Math.floor(now().getTime() / 1000);
  return {
    challenge: async () =>
      createChallenge({
        ...work,
        counter: randomInt(work.mostTrials, work.fewestTrials),
        deriveKey,
        expiresAt: seconds() + lifetime,
        ...(await keys()),
      }),
    async prove(proof) {
      if (proof === null) return "missing";
      const payload = readProof(proof);
      if (payload === undefined) return "not-ours";
      const { expiresAt } = payload.challenge.parameters;
      const { verified, expired } = await verifySolution({ ...payload, deriveKey, ...(await keys()) });
      if (expired || expiresAt < seconds()) return "expired";
      if (!verified) return "not-ours";
      return (await spend(database, payload, expiresAt)) ? "proven" : "spent";
    },
    eraseExpired: async () => {
      await database.deleteFrom("spent_proofs").where("expires_at", "<", seconds()).execute();
    },
  };
}

const keysOf = (secret: string) => ({
  hmacSignatureSecret: hash(`signature ${secret}`),
  hmacKeySignatureSecret: hash(`key ${secret}`),
});

const hex = z.string().check(z.regex(/^(?:[0-9a-f]{2}){1,64}$/));

/** A challenge as we set it, with its solution; anything else was made by somebody else. */
const payload = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal(work.algorithm),
      nonce: hex,
      salt: hex,
      cost: z.literal(work.cost),
      keyLength: z.number(),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.number(),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number(), derivedKey: hex }),
});

/** The proof as ALTCHA sends it: JSON in base64. */
function readProof(proof: string): (Payload & z.infer<typeof payload>) | undefined {
  try {
    return payload.safeParse(JSON.parse(Buffer.from(proof, "base64").toString("utf8"))).data;
  } catch (mistake) {
    if (mistake instanceof SyntaxError) return undefined;
    throw mistake;
  }
}

/** Whether the proof is used for the first time, on whichever server. */
async function spend(database: Database, { challenge }: Payload, expiresAt: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto("spent_proofs")
    .values({ digest: hash(challenge.signature ?? ""), expires_at: expiresAt })
    .onConflict((conflict) => conflict.column("digest").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
