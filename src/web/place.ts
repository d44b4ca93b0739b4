import { navigate } from "wouter/use-browser-location";
import { ownNumbers } from "../survey/first-sight.ts";

/** A place in the browser's history: what Back, Forward, a refresh and a bookmark lead to. */
export type Place =
  | { readonly kind: "hero" }
  | { readonly kind: "form" }
  | { readonly kind: "results" }
  | { readonly kind: "report"; readonly id: string }
  /** A shop's own numbers, next to a stored report where one is named. */
  | { readonly kind: "numbers"; readonly report: string | null };

/** The place that an address and the state of its history entry name. `/` alone is the hero. */
export function placeOf(search: string, historyState: unknown): Place {
  const query = new URLSearchParams(search);
  const id = query.get("report");
  if (query.has(ownNumbers)) return { kind: "numbers", report: id || null };
  if (id) return { kind: "report", id };
  return historyState === "form" || historyState === "results" ? { kind: historyState } : { kind: "hero" };
}

/** The address of a place: `/` is the only page, its query names a stored report or a shop's own numbers. */
export function addressOf(place: Place): string {
  switch (place.kind) {
    case "hero":
    case "form":
    case "results":
      return "/";
    case "report":
      return `/?report=${encodeURIComponent(place.id)}`;
    case "numbers":
      return place.report === null ? `/?${ownNumbers}` : `/?${ownNumbers}&report=${encodeURIComponent(place.report)}`;
  }
}

/** A result that is stored has an address of its own, any other is only in this page's memory. */
export const placeOfResult = (id: string | undefined): Place =>
  id === undefined ? { kind: "results" } : { kind: "report", id };

/** Where no browser is, the page is drawn as its start. */
export const currentPlace = (): Place =>
  typeof window === "undefined" ? { kind: "hero" } : placeOf(window.location.search, window.history.state);

/** Makes a place the current one, as a new entry of the history unless the visitor is there already. */
export function goTo(place: Place): void {
  const here = currentPlace();
  if (here.kind === place.kind && addressOf(here) === addressOf(place)) return;
  navigate(addressOf(place), { state: place.kind });
}
