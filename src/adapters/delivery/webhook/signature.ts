import { createHmac } from "node:crypto";

/** Headers that we add to a call to the operator's webhook. */
export const webhookHeaders = {
  signature: "spindlewise-signature",
  deliveryId: "delivery-id",
  event: "spindlewise-event",
} as const;

/**
 * `t=1763720000,v1=5257a869…`: hexadecimal HMAC-SHA256 of `{t}.{raw body}` under the secret.
 *
 * @param at when the call is made, seconds since 1970; different for each attempt
 */
export function signatureOf(body: string, secret: string, at: number): string {
  return `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
}
