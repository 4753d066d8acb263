import { useEffect, useEffectEvent, useState } from 'react';
import { autosaveDraft, readDraft, type DraftStorage, type FoundDraft } from './drafts.js';
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
  const read = useEffectEvent(() => readDraft({ storage, name, decode }, base));
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
    const saver = save();
    const flush = () => void saver.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
      saver.stop();
    };
  }, [isSettled, name, base]);
  return { found: found ?? undefined, settle: () => setFound(null), savedAt, isFailed };
}

export interface DraftOptions<Document> {
  storage: DraftStorage;
  name: string;
  /** Revision or time of the saved document. */
  base: string;
  encode: (document: Document) => unknown;
  decode: (stored: unknown) => Document;
}
