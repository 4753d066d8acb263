import { useRef, useState } from 'react';
import { type Span } from './clockTime.js';
import { type Occurrence } from './scheduleTypes.js';

/**
 * Saves moves of events one after the other. An event that is moved again before that is saved waits for it, and moves on as
 * the server has it then; `placed` shows each where it will come to lie.
 */
export function useEventMoves() {
  const [waiting, setWaiting] = useState<readonly Move[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = (move: Move, save: (isBehind: boolean) => Promise<void>): Promise<void> => {
    const isBehind = waiting.some(({ event }) => event.id === move.event.id);
    setWaiting((moves) => [...moves, move]);
    const saving = last.current
      .then(() => save(isBehind))
      .finally(() => setWaiting((moves) => moves.filter((each) => each !== move)));
    // whoever moved it is told what failed; the next one is saved all the same
    last.current = saving.catch(() => undefined);
    return saving;
  };
  const placed = (event: Occurrence): Occurrence =>
    waiting.reduce((shown, { event: { id, start }, span }) => {
      return shown.start === start && (shown.id === id || shown.seriesId === id) ? { ...shown, ...span } : shown;
    }, event);
  return { inTurn, placed };
}

/**
 * An event that was moved by a move before, as the server has it now: one date of a repetition is an event of its own then.
 * Undefined where there is none.
 */
export function movedOccurrence(events: readonly Occurrence[], { id, start }: Occurrence): Occurrence | undefined {
  const there = events.filter((event) => event.start === start);
  return there.find(({ seriesId }) => seriesId === id) ?? there.find((event) => event.id === id);
}

interface Move {
  /** As it was shown when it was moved. */
  event: Occurrence;
  span: Span;
}
