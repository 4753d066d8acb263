/** Reads and writes what the frame keeps in the browser, all of it under keys that begin with one prefix. */
export function createStorage({ prefix = 'smart_', area = () => localStorage }: StorageOptions = {}): FrameStorage {
  return {
    prefix,
    read: (key, isValid) => {
      const text = attempt(() => area().getItem(prefix + key));
      if (text === null) return null;
      const value = attempt(() => JSON.parse(text) as unknown) ?? text;
      return isValid(value) ? value : null;
    },
    write: (key, value) => {
      attempt(() => area().setItem(prefix + key, typeof value === 'string' ? value : JSON.stringify(value)));
    },
    remove: (key) => {
      attempt(() => area().removeItem(prefix + key));
    },
  };
}

export interface StorageOptions {
  /** Begins every key: two applications at one address need two. Default `smart_`. */
  prefix?: string;
  /** Where it is kept. Default the browser's localStorage; a function, because reading it may be refused. */
  area?(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

export interface FrameStorage {
  prefix: string;
  /** A saved value; null when there is none, it is broken, or the browser refuses storage. */
  read<T>(key: string, isValid: (value: unknown) => value is T): T | null;
  /** Saves a value; texts as they are, everything else as JSON. */
  write(key: string, value: unknown): void;
  remove(key: string): void;
}

export const isString = (value: unknown): value is string => typeof value === 'string';
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
export const isNumber = (value: unknown): value is number => typeof value === 'number';

function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    // private windows, blocked storage and servers: the product works, it only forgets
    return null;
  }
}
