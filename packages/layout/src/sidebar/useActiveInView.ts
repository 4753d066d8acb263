import { useEffect, useRef, type RefObject } from 'react';

/** Brings the entry of the page that shows into view when it changes; a menu of hundreds is taller than the window. */
export function useActiveInView(activePath: string): RefObject<HTMLElement | null> {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    menu.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [activePath]);
  return menu;
}
