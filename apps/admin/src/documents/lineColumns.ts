import { type CSSProperties } from 'react';
import { type DocumentColumn, type DocumentView } from './useDocumentView.js';

/** The columns of a line: box, name, place or owner, size, time, menu. */
export const LINE =
  'grid grid-cols-[1.5rem_minmax(0,1fr)_var(--column-owner)_var(--column-size)_var(--column-time)_2rem] items-center gap-x-3 px-4 phone:grid-cols-[1.5rem_minmax(0,1fr)_2.75rem] phone:px-3';

/** Widths in px that columns have by themselves, and can have. */
export const COLUMN_WIDTHS: Readonly<Record<DocumentColumn, number>> = { owner: 144, size: 96, time: 136 };
const [LEAST, MOST] = [64, 400];

/** A width that a column can have, on the grid of 4 px. */
export function columnWidth(width: number): number {
  return Math.min(MOST, Math.max(LEAST, Math.round(width / 4) * 4));
}

export const COLUMN_LIMITS = { least: LEAST, most: MOST };

/** The widths of lines, to stand above them. */
export function lineStyle(widths: DocumentView['widths']): CSSProperties {
  const entries = Object.entries(COLUMN_WIDTHS).map(([column, width]) => [
    `--column-${column}`,
    `${widths[column as DocumentColumn] ?? width}px`,
  ]);
  return Object.fromEntries(entries) as CSSProperties;
}
