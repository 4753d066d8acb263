/** Prefix of every key that the product keeps in browser storage. */
export const STORAGE_PREFIX = 'smart_';

/** Reads a saved value; null when there is none, it is broken, or the browser refuses storage. */
export function readStored<T>(key: string, isValid: (value: unknown) => value is T): T | null {
  const text = attempt(() => localStorage.getItem(STORAGE_PREFIX + key));
  if (text === null) return null;
  const value = attempt(() => JSON.parse(text) as unknown) ?? text;
  return isValid(value) ? value : null;
}

/** Saves a value; texts as they are, everything else as JSON. */
export function writeStored(key: string, value: unknown): void {
  attempt(() => localStorage.setItem(STORAGE_PREFIX + key, typeof value === 'string' ? value : JSON.stringify(value)));
}

export function removeStored(key: string): void {
  attempt(() => localStorage.removeItem(STORAGE_PREFIX + key));
}

export const isString = (value: unknown): value is string => typeof value === 'string';
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
export const isNumber = (value: unknown): value is number => typeof value === 'number';

function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    // private windows and blocked storage: the product works, it only forgets
    return null;
  }
}
