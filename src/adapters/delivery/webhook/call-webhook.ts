import { type ClientRequest, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import type { SendResult, WebhookRequest } from "../../../service/delivery/deliver-ports.ts";
import type { DeliveryProblem, Failed } from "../../../service/delivery/deliver-problems.ts";
import { checkedLookup, isPublic, PrivateAddressError, type ResolveAll } from "./checked-lookup.ts";
import { signatureOf, webhookHeaders } from "./signature.ts";

export interface Webhook {
  readonly url: string;
  readonly secret: string;
  /** Whether it may be in a private network and called without TLS. */
  readonly allowPrivate: boolean;
}

/** The clock, and overrides for tests. */
export interface WebhookOptions {
  readonly now: () => Date;
  readonly resolve?: ResolveAll;
  readonly ca?: string;
  readonly timeoutMs?: number;
}

/** How long a call may take in all, milliseconds. */
const timeoutMs = 15_000;

/** Bytes of the response read before the connection is cut; only its status counts. */
const maxBytes = 64 * 1024;

/** Calls the operator's webhook. A redirect is not followed. */
export function createWebhook(
  webhook: Webhook,
  options: WebhookOptions,
): (request: WebhookRequest) => Promise<SendResult> {
  return async (request) => {
    if (!isAllowed(webhook)) return { kind: "failed", problem: "hook-inside" };
    try {
      return outcomeOf(await responseTo(request, webhook, options));
    } catch (error) {
      return { kind: "failed", problem: problemOfException(error) };
    }
  };
}

/** Whether the URL may be called: HTTPS, and no private IP address. An IP address in it never reaches `checkedLookup`, so it is checked here. */
export function isAllowed({ url, allowPrivate }: Pick<Webhook, "url" | "allowPrivate">): boolean {
  if (allowPrivate) return true;
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, "");
  return protocol === "https:" && (isIP(host) === 0 || isPublic(host));
}

interface Response {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

function responseTo(request: WebhookRequest, webhook: Webhook, options: WebhookOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = openRequest(request, webhook, options);
    sent.on("error", reject);
    sent.on("response", (response) => {
      const { statusCode = 0, headers } = response;
      // Node also reports a cut response here, before anything else, but its status still counts.
      sent.off("error", reject).on("error", () => {});
      drain(response, () => resolve({ status: statusCode, retryAfter: headers["retry-after"] }));
    });
    sent.end(request.body);
  });
}

function openRequest(
  { body, deliveryId, event }: WebhookRequest,
  webhook: Webhook,
  options: WebhookOptions,
): ClientRequest {
  const open = webhook.url.startsWith("https:") ? requestHttps : requestHttp;
  const seconds = Math.floor(options.now().getTime() / 1000);
  return open(webhook.url, {
    method: "POST",
    agent: false,
    signal: AbortSignal.timeout(options.timeoutMs ?? timeoutMs),
    ...(!webhook.allowPrivate && { lookup: checkedLookup(options.resolve) }),
    ...(options.ca !== undefined && { ca: options.ca }),
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

/** Reads the rest of the response, up to `maxBytes`; the status is known however it ends. */
function drain(response: IncomingMessage, done: () => void): void {
  let size = 0;
  response.on("data", (chunk: Buffer) => {
    size += chunk.byteLength;
    if (size > maxBytes) response.destroy();
  });
  response.on("error", () => {});
  response.on("close", done);
}

function outcomeOf({ status, retryAfter }: Response): SendResult {
  if (status >= 200 && status < 300) return { kind: "delivered" };
  const problem = problemOfStatus(status);
  const seconds = /^\d{1,6}$/.test(retryAfter ?? "") ? Number(retryAfter) : undefined;
  const failed: Failed = { kind: "failed", problem, status };
  return seconds === undefined ? failed : { ...failed, retryAfterSeconds: seconds };
}

/** All but 410 may be fixed within the day that we keep trying. */
function problemOfStatus(status: number): DeliveryProblem {
  if (status === 410) return "hook-gone";
  if (status === 429 || status === 503) return "hook-later";
  if (status >= 500) return "hook-fault";
  return status >= 300 && status < 400 ? "hook-redirect" : "hook-refused";
}

function problemOfException(error: unknown): DeliveryProblem {
  if (error instanceof PrivateAddressError) return "hook-inside";
  if (error instanceof Error && error.name === "AbortError") return "hook-slow";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (/^(ERR_TLS|CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_SSL|EPROTO)/.test(code)) return "hook-not-private";
  return "hook-unreachable";
}
