/** Prefilled answers from the URL or the page, not validated. */
export type Prefill = Readonly<Record<string, unknown>>;

/** Prefilled answers in the URL and in what the server put into the page; `null` if there are none. */
export function prefillIn(query: URLSearchParams, posted: string | null): Prefill | null {
  const prefill = { ...fromQuery(query), ...fromText(posted) };
  return Object.keys(prefill).length === 0 ? null : prefill;
}

/** A name that occurs several times is a list. */
function fromQuery(query: URLSearchParams): Prefill {
  const names = [...new Set(query.keys())].filter((name) => name !== "report");
  return Object.fromEntries(
    names.map((name) => {
      const all = query.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );
}

function fromText(text: string | null): Prefill {
  try {
    const value: unknown = text === null ? null : JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Prefill) : {};
  } catch {
    return {};
  }
}

const key = "shop-diagnostic-prefill";
let held: string | null = null;

/** Keeps them until the visitor decides, even over a reload if the browser allows it. */
export function keepPrefill(prefill: Prefill): void {
  held = JSON.stringify(prefill);
  try {
    window.sessionStorage.setItem(key, held);
  } catch {
    // No storage: they are kept while the page is open.
  }
}

/** The prefilled answers kept; `null` if there are none. */
export function heldPrefill(): Prefill | null {
  const prefill = fromText(held ?? stored());
  return Object.keys(prefill).length === 0 ? null : prefill;
}

export function dropPrefill(): void {
  held = null;
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

function stored(): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
