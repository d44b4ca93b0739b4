import { type ClientRequest, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import type { OutgoingCall, Sent } from "../../../service/deliver-ports.ts";
import type { DeliveryProblem, Failed } from "../../../service/deliver-problems.ts";
import { checkedLookup, InsideAddress, isPublic, type ResolveAll } from "./checked-lookup.ts";
import { signatureOf, webhookHeaders } from "./signature.ts";

export interface Webhook {
  readonly url: string;
  readonly secret: string;
  /** Whether it may lie inside a private network, and be called without TLS. */
  readonly allowPrivate: boolean;
}

/** The parts of the world that tests put another in place of. */
export interface WebhookWorld {
  readonly now: () => Date;
  readonly resolve?: ResolveAll;
  readonly authorities?: string;
  /** How long a call may take in all, milliseconds. */
  readonly patience?: number;
}

/** How long a call may take in all, milliseconds. */
const patience = 15_000;

/** Bytes of the answer that are read before the connection is cut: only its status counts. */
const mostBytes = 64 * 1024;

/** Calls the operator's webhook. A redirect is an answer like any other: nothing is sent to where it points. */
export function createWebhook(webhook: Webhook, world: WebhookWorld): (call: OutgoingCall) => Promise<Sent> {
  return async (call) => {
    if (!mayBeCalled(webhook)) return { kind: "failed", problem: "hook-inside" };
    try {
      return outcomeOf(await answerTo(call, webhook, world));
    } catch (error) {
      return { kind: "failed", problem: problemOfError(error) };
    }
  };
}

/** An address in place of a name is looked up nowhere, so it is checked here. */
export function mayBeCalled({ url, allowPrivate }: Pick<Webhook, "url" | "allowPrivate">): boolean {
  if (allowPrivate) return true;
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, "");
  return protocol === "https:" && (isIP(host) === 0 || isPublic(host));
}

interface Answered {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

function answerTo(call: OutgoingCall, webhook: Webhook, world: WebhookWorld): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = openCall(call, webhook, world);
    sent.on("error", reject);
    sent.on("response", (response) => {
      const { statusCode = 0, headers } = response;
      // Node tells a cut of the answer here as well, and first: its status counts nevertheless.
      sent.off("error", reject).on("error", () => {});
      readAway(response, () => resolve({ status: statusCode, retryAfter: headers["retry-after"] }));
    });
    sent.end(call.body);
  });
}

function openCall({ body, deliveryId, event }: OutgoingCall, webhook: Webhook, world: WebhookWorld): ClientRequest {
  const open = webhook.url.startsWith("https:") ? requestHttps : requestHttp;
  const seconds = Math.floor(world.now().getTime() / 1000);
  return open(webhook.url, {
    method: "POST",
    agent: false,
    signal: AbortSignal.timeout(world.patience ?? patience),
    ...(!webhook.allowPrivate && { lookup: checkedLookup(world.resolve) }),
    ...(world.authorities !== undefined && { ca: world.authorities }),
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      "user-agent": "spindlewise",
      [webhookHeaders.event]: `${event.event}; version=${event.version}`,
      [webhookHeaders.deliveryId]: deliveryId,
      [webhookHeaders.signature]: signatureOf(body, webhook.secret, seconds),
    },
  });
}

/** Lets the other side finish, up to a bound; however it ends, the status is known by then. */
function readAway(response: IncomingMessage, done: () => void): void {
  let size = 0;
  response.on("data", (chunk: Buffer) => {
    size += chunk.byteLength;
    if (size > mostBytes) response.destroy();
  });
  response.on("error", () => {});
  response.on("close", done);
}

function outcomeOf({ status, retryAfter }: Answered): Sent {
  if (status >= 200 && status < 300) return { kind: "delivered" };
  const problem = problemOfStatus(status);
  const seconds = /^\d{1,6}$/.test(retryAfter ?? "") ? Number(retryAfter) : undefined;
  const failed: Failed = { kind: "failed", problem, status };
  return seconds === undefined ? failed : { ...failed, retryAfterSeconds: seconds };
}

/** All but 410 may be set right by the operator within a day. */
function problemOfStatus(status: number): DeliveryProblem {
  if (status === 410) return "hook-gone";
  if (status === 429 || status === 503) return "hook-later";
  if (status >= 500) return "hook-fault";
  return status >= 300 && status < 400 ? "hook-redirect" : "hook-refused";
}

function problemOfError(error: unknown): DeliveryProblem {
  if (error instanceof InsideAddress) return "hook-inside";
  if (error instanceof Error && error.name === "AbortError") return "hook-slow";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (/^(ERR_TLS|CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_SSL|EPROTO)/.test(code)) return "hook-not-private";
  return "hook-unreachable";
}
