import { createHmac } from "node:crypto";

/** Headers of a call to the operator's webhook, beside those of every call. */
export const webhookHeaders = {
  signature: "spindlewise-signature",
  deliveryId: "delivery-id",
  event: "spindlewise-event",
} as const;

/**
 * `t=1763720000,v1=5257a869…`: HMAC-SHA256 of `{t}.{raw body}` under the secret, hexadecimal.
 *
 * @param at when the call is made, seconds since 1970; new with every attempt
 */
export function signatureOf(body: string, secret: string, at: number): string {
  return `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
}
