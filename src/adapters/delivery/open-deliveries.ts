import { deliver } from "../../service/delivery/deliver.ts";
import type { DeliverPorts } from "../../service/delivery/deliver-ports.ts";
import { type Channels, deliveriesOf, deliveriesOfVisit, type VisitEvent } from "../../service/delivery/deliveries.ts";
import { type MailOutcome, mailReport } from "../../service/delivery/mail-report.ts";
import { type RemindOutcome, remindOfReturn } from "../../service/delivery/remind-of-return.ts";
import type { Lead } from "../../service/store-port.ts";
import type { Logger } from "../monitoring/log.ts";
import type { Metrics } from "../monitoring/metrics.ts";
import type { Config } from "../settings/config.ts";
import type { QueueForVisit } from "../store/coworkers.ts";
import { newId } from "../store/ids.ts";
import type { Change, Database } from "../store/tables.ts";
import { countAttemptsIn } from "./attempt-counts.ts";
import { channelsOf } from "./delivery-config.ts";
import { startDeliveryLoop } from "./delivery-loop.ts";
import { insertDeliveries } from "./insert-deliveries.ts";
import { createMailer, type MailerOptions } from "./mail/send-mail.ts";
import { createMailAddresses } from "./mail-addresses.ts";
import { createOperatorOutbox, type DeliveryCounts } from "./operator-outbox.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { createMailQueue } from "./queue-mail.ts";
import { createWebhook, type WebhookOptions } from "./webhook/call-webhook.ts";
import { createWorker, type Worker } from "./worker.ts";

/** The delivery queue of one server: what fills it, what sends it, what stops it. */
export interface Deliveries {
  /** Queues a new lead's deliveries, in the transaction that stores the lead. */
  readonly queueForLead: (change: Change, lead: Lead) => Promise<void>;
  /** Queues the deliveries of a later visit to a lead's report, in the transaction that stores the visit. */
  readonly queueForVisit: QueueForVisit;
  /** Says that a delivery may be due now. */
  readonly wake: () => void;
  /** Says that a lead's report is stored: deliveries that were waiting for it go out. Returns at once. */
  readonly reportReady: (leadId: string) => void;
  readonly mailReport: (id: string) => Promise<MailOutcome>;
  readonly remindOfReturn: (id: string) => Promise<RemindOutcome>;
  /** Whether we issued this token in an email. */
  readonly isConfirmationToken: (token: string) => Promise<boolean>;
  /** The owner of an address wants reports there; waiting ones go out. `false`: we didn't issue this token. */
  readonly confirmAddress: (token: string) => Promise<boolean>;
  /** Deletes digests of addresses that are no longer needed. */
  readonly erasePast: () => Promise<void>;
  readonly counts: () => Promise<DeliveryCounts>;
  /** Starts sending due deliveries, until `stop`. */
  readonly start: () => void;
  /** Sends what is due, once. Returns how many attempts were made. */
  readonly runDue: () => Promise<number>;
  /**
   * Starts no more deliveries, lets running ones finish for this long, then returns the rest to the queue. A second
   * call waits for the same stop.
   */
  readonly stop: (milliseconds: number) => Promise<void>;
  /** Waits for the writes that `reportReady` started. */
  readonly settled: () => Promise<void>;
}

export interface DeliveriesPorts
  extends Pick<DeliverPorts, "store" | "utf8" | "brand" | "timeZone" | "now" | "makeFile"> {
  readonly log: Logger;
  readonly metrics: Pick<Metrics, "count" | "beginAtZero">;
  readonly random?: () => number;
  readonly mailerOptions?: MailerOptions;
  readonly webhookOptions?: Omit<WebhookOptions, "now">;
}

/** Opens the delivery queue of this server; nothing is sent before `start` or `runDue`. */
export function openDeliveries(
  config: Pick<Config, "delivery" | "publicUrl" | "retentionDays">,
  database: Database,
  parts: DeliveriesPorts,
): Deliveries {
  const { now, log } = parts;
  const channels = channelsOf(config.delivery, config.publicUrl);
  const outbox = createOutbox(database);
  const addresses = createMailAddresses(database, now);
  const ports = { ...deliverPortsOf(config, parts), addresses };
  const worker = createWorker({
    outbox,
    now,
    log,
    newId,
    random: parts.random ?? Math.random,
    countAttempt: countAttemptsIn(parts.metrics),
    deliver: (delivery, isStillOurs) => deliver(delivery, isStillOurs, ports),
  });
  const queue = { ...createMailQueue(database), newId, now, hasMail: channels.respondent };
  const runner = createRunner({ worker, outbox, now, log });
  return {
    queueForLead: (change, lead) => insertDeliveries(change, lead.id, deliveriesOf(lead, channels, newId)),
    queueForVisit: (change, leadId, event, isSuspect = false) =>
      insertVisit(change, leadId, { event, isSuspect }, channels, now()),
    wake: runner.wake,
    reportReady: (leadId) => {
      if (channels.respondent || channels.operator || channels.webhook) runner.expedite(leadId);
    },
    mailReport: async (id) => {
      const outcome = await mailReport(id, queue);
      if (outcome.kind === "queued") runner.wake();
      return outcome;
    },
    remindOfReturn: async (id) => {
      const outcome = await remindOfReturn(id, { ...queue, retentionDays: config.retentionDays });
      if (outcome.kind === "noted") runner.wake();
      return outcome;
    },
    isConfirmationToken: async (token) => (await addresses.addressOf(token)) !== undefined,
    confirmAddress: async (token) => {
      const address = await addresses.addressOf(token);
      if (address === undefined) return false;
      if ((await addresses.confirm(address)) > 0) runner.wake();
      return true;
    },
    erasePast: addresses.erasePast,
    counts: () => createOperatorOutbox(database).counts(now()),
    runDue: worker.runDue,
    start: runner.start,
    stop: runner.stop,
    settled: runner.settled,
  };
}

async function insertVisit(
  change: Change,
  leadId: string,
  { event, isSuspect }: { readonly event: VisitEvent; readonly isSuspect: boolean },
  channels: Channels,
  now: Date,
): Promise<void> {
  if (event === "report-wanted") {
    await change.updateTable("leads").set({ wants_mail: 1 }).where("id", "=", leadId).execute();
  }
  const lead = await change
    .selectFrom("leads")
    .select(["wants_mail", "is_suspect"])
    .where("id", "=", leadId)
    .executeTakeFirstOrThrow();
  const visit = { event, wantsMail: lead.wants_mail === 1, isSuspect: isSuspect || lead.is_suspect === 1 };
  await insertDeliveries(change, leadId, deliveriesOfVisit(visit, channels, now, newId));
}

interface RunnerParts extends Pick<DeliveriesPorts, "now" | "log"> {
  readonly worker: Worker;
  readonly outbox: Outbox;
}

/** Starts, wakes and stops the worker. */
function createRunner({ worker, outbox, now, log }: RunnerParts) {
  const expediting = new Set<Promise<void>>();
  let loop: ReturnType<typeof startDeliveryLoop> | undefined;
  let stopped: Promise<void> | undefined;
  const wake = (): void => loop?.wake();
  return {
    wake,
    expedite: (leadId: string): void => {
      const expedited = outbox
        .expedite(leadId, now())
        .then(wake)
        .catch((error: unknown) =>
          log.error({ err: error }, "a delivery could not be sent early; it will go out on schedule"),
        )
        .finally(() => expediting.delete(expedited));
      expediting.add(expedited);
    },
    start: (): void => {
      loop ??= startDeliveryLoop({ worker, outbox, now, log });
    },
    stop: (milliseconds: number): Promise<void> => {
      loop?.stop();
      stopped ??= stopWithin(worker, milliseconds);
      return stopped;
    },
    settled: async (): Promise<void> => void (await Promise.all(expediting)),
  };
}

function deliverPortsOf(
  { delivery, publicUrl, retentionDays }: Pick<Config, "delivery" | "publicUrl" | "retentionDays">,
  parts: DeliveriesPorts,
): Omit<DeliverPorts, "addresses"> {
  const { store, utf8, brand, timeZone, now, makeFile, mailerOptions, webhookOptions } = parts;
  const { mail, webhook, leadEmail } = delivery;
  return {
    store,
    utf8,
    brand,
    timeZone,
    now,
    makeFile,
    publicUrl,
    retentionDays,
    operator: leadEmail,
    sendMail: mail === null ? null : createMailer(mail.server, mail.from, mailerOptions),
    callWebhook: webhook === null ? null : createWebhook(webhook, { ...webhookOptions, now }),
  };
}

async function stopWithin(worker: Worker, milliseconds: number): Promise<void> {
  const drained = worker.drain().then(() => true);
  if (!(await Promise.race([drained, after(milliseconds)]))) await worker.requeueRunning();
}

/** A timeout that doesn't keep the process alive. */
const after = (milliseconds: number): Promise<false> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, false).unref());
