import { loadToasts } from "../toasts.ts";

/** The requests to the server, loaded when first needed. */
export const loadCalls = () => import("./api.ts");

/** Loads the code for sending and for messages ahead of use, so that a lost connection can still be reported. */
export const loadSending = (): void => void Promise.allSettled([loadCalls(), loadToasts()]);
