import { type ReactNode } from 'react';
import { type GridPart } from './useGridColumns.js';

/** The cells of a row of a grid, and gaps in place of those that are not drawn; `draw` gets the place of a column among all. */
export function drawParts(parts: readonly GridPart[], draw: (at: number) => ReactNode): ReactNode[] {
  return parts.map((part) =>
    'gap' in part ? <td key={`gap ${part.gap}`} aria-hidden colSpan={part.span} /> : draw(part.at),
  );
}
