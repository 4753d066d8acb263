import { useEffect, useState } from 'react';

/**
 * Where an element stands in the window, followed while it moves (scrolling, resizing, what loads above it). Null for none.
 * The element is scrolled into view first.
 */
export function useTargetRect(element: Element | null): DOMRect | null {
  const [rect, setRect] = useState<DOMRect | null>(null);
  useEffect(() => {
    if (!element) return undefined;
    element.scrollIntoView?.({ block: 'center', inline: 'nearest' });
    let last = '';
    let frame = 0;
    const follow = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = [x, y, width, height].join();
      if (place !== last) setRect(new DOMRect(x, y, width, height));
      last = place;
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [element]);
  return element ? rect : null;
}
