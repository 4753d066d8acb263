import { type RefObject, useEffect, useState } from 'react';

/** The view is drawn ahead by so much, and anew after so much, in px. */
const STEP = 400;

/** Which part of a wide scroller is in view: from and to, in px, a step further on both sides, and how wide it is. */
export function useSideView(scroller: RefObject<HTMLElement | null>): { from: number; to: number; room: number } {
  const [view, setView] = useState({ step: 0, room: 1_200 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = () => {
      const step = Math.floor(element.scrollLeft / STEP);
      const room = element.clientWidth || 1_200;
      setView((old) => (old.step === step && old.room === room ? old : { step, room }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller]);
  const from = (view.step - 1) * STEP;
  return { from, to: from + view.room + 3 * STEP, room: view.room };
}
