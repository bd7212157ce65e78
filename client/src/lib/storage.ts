// Replaces local storage for the lifetime of the page if the browser refuses it (full, switched off).
const spare = new Map<string, string>();

/** Strings on this device, under the key itself. Never throws. */
export const storage = {
  read(key: string): string | null {
    if (spare.has(key)) return spare.get(key) ?? null;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      spare.delete(key);
    } catch {
      spare.set(key, value);
    }
  },

  remove(key: string): void {
    spare.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored, so there is nothing to remove.
    }
  },

  keys(): string[] {
    try {
      return [...new Set([...Object.keys(localStorage), ...spare.keys()])];
    } catch {
      return [...spare.keys()];
    }
  },
};

/** The JSON stored under `key`; null if there is none of the expected shape. */
export function readJson<T>(key: string, isExpected: (value: unknown) => value is T): T | null {
  const text = storage.read(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isExpected(value) ? value : null;
  } catch {
    return null;
  }
}

export const writeJson = (key: string, value: unknown): void => storage.write(key, JSON.stringify(value));
