import { useEffect, useState, type RefObject } from 'react';

/** Whether content is hidden beyond the left and right edge of a scroller, and how wide it is. */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>, dependency: unknown): ScrollEdges {
  const [edges, setEdges] = useState<ScrollEdges>({ left: false, right: false, room: 0 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const left = element.scrollLeft > 0;
      const right = Math.ceil(element.scrollLeft + element.clientWidth) < element.scrollWidth;
      const room = element.clientWidth;
      setEdges((old) => (old.left === left && old.right === right && old.room === room ? old : { left, right, room }));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // its contents grow and shrink without it
    if (element.firstElementChild) observer.observe(element.firstElementChild);
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
  /** In px; 0 before it is measured. */
  room: number;
}
