import { type Field } from '../core/document/FormDocument.js';

const LEAST = 112;

/** Width of a column in px; a column without one may be wider. */
export function columnWidth({ columnWidth = LEAST }: Pick<Field, 'columnWidth'>): number {
  return columnWidth;
}
