import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { createMailAddresses } from "../../src/adapters/delivery/mail-addresses.ts";
import { type Database, type DatabaseLocation, openDatabase } from "../../src/adapters/store/database.ts";
import { dice } from "../dice.ts";
import { ownEnvironment } from "../own-environment.ts";
import { serverProgram } from "../programs.ts";
import type { Sinks } from "./delivery-sinks.ts";
import { addressOf, asksForReport } from "./keyed-bodies.ts";
import { type Answer, keyIn, type Sending, type Sent, sendAgain, sendUntilCut } from "./keyed-calls.ts";

/** What is killed in each round and started again. */
export interface Victim {
  /** Kills it with SIGKILL and resolves when no process of it runs any more. */
  readonly kill: () => Promise<void>;
  readonly startAgain: () => Promise<void>;
}

export interface KillRounds {
  readonly rounds: number;
  readonly location: DatabaseLocation;
  /** The same seed gives the same moments. */
  readonly seed: number;
  /** What is killed; the server itself if absent. */
  readonly victim?: Victim;
  /** Where the server delivers to. */
  readonly sinks: Pick<Sinks, "settings" | "reportUnderWay">;
}

export interface Survived extends Kept {
  readonly rounds: number;
  /** Of those sent, asked for their report by email. */
  readonly asked: number;
  /** Submissions that make the next version of an earlier report. The other figures leave them out. */
  readonly remakes: Kept;
}

/** What happened to the submissions. */
export interface Kept {
  /** Each with its own key. */
  readonly sent: number;
  /** Of those sent, answered before the kill. */
  readonly acknowledged: number;
  /** Of these, not in the store at the end, or answered differently when sent again. */
  readonly lost: number;
  /** Leads or versions in the store beyond one for each submission. */
  readonly duplicated: number;
  /** Submissions that were cut off and never got an answer, however often they were sent again. */
  readonly unanswered: number;
}

/** When the kill comes: after at most this many answers of the round, and at most this many milliseconds later. */
const moments = { answers: 20, milliseconds: 40 } as const;
/**
 * In every tenth round it comes while a report is being emailed: at most this many milliseconds after its email
 * started.
 */
const midMail = { eachRounds: 10, milliseconds: 20, patienceMs: 15_000 } as const;

/**
 * Kills under load, starts again, sends every submission of the round again, and at the end counts what the store
 * holds. Every caller who was answered must get the same bytes again; every other one must get an answer.
 */
export async function killRounds({ rounds, location, seed, victim, sinks }: KillRounds): Promise<Survived> {
  const random = dice(seed);
  const seen: Round[] = [];
  await confirmAddresses(location, rounds);
  let server = await startServer(location, sinks.settings);
  for (let number = 0; number < rounds; number += 1) {
    const sent: Sent = new Map();
    const load = sendUntilCut(server.port, roundName(number), sent);
    await load.answered(Math.floor(random() * (moments.answers + 1)));
    await momentIn(number, random(), sinks);
    load.cut();
    await (victim ?? server).kill();
    await load.ended;
    if (victim) await victim.startAgain();
    else server = await startServer(location, sinks.settings);
    seen.push({ sent, again: await sendAgain(server.port, sent) });
  }
  await server.kill();
  return countSurvived(seen, await storedIn(location));
}

const roundName = (number: number): string => `round ${number}`;

/** As if the owners had clicked the link in an earlier email, because this is about what happens to the reports. */
async function confirmAddresses(location: DatabaseLocation, rounds: number): Promise<void> {
  const database = await openDatabase(location);
  const addresses = createMailAddresses(database, () => new Date());
  for (let number = 0; number < rounds; number += 1) {
    const email = addressOf(keyIn(roundName(number), 0));
    await addresses.confirm((await addresses.addressOf(await addresses.confirmToken(email))) ?? "");
  }
  await database.destroy();
}

/** @param chance from 0 to 1 */
async function momentIn(
  round: number,
  chance: number,
  { reportUnderWay }: Pick<Sinks, "reportUnderWay">,
): Promise<void> {
  if (round % midMail.eachRounds !== 0) return pause(chance * moments.milliseconds);
  await Promise.race([reportUnderWay(), pause(midMail.patienceMs, undefined, { ref: false })]);
  return pause(chance * midMail.milliseconds);
}

/** How the submissions of one round were answered, before the kill and after it. */
interface Round {
  readonly sent: Sent;
  readonly again: ReadonlyMap<string, Answer | undefined>;
}

interface Submitted extends Sending {
  readonly key: string;
  readonly later: Answer | undefined;
}

function countSurvived(rounds: readonly Round[], { leads, versions }: Stored): Survived {
  const submitted = rounds.flatMap(({ sent, again }) =>
    [...sent].map(([key, sending]): Submitted => ({ key, ...sending, later: again.get(key) })),
  );
  const isFirst = ({ report }: Sending): boolean => report === null;
  const firsts = submitted.filter(isFirst);
  const remakes = submitted.filter((one) => !isFirst(one));
  return {
    rounds: rounds.length,
    asked: firsts.filter(({ key }) => asksForReport(key)).length,
    ...keptOf(firsts, leads.size, (id) => leads.has(id)),
    remakes: keptOf(remakes, versions, (id) => leads.has(id)),
  };
}

function keptOf(submitted: readonly Submitted[], stored: number, isStored: (id: string) => boolean): Kept {
  const unanswered = submitted.filter(({ later }) => later === undefined).length;
  const acknowledged = submitted.flatMap(({ answer, later }) => (answer === undefined ? [] : [{ answer, later }]));
  const isLost = ({ answer, later }: { readonly answer: Answer; readonly later: Answer | undefined }): boolean =>
    answer.digest !== later?.digest || !isStored(answer.id);
  return {
    sent: submitted.length,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(isLost).length,
    duplicated: stored - submitted.length + unanswered,
    unanswered,
  };
}

interface ServerProcess {
  readonly port: number;
  readonly kill: () => Promise<void>;
}

async function startServer(
  { dataDir, databaseUrl }: DatabaseLocation,
  more: Sinks["settings"],
): Promise<ServerProcess> {
  const settings = { PORT: "0", HOST: "127.0.0.1", RATE_LIMIT: "off", LOG_LEVEL: "silent", DATA_DIR: dataDir };
  const child = spawn(process.execPath, [serverProgram], {
    cwd: join(import.meta.dirname, "../.."),
    env: { ...ownEnvironment, ...settings, DATABASE_URL: databaseUrl ?? "", ...more },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "close");
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  const port = await portOf(child);
  const kill = async () => {
    end();
    await ended;
    process.off("exit", end);
  };
  return { port, kill };
}

async function portOf({ stdout }: ChildProcess): Promise<number> {
  if (stdout) {
    for await (const line of createInterface({ input: stdout })) {
      const port = Number(/http:\/\/localhost:(\d+)/.exec(line)?.[1]);
      if (port) return port;
    }
  }
  throw new Error("The server ended before it was ready");
}

interface Stored {
  readonly leads: ReadonlySet<string>;
  /** Versions from the second on, of all reports. */
  readonly versions: number;
}

async function storedIn(location: DatabaseLocation): Promise<Stored> {
  const database: Database = await openDatabase(location);
  const leads = await database.selectFrom("leads").select("id").execute();
  const versions = await database.selectFrom("versions").select("number").where("dossier", "is not", null).execute();
  await database.destroy();
  return { leads: new Set(leads.map(({ id }) => id)), versions: versions.length };
}
