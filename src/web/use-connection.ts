import { useSyncExternalStore } from "react";

/** `back`: there again after it was away. A network may also be there and lead nowhere. */
export type Connection = "online" | "offline" | "back";

/** Whether the device has a network, as far as the browser knows. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, connectionNow, () => "online");

let wasOffline = false;

function connectionNow(): Connection {
  if (!window.navigator.onLine) wasOffline = true;
  if (!window.navigator.onLine) return "offline";
  return wasOffline ? "back" : "online";
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}
