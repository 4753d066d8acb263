import { useLayoutEffect, useState, type RefObject } from 'react';

/** Width of an element in px, followed while it changes; 0 until it is measured and where nothing is laid out. */
export function useElementWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      // what is built anew for the paper would forget what was typed
      if (!window.matchMedia('print').matches) setWidth(Math.round(element.getBoundingClientRect().width));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
