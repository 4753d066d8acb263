import { type EditorStore } from './editorStore.js';

/**
 * Keeps what is being edited where a reload finds it: after each change, once it has been left alone for `delay`
 * milliseconds (default 1,000), and at once by `flush`; a document without changes has no draft. `stop` ends that.
 */
export function autosaveDraft<Document>(
  store: EditorStore<Document>,
  { storage, name, base, encode, delay = 1_000, now = Date.now, onSaved, onFailed }: AutosaveOptions<Document>,
): DraftSaver {
  let kept: { document: Document; isChanged: boolean } | undefined;
  const isKept = () => {
    const { document, isChanged } = store.getState();
    return kept !== undefined && kept.document === document && kept.isChanged === isChanged;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (isKept()) return;
    const { document, isChanged } = store.getState();
    kept = { document, isChanged };
    try {
      if (!isChanged) return await storage.remove(name);
      const time = now();
      await storage.write(name, JSON.stringify({ version: VERSION, base, time, document: encode(document) }));
      onSaved?.(time);
    } catch (error) {
      kept = undefined;
      onFailed(error);
    }
  };
  const stop = store.subscribe(() => {
    if (isKept()) return;
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  });
  return {
    flush,
    stop() {
      stop();
      clearTimeout(timer);
    },
  };
}

/** The draft that an earlier visit left; undefined when there is none or it cannot be read. */
export async function readDraft<Document>(
  { storage, name, decode }: ReadOptions<Document>,
  /** What the saved document is called now, to tell whether somebody saved since. */
  base: string,
): Promise<FoundDraft<Document> | undefined> {
  const stored = await storage.read(name);
  if (stored === null) return undefined;
  const { text, isElsewhere = false } = stored;
  try {
    const draft = JSON.parse(text) as { version: number; base: string; time: number; document: unknown };
    if (draft.version !== VERSION) return undefined;
    return { document: decode(draft.document), time: draft.time, isOutdated: draft.base !== base, isElsewhere };
  } catch (error) {
    console.warn(`The draft ${name} cannot be read`, error);
    return undefined;
  }
}

/** Drafts in the browser. */
export function browserDrafts(local: Storage = localStorage): DraftStorage {
  const key = (name: string) => `smart_editorDraft:${name}`;
  return {
    read: (name) => {
      const text = local.getItem(key(name));
      return Promise.resolve(text === null ? null : { text });
    },
    write: (name, text) => Promise.resolve(local.setItem(key(name), text)),
    remove: (name) => Promise.resolve(local.removeItem(key(name))),
  };
}

const VERSION = 1;

/** Where drafts are kept. */
export interface DraftStorage {
  read(name: string): Promise<StoredDraft | null>;
  write(name: string, text: string): Promise<void>;
  remove(name: string): Promise<void>;
}

export interface StoredDraft {
  text: string;
  /** Whether it was kept at another device. Default false. */
  isElsewhere?: boolean;
}

export interface FoundDraft<Document> {
  document: Document;
  /** When it was kept, milliseconds since 1970. */
  time: number;
  /** Somebody has saved the document since the draft was begun. */
  isOutdated: boolean;
  /** It was kept at another device. */
  isElsewhere: boolean;
}

export interface DraftSaver {
  flush(): Promise<void>;
  stop(): void;
}

interface DraftPlace {
  storage: DraftStorage;
  /** Name of the document among all drafts. */
  name: string;
}

export interface AutosaveOptions<Document> extends DraftPlace {
  /** What the saved document is called that the changes are made on: a revision or a time. */
  base: string;
  /** The document as JSON. */
  encode: (document: Document) => unknown;
  delay?: number;
  now?: () => number;
  onSaved?: (time: number) => void;
  /** A full or closed storage; editing goes on. */
  onFailed: (error: unknown) => void;
}

export interface ReadOptions<Document> extends DraftPlace {
  decode: (stored: unknown) => Document;
}
