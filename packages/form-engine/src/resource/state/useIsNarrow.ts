import { useIsPhone } from '@smart-admin/ui/theme';
import { type RefObject } from 'react';
import { useElementWidth } from '../../renderer/useElementWidth.js';

/** Below it a list has no room for the columns of a table beside its filters, in px. */
const NARROW = 720;

/** Whether an element is narrow by its own width; by the window's where nothing is laid out. */
export function useIsNarrow(ref: RefObject<HTMLElement | null>): boolean {
  const width = useElementWidth(ref);
  const isPhone = useIsPhone();
  return width === 0 ? isPhone : width < NARROW;
}
