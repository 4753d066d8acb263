/**
 * A clipboard for parts of documents, as versioned JSON with a kind. What is copied goes to the system's clipboard and to
 * `shared`, a storage of the browser, so that it can be pasted in another tab also where a page may not read the system's.
 */
export function createClipboard<Item>({
  kind,
  version,
  isItem,
  system,
  shared,
}: ClipboardOptions<Item>): EditorClipboard<Item> {
  return {
    async copy(items) {
      const text = JSON.stringify({ kind: PREFIX + kind, version, items });
      shared?.setItem(PREFIX + kind, text);
      await system?.writeText(text);
    },
    async paste() {
      const text = await readSystem(system);
      const answer = text === undefined ? undefined : decode(text);
      // a page that may not read the system's clipboard, or one that holds nothing, has its own
      if (answer && answer.refusal !== 'empty') return answer;
      return decode(shared?.getItem(PREFIX + kind) ?? '');
    },
  };

  function decode(text: string): Pasted<Item> {
    if (text.trim() === '') return { refusal: 'empty' };
    const found = parse(text);
    if (typeof found !== 'object' || found === null || !('kind' in found) || !('items' in found))
      return { refusal: 'foreign' };
    if (found.kind !== PREFIX + kind) return { refusal: 'foreign' };
    if (!('version' in found) || found.version !== version) return { refusal: 'version' };
    const { items } = found;
    return Array.isArray(items) && items.length > 0 && items.every(isItem) ? { items } : { refusal: 'foreign' };
  }
}

const PREFIX = 'smart-admin/';

async function readSystem(system: SystemClipboard | undefined): Promise<string | undefined> {
  try {
    return await system?.readText();
  } catch (error) {
    console.warn('The system’s clipboard may not be read', error);
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export interface EditorClipboard<Item> {
  copy(items: readonly Item[]): Promise<void>;
  paste(): Promise<Pasted<Item>>;
}

/** What was pasted, or why nothing was: there is nothing, it is something else, or of another version of the product. */
export type Pasted<Item> =
  { items: readonly Item[]; refusal?: undefined } | { items?: undefined; refusal: 'empty' | 'foreign' | 'version' };

export interface ClipboardOptions<Item> {
  /** Name of what is copied, e.g. `list-columns`. */
  kind: string;
  /** Grows when the shape of an item changes. */
  version: number;
  isItem: (value: unknown) => value is Item;
  /** `navigator.clipboard`. */
  system?: SystemClipboard;
  /** `localStorage`. */
  shared?: Pick<Storage, 'getItem' | 'setItem'>;
}

type SystemClipboard = Pick<Clipboard, 'readText' | 'writeText'>;
