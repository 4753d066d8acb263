import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { usePrinting } from './usePrinting.js';

/** Up to this many cards are drawn whole. */
const WHOLE = 50;
/** Px beyond the view in which cards are drawn too. */
const AHEAD = 400;

/**
 * Which cards of a long list are to be drawn, and where each begins. Cards differ in height: they are measured when they
 * are drawn, and what is in view stays where it is when those above turn out higher than was guessed. The list stands in the
 * scroller with `overflow-anchor: none`.
 */
export function useCardWindow({ count, keyOf, scroller, kept, usual }: CardWindowProps): CardWindow {
  'use no memo'; // each drawing is another window
  const list = useRef<HTMLUListElement>(null);
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const [view, setView] = useState({ top: 0, height: 800 });
  const isPrinted = usePrinting(count);
  const isLong = count > WHOLE && !isPrinted;

  const starts = [0];
  const indexes: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = starts[index] ?? 0;
    const end = start + ((isLong && heights.get(keyOf(index))) || usual);
    starts.push(end);
    if (!isLong || index === kept || (end > view.top - AHEAD && start < view.top + view.height + AHEAD))
      indexes.push(index);
  }

  useEffect(() => {
    const element = scroller.current;
    if (!element || !isLong) return;
    const look = () => setView({ top: element.scrollTop, height: element.clientHeight || 800 });
    // drawn before the browser paints the scrolled frame, so that no empty place flashes up
    const handleScroll = () => flushSync(look);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', handleScroll);
    };
  }, [scroller, isLong]);

  // eslint-disable-next-line react-hooks/exhaustive-deps -- whatever was drawn anew may have another height
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !isLong) return;
    const measured = new Map<string, number>();
    let grown = 0;
    for (const card of (list.current?.children ?? []) as Iterable<HTMLLIElement>) {
      const key = keyOf(card.value);
      const [before, height] = [heights.get(key), card.offsetHeight];
      if (!height || height === before) continue;
      measured.set(key, height);
      if ((starts[card.value] ?? 0) < element.scrollTop) grown += height - (before ?? usual);
    }
    if (measured.size === 0) return;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- cards are put where they belong before they are painted
    setHeights(new Map([...heights, ...measured]));
    if (grown) element.scrollBy(0, grown);
  });

  return { indexes, starts, list };
}

export interface CardWindowProps {
  count: number;
  /** By which a card is known while others come and go. */
  keyOf: (index: number) => string;
  scroller: RefObject<HTMLElement | null>;
  /** Index of a card that stays drawn, as the one that holds the focus; -1 for none. */
  kept: number;
  /** Height in px of a card that was not drawn yet. */
  usual: number;
}

export interface CardWindow {
  /** Cards that are to be drawn; up to 50, and on paper, all of them. */
  indexes: readonly number[];
  /** Px above each card; the last one is the height of all. */
  starts: readonly number[];
  /** The list, whose items tell their index as `value`. */
  list: RefObject<HTMLUListElement | null>;
}
