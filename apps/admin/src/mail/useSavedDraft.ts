import { useEffect, useRef, useState } from 'react';
import { api } from '../app/api.js';
import { once } from '../resource/once.js';
import { bodyOf, type Composed } from './composed.js';

/** Milliseconds after the last change until a draft is kept. */
const PAUSE = 2_000;

/**
 * Keeps what is being written at the server: some moments after the last change, one call after the other. `save` keeps it at
 * once and answers its id; it rejects as calls do.
 */
export function useSavedDraft(composed: Composed, start: StartedDraft) {
  const place = useRef<{ id: string; revision: number } | undefined>(start.place);
  // what nobody has changed yet is no draft, unless it is sent
  const kept = useRef(start.composed);
  const queue = useRef<Promise<string | undefined>>(Promise.resolve(undefined));
  const [savedAt, setSavedAt] = useState<Date>();
  const [isFailing, setFailing] = useState(false);
  const save = (): Promise<string | undefined> => {
    const next = async () => {
      if (kept.current === composed && place.current) return place.current.id;
      const body = bodyOf(composed);
      if (place.current) {
        const { id, revision } = place.current;
        place.current = { id, ...(await api.extend.email.updateDraft({ id, body: { ...body, revision } }, SILENT)) };
      } else {
        const id = await once('mail.draft', body, (key) =>
          api.extend.email.createDraft({ body }, { ...key, ...SILENT }),
        );
        place.current = { id, revision: 1 };
      }
      kept.current = composed;
      setSavedAt(new Date());
      return place.current.id;
    };
    const saved = queue.current.then(next, next);
    queue.current = saved;
    saved.then(
      () => setFailing(false),
      () => setFailing(true),
    );
    return saved;
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (kept.current === composed) return;
    // a failure is shown, and the next change tries again
    const timer = setTimeout(() => void latest.current().catch(() => undefined), PAUSE);
    return () => clearTimeout(timer);
  }, [composed]);
  return { save, savedAt, isFailing };
}

const SILENT = { silent: true };

interface StartedDraft {
  /** Where it is kept already. */
  place: { id: string; revision: number } | undefined;
  /** What is kept there, or what the form begins with. */
  composed: Composed;
}
