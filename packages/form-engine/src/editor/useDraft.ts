import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { autosaveDraft, readDraft, type DraftSaver, type DraftStorage, type FoundDraft } from './drafts.js';
import { useEditor } from './EditorProvider.js';

/**
 * Keeps the document of the editor as a draft and finds the one that an earlier visit left. `found` is offered until it is
 * recovered or given up; nothing is kept before that, so that it does not get lost.
 */
export function useDraft<Document extends object>({ storage, name, base, encode, decode }: DraftOptions<Document>) {
  const store = useEditor<Document>();
  const [found, setFound] = useState<FoundDraft<Document> | null>();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [isFailed, setFailed] = useState(false);
  const saver = useRef<DraftSaver>(undefined);
  const read = useEffectEvent(async () => {
    const draft = await readDraft({ storage, name, decode }, base);
    const isSame =
      draft && JSON.stringify(encode(draft.document)) === JSON.stringify(encode(store.getState().document));
    if (!isSame) return draft;
    // it has been saved, by a visit that could not end it any more
    await storage.remove(name);
    return undefined;
  });
  const save = useEffectEvent(() =>
    autosaveDraft(store, {
      storage,
      name,
      base,
      encode,
      onSaved: (time) => {
        setSavedAt(time);
        setFailed(false);
      },
      onFailed: (error) => {
        console.warn('The draft could not be kept', error);
        setFailed(true);
      },
    }),
  );
  useEffect(() => {
    let isGone = false;
    read().then(
      (draft) => {
        if (!isGone) setFound(draft ?? null);
      },
      (error: unknown) => {
        console.warn('The draft could not be looked for', error);
        if (!isGone) setFound(null);
      },
    );
    return () => {
      isGone = true;
    };
  }, [name]);
  const isSettled = found === null;
  useEffect(() => {
    if (!isSettled) return;
    const saving = save();
    saver.current = saving;
    const flush = () => void saving.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
      saving.stop();
    };
  }, [isSettled, name, base]);
  return {
    found: found ?? undefined,
    settle: () => setFound(null),
    /** Keeps or ends the draft at once. */
    flush: async (): Promise<void> => {
      await saver.current?.flush();
    },
    savedAt,
    isFailed,
  };
}

export interface DraftOptions<Document> {
  storage: DraftStorage;
  name: string;
  /** Revision or time of the saved document. */
  base: string;
  encode: (document: Document) => unknown;
  decode: (stored: unknown) => Document;
}
