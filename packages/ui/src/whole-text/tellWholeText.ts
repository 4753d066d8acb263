import { type PointerEvent } from 'react';

/**
 * For `onPointerOver` of a long list: tells a text that is cut off whole when the pointer comes to it, so that a thousand
 * rows need no attribute each.
 * @internal
 */
export function tellWholeText({ target }: PointerEvent): void {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('.truncate') : null;
  // a title that a column sets itself stays
  if (!cell || (cell.title && cell.dataset.told === undefined)) return;
  if (cell.scrollWidth > cell.clientWidth) {
    cell.dataset.told = '';
    cell.title = cell.textContent;
  } else if (cell.dataset.told !== undefined) {
    delete cell.dataset.told;
    cell.removeAttribute('title');
  }
}
