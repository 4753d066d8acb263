import { useEffect, useState, type RefObject } from 'react';

/** Whether a text does not fit into its element; looked at when the element changes its size, and by `look`. */
export function useIsCut(element: RefObject<Element | null>, enabled: boolean): { isCut: boolean; look: () => void } {
  const [isCut, setCut] = useState(false);
  const look = () => {
    if (element.current) setCut(isLarger(element.current));
  };
  useEffect(() => {
    const box = element.current;
    if (!enabled || !box) return undefined;
    const observer = new ResizeObserver(() => setCut(isLarger(box)));
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, enabled]);
  return { isCut: isCut && enabled, look };
}

function isLarger(box: Element): boolean {
  // heights of lines are rounded
  return box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + 1;
}
