import { type BoothLane } from '@smart-admin/api-client/contract';
import { useEffect, useEffectEvent } from 'react';

/** Arrows move between lanes, O opens the barrier, / searches, Escape leaves the search. */
export function useBoothKeys({ lanes, lane, isOff, onChoose, onOpen, onSearch, onClear }: BoothKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (isOff || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const field = event.target instanceof HTMLElement ? event.target.closest('input, textarea') : null;
    if (field) {
      if (event.key !== 'Escape' || !(field instanceof HTMLInputElement)) return;
      onClear();
      field.blur();
      return;
    }
    const step = STEPS[event.key];
    if (step !== undefined) {
      const at = lanes.findIndex(({ id }) => id === lane?.id);
      const next = lanes[Math.min(lanes.length - 1, Math.max(0, at + step))];
      if (!next) return;
      event.preventDefault();
      onChoose(next.id);
      focusLane(next.id);
      return;
    }
    if (event.key === '/') {
      event.preventDefault();
      onSearch();
    }
    if (event.key.toLowerCase() === 'o' && onOpen) {
      event.preventDefault();
      onOpen();
    }
    if (event.key === 'Escape') onClear();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Id of the element of a lane. */
export const laneElementId = (id: string) => `booth-lane-${id}`;

function focusLane(id: string): void {
  const element = document.getElementById(laneElementId(id));
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

interface BoothKeys {
  lanes: readonly BoothLane[];
  lane: BoothLane | undefined;
  /** While a dialog is open. */
  isOff: boolean;
  onChoose: (id: string) => void;
  /** Undefined where the lane cannot be opened now. */
  onOpen: (() => void) | undefined;
  onSearch: () => void;
  onClear: () => void;
}
