import { ApiError } from '@smart-admin/api-client';
import { createId } from '@smart-admin/ui/random';
import { type Composed } from './composed.js';

/**
 * Keeps what is being written, one call after the other. A call whose answer did not come may have been done: it is sent again with
 * its key before anything newer, so that the revision it made is known.
 */
export function createDraftKeeper(start: StartedDraft, send: (call: DraftCall) => Promise<DraftPlace>): DraftKeeper {
  let { place, composed: kept } = start;
  let unanswered: DraftCall | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  const settle = async (call: DraftCall): Promise<DraftPlace> => {
    unanswered = call;
    try {
      place = await send(call);
    } catch (error) {
      // a refusal says that nothing was done
      if (error instanceof ApiError && error.response) unanswered = undefined;
      throw error;
    }
    unanswered = undefined;
    kept = call.composed;
    return place;
  };
  const next = async (composed: Composed): Promise<string> => {
    if (unanswered) await settle(unanswered);
    if (kept === composed && place) return place.id;
    return (await settle({ composed, place, key: createId() })).id;
  };
  return {
    isKept: (composed) => kept === composed,
    keep: (composed) => {
      const saved = queue.then(
        () => next(composed),
        () => next(composed),
      );
      queue = saved;
      return saved;
    },
  };
}

export interface DraftKeeper {
  /** Whether it is what was kept last, or what the form begins with: what nobody has changed yet is no draft, unless it is sent. */
  isKept: (composed: Composed) => boolean;
  /** Keeps it at once and answers its id; rejects as calls do. */
  keep: (composed: Composed) => Promise<string>;
}

export interface StartedDraft {
  /** Where it is kept already. */
  place: DraftPlace | undefined;
  /** What is kept there, or what the form begins with. */
  composed: Composed;
}

export interface DraftPlace {
  id: string;
  revision: number;
}

export interface DraftCall {
  composed: Composed;
  /** Undefined for a draft that is new. */
  place: DraftPlace | undefined;
  /** By which the server does it once. */
  key: string;
}
