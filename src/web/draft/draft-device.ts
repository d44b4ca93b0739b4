/** The part of the browser's storage that a draft uses. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const probeKey = "shop-diagnostic-trial";

export type Device = ReturnType<typeof deviceOf>;

/** What a draft reads and writes on this device. `canKeep`: whether the browser lets it. */
export function deviceOf(storage: DraftStorage | null) {
  return {
    canKeep: write(storage, probeKey, "1") && write(storage, probeKey, null),
    read: (key: string) => read(storage, key),
    write: (key: string, text: string) => write(storage, key, text),
    remove: (key: string) => write(storage, key, null),
  };
}

/** The stored text; `null` if there is none. */
export function read(storage: DraftStorage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/**
 * Stores a text; `null` removes it.
 *
 * @returns whether it worked: a browser may refuse at any time, because of a quota or policy
 */
export function write(storage: DraftStorage | null, key: string, text: string | null): boolean {
  try {
    if (text === null) storage?.removeItem(key);
    else storage?.setItem(key, text);
    return storage !== null;
  } catch {
    return false;
  }
}

/** The device's storage; `null` if the browser forbids even accessing it. */
export function deviceStorage(): DraftStorage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
