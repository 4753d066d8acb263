import { useEffect, useState, type RefObject } from 'react';

/**
 * Height in px of the rows of a table by the size setting (token `--row-h`), which any element around the table may set for
 * itself.
 */
export function useRowHeight(table: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(USUAL);
  useEffect(() => {
    const element = table.current;
    if (!element) return;
    const read = () => setHeight(Number.parseFloat(getComputedStyle(element).getPropertyValue('--row-h')) || USUAL);
    read();
    const observer = new MutationObserver(read);
    const settings = { attributes: true, attributeFilter: ['data-size', 'class', 'style'] };
    for (const around of [
      document.documentElement,
      element.closest('[data-slot=data-table]'),
      element.closest('[data-size]'),
    ])
      if (around) observer.observe(around, settings);
    return () => observer.disconnect();
  }, [table]);
  return height;
}

const USUAL = 40;
