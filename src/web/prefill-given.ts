/** Answers that came with the address or with the page, as they came: nothing of them has been checked. */
export type Given = Readonly<Record<string, unknown>>;

/** What comes ahead in an address, and in what the server put into the page; `null` where there is nothing. */
export function prefillIn(query: URLSearchParams, posted: string | null): Given | null {
  const given = { ...fromQuery(query), ...fromText(posted) };
  return Object.keys(given).length === 0 ? null : given;
}

/** A name that comes several times is a list. */
function fromQuery(query: URLSearchParams): Given {
  const names = [...new Set(query.keys())].filter((name) => name !== "report");
  return Object.fromEntries(
    names.map((name) => {
      const all = query.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );
}

function fromText(text: string | null): Given {
  try {
    const value: unknown = text === null ? null : JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Given) : {};
  } catch {
    return {};
  }
}

const key = "shop-diagnostic-prefill";
let held: string | null = null;

/** Holds them until the visitor has chosen, over a reload too where the browser lets us. */
export function keepPrefill(given: Given): void {
  held = JSON.stringify(given);
  try {
    window.sessionStorage.setItem(key, held);
  } catch {
    // No storage: they hold as long as the page is open.
  }
}

/** What is held; `null` where there is nothing. */
export function heldPrefill(): Given | null {
  const given = fromText(held ?? stored());
  return Object.keys(given).length === 0 ? null : given;
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
