import { loadToasts } from "./toasts.ts";

/** The requests to the server, loaded when first needed. */
export const loadCalls = () => import("./api.ts");

/** Fetches the code for sending and for its messages ahead of use, so that a lost connection can still be told. */
export const loadSending = (): void => void Promise.allSettled([loadCalls(), loadToasts()]);
