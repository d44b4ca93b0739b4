import { numbersQuery, returnQuery, versionQuery } from "../../survey/wire/page-address.ts";

/** What a URL shows, for Back, Forward, a refresh and a bookmark. */
export type Route =
  | { readonly kind: "hero" }
  | { readonly kind: "form" }
  | { readonly kind: "results" }
  /** A stored report; without a version, the newest. */
  | { readonly kind: "report"; readonly id: string; readonly version?: number }
  /** A shop's own numbers, next to a stored report if one is given. */
  | { readonly kind: "numbers"; readonly report: string | null };

/** The route of a URL and its history state. `/` by itself is the start page. */
export function routeOf(search: string, historyState: unknown): Route {
  const query = new URLSearchParams(search);
  const id = query.get("report");
  if (query.has(numbersQuery)) return { kind: "numbers", report: id || null };
  if (id) return { kind: "report", id, ...versionIn(query) };
  return historyState === "form" || historyState === "results" ? { kind: historyState } : { kind: "hero" };
}

const versionIn = (query: URLSearchParams): { readonly version?: number } => {
  const version = Number(query.get(versionQuery));
  return version ? { version } : {};
};

/** The URL of a route. `/` is the only page; its query names a stored report or a shop's own numbers. */
export function addressOf(route: Route): string {
  switch (route.kind) {
    case "hero":
    case "form":
    case "results":
      return "/";
    case "report":
      return `/?report=${encodeURIComponent(route.id)}${route.version === undefined ? "" : `&${versionQuery}=${route.version}`}`;
    case "numbers":
      return route.report === null
        ? `/?${numbersQuery}`
        : `/?${numbersQuery}&report=${encodeURIComponent(route.report)}`;
  }
}

/** The URL of the short form of a later visit. */
export const returnAddress = (id: string): string => `${addressOf({ kind: "report", id })}&${returnQuery}`;

/** A stored result has its own URL; any other is only in this page's memory. */
export const routeOfResult = (id: string | undefined): Route =>
  id === undefined ? { kind: "results" } : { kind: "report", id };

/** Outside a browser, the page is rendered as the start page. */
export const currentRoute = (): Route =>
  typeof window === "undefined" ? { kind: "hero" } : routeOf(window.location.search, window.history.state);

/** Navigates to a route, adding a history entry unless the visitor is already there. */
export function goTo(route: Route): void {
  const here = currentRoute();
  if (here.kind === route.kind && addressOf(here) === addressOf(route)) return;
  window.history.pushState(route.kind, "", addressOf(route));
}
