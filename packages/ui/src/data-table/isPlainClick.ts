import { type MouseEvent } from 'react';

/** A click on a control inside a row, or the end of marking text, is no click on the row. */
export function isPlainClick(event: MouseEvent): boolean {
  if (
    event.target instanceof Element &&
    event.target.closest('button, a, input, label, select, textarea, [role=menuitem], [role=switch]')
  )
    return false;
  return (window.getSelection()?.toString() ?? '') === '';
}
