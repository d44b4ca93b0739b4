import { useSyncExternalStore } from "react";

/** `back`: online again after being offline. The network may still lead nowhere. */
export type Connection = "online" | "offline" | "back";

/** Whether the device is online, as far as the browser knows. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, connectionNow, () => "online");

let wasOffline = false;

function connectionNow(): Connection {
  if (!window.navigator.onLine) return "offline";
  return wasOffline ? "back" : "online";
}

function subscribe(changed: () => void): () => void {
  const onOffline = (): void => {
    wasOffline = true;
    changed();
  };
  wasOffline ||= !window.navigator.onLine;
  window.addEventListener("online", changed);
  window.addEventListener("offline", onOffline);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", onOffline);
  };
}
