/** The part of the browser's storage that a draft uses. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const probeKey = "shop-diagnostic-trial";

export type Device = ReturnType<typeof deviceOf>;

/**
 * A browser may refuse to read or write at any time, because of a quota or policy. That isn't an error; the visitor is
 * informed.
 */
export function deviceOf(storage: DraftStorage | null) {
  const succeeds = (act: (storage: DraftStorage) => void): boolean => {
    try {
      if (storage) act(storage);
      return storage !== null;
    } catch {
      return false;
    }
  };
  const read = (key: string): string | null => {
    let text: string | null = null;
    succeeds((available) => {
      text = available.getItem(key);
    });
    return text;
  };
  const write = (key: string, text: string): boolean => succeeds((available) => available.setItem(key, text));
  const remove = (key: string): boolean => succeeds((available) => available.removeItem(key));
  return { canKeep: write(probeKey, "1") && remove(probeKey), read, write, remove };
}

/** The device's storage; `null` if the browser forbids even accessing it. */
export function deviceStorage(): DraftStorage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
