import { type StorageOptions } from '../settings/storage.js';

/** A browser storage that keeps its texts in a map. */
export function memoryArea(stored: Map<string, string>): NonNullable<StorageOptions['area']> {
  return () => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  });
}
