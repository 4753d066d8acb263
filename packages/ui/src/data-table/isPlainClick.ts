import { type MouseEvent, type SyntheticEvent } from 'react';

/**
 * A click on a control inside a row, or the end of marking text, is no click on the row; nor is one in a dialog or a menu
 * that was opened from the row, which bubbles up through React from elsewhere in the document.
 */
export function isPlainClick(event: MouseEvent): boolean {
  if (!isInside(event)) return false;
  if (
    event.target instanceof Element &&
    event.target.closest('button, a, input, label, select, textarea, [role=menuitem], [role=switch]')
  )
    return false;
  return (window.getSelection()?.toString() ?? '') === '';
}

/** Whether it happened in the element itself, not in a panel of it that hangs elsewhere in the document. */
export function isInside({ target, currentTarget }: SyntheticEvent): boolean {
  return target instanceof Node && currentTarget instanceof Node && currentTarget.contains(target);
}
