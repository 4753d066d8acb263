import { useEffect, useState, type RefObject } from 'react';

/** Whether content is hidden beyond the left and right edge of a scroller. */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>, dependency: unknown): ScrollEdges {
  const [edges, setEdges] = useState<ScrollEdges>({ left: false, right: false });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const left = element.scrollLeft > 0;
      const right = Math.ceil(element.scrollLeft + element.clientWidth) < element.scrollWidth;
      setEdges((old) => (old.left === left && old.right === right ? old : { left, right }));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [scroller, dependency]);
  return edges;
}

export interface ScrollEdges {
  left: boolean;
  right: boolean;
}
