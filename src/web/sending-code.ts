import { loadToasts } from "./toasts.ts";

/** The calls of the server, loaded when first needed. */
export const loadCalls = () => import("./api.ts");

/** Fetches the code for sending, and for what is said about it, while the page is online. */
export const loadSending = (): void => void Promise.allSettled([loadCalls(), loadToasts()]);
