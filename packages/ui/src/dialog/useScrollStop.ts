import { useEffect, useState } from 'react';

/**
 * Makes a scrolling area a tab stop while it overflows and holds nothing else that takes the focus, so that its text
 * can be read by keyboard.
 */
export function useScrollStop(): ScrollStop {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isStop, setStop] = useState(false);
  useEffect(() => {
    if (!element) return;
    const measure = () =>
      setStop(
        element.scrollHeight > element.clientHeight &&
          element.querySelector('a[href], button, input, select, textarea, [tabindex="0"]') === null,
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return { setElement, tabIndex: isStop ? 0 : undefined };
}

export interface ScrollStop {
  /** Ref of the area. */
  setElement: (element: HTMLElement | null) => void;
  tabIndex: 0 | undefined;
}
