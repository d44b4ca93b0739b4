import type { Store } from "../store-port.ts";

export type EraseOutcome = { readonly kind: "erased" } | { readonly kind: "no-report" };

/** Erases a submission and everything made from it. */
export async function eraseReport(id: string, store: Pick<Store, "eraseLead">): Promise<EraseOutcome> {
  return (await store.eraseLead(id)) > 0 ? { kind: "erased" } : { kind: "no-report" };
}
