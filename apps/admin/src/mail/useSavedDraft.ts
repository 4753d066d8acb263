import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../app/api.js';
import { bodyOf, type Composed } from './composed.js';
import { createDraftKeeper, type DraftCall, type DraftPlace, type StartedDraft } from './draftKeeper.js';

/** Milliseconds after the last change until a draft is kept. */
const PAUSE = 2_000;

/**
 * Keeps what is being written at the server: some moments after the last change, one call after the other. `save` keeps it at
 * once, as it is by then, and answers its id; it rejects as calls do.
 */
export function useSavedDraft(composed: Composed, start: StartedDraft) {
  const [savedAt, setSavedAt] = useState<Date>();
  const [isFailing, setFailing] = useState(false);
  const [keeper] = useState(() =>
    createDraftKeeper(start, async (call) => {
      const place = await sendDraft(call);
      setSavedAt(new Date());
      return place;
    }),
  );
  const latest = useRef(composed);
  useEffect(() => {
    latest.current = composed;
  });
  const save = useCallback((): Promise<string> => {
    const saved = keeper.keep(latest.current);
    saved.then(
      () => setFailing(false),
      () => setFailing(true),
    );
    return saved;
  }, [keeper]);
  useEffect(() => {
    if (keeper.isKept(composed)) return;
    // a failure is shown, and the next change tries again
    const timer = setTimeout(() => void save().catch(() => undefined), PAUSE);
    return () => clearTimeout(timer);
  }, [composed, keeper, save]);
  return { save, savedAt, isFailing };
}

async function sendDraft({ composed, place, key }: DraftCall): Promise<DraftPlace> {
  const body = bodyOf(composed);
  const options = { idempotencyKey: key, silent: true };
  if (!place) return { id: await api.extend.email.createDraft({ body }, options), revision: 1 };
  const { id, revision } = place;
  return { id, ...(await api.extend.email.updateDraft({ id, body: { ...body, revision } }, options)) };
}
