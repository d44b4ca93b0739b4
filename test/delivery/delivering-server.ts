import { onTestFinished } from "vitest";
import { createMailAddresses } from "../../src/adapters/delivery/mail-addresses.ts";
import type { Externals } from "../../src/adapters/services.ts";
import type { Environment } from "../../src/adapters/settings/config.ts";
import { type DatabaseLocation, openDatabase } from "../../src/adapters/store/database.ts";
import { openServer, wireAnswers } from "../server/open-server.ts";
import { type Answer, openHook } from "./hook-server.ts";
import { openPostOffice, type Treatment } from "./post-office.ts";

const start = new Date("2026-11-21T10:00:00.000Z");

/** Minutes from the start of the clock to a time. */
export const minutesTo = (time: string): number => (Date.parse(time) - start.getTime()) / 60_000;

interface Given {
  /** Whether the sample shop's address was confirmed before. */
  readonly isConfirmed?: boolean;
  readonly treatments?: readonly Treatment[];
  readonly answers?: readonly Answer[];
  readonly settings?: Environment;
  readonly externals?: Partial<Externals>;
}

/** A whole server that delivers to a real mail server and a real webhook, with a clock the test sets. */
export async function openDeliveringServer({
  treatments,
  answers,
  settings = {},
  externals = {},
  isConfirmed = true,
}: Given = {}) {
  const office = await openPostOffice(treatments === undefined ? {} : { treatments });
  const hook = await openHook(answers === undefined ? {} : { answers });
  let minutes = 0;
  const now = () => new Date(start.getTime() + minutes * 60_000);
  const server = await openServer({
    settings: { ...settingsFor(office.port, hook.url), ...settings },
    externals: { now, makeFile: async () => ({ kind: "made", bytes: new Uint8Array([37, 80, 68, 70]) }), ...externals },
  });
  onTestFinished(server.close);
  if (isConfirmed) await confirmMailbox(server.config, wireAnswers.owner_email, now);
  return {
    ...server,
    office,
    hook,
    /** As if the owner of the address had clicked the link before: reports are sent at once. */
    confirm: (email: string) => confirmMailbox(server.config, email, now),
    /** Sends what is due this many minutes after the start. */
    runAt: (at: number) => {
      minutes = at;
      return server.services.deliveries.runDue();
    },
    /** Sends the form with these extra fields and returns the id of the report. */
    submit: async (extras: Readonly<Record<string, unknown>> = {}) => {
      const response = await server.analyze({ ...wireAnswers, ...extras });
      return ((await response.json()) as { readonly id: string }).id;
    },
  };
}

/** As if the owner of the address had clicked the link in an earlier email. */
export async function confirmMailbox(location: DatabaseLocation, email: unknown, now: () => Date): Promise<void> {
  const database = await openDatabase(location);
  const addresses = createMailAddresses(database, now);
  const address = await addresses.addressOf(await addresses.confirmToken(String(email)));
  await addresses.confirm(address ?? "");
  await database.destroy();
}

/** Only the respondent gets mail. */
export const respondentOnly: Environment = { LEAD_EMAIL: "", WEBHOOK_URL: "", WEBHOOK_SECRET: "" };

/** A file maker that says when it starts and ends when the test says so. */
export function heldFile() {
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const makeFile: Externals["makeFile"] = async () => {
    begun.resolve();
    await end.promise;
    return { kind: "made", bytes: new Uint8Array([1]) };
  };
  return { makeFile, begun: begun.promise, end: end.resolve };
}

export const settingsFor = (smtpPort: number, webhookUrl: string): Environment => ({
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}?starttls=off`,
  MAIL_FROM: "Kerf <hello@kerf.example>",
  LEAD_EMAIL: "leads@kerf.example",
  WEBHOOK_URL: webhookUrl,
  WEBHOOK_SECRET: "a-secret-of-more-than-24-characters",
  WEBHOOK_ALLOW_PRIVATE: "on",
  PUBLIC_URL: "https://kerf.example",
});
