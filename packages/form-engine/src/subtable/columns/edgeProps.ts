import { type CSSProperties } from 'react';
import { type ColumnEdge } from './arrangeColumns.js';

/** How a cell stays at its edge while the others scroll below it. */
export function edgeProps(edge: ColumnEdge, background: string): { style?: CSSProperties; className?: string } {
  if (!edge) return {};
  return {
    style: edge,
    className: `sticky z-1 ${background} ${'left' in edge ? 'border-r' : 'border-l'} border-hairline`,
  };
}

/** The numbers of the rows stay where a column stays at the left. */
export function indexEdgeOf(edges: readonly ColumnEdge[]): ColumnEdge {
  return edges.some((edge) => edge && 'left' in edge) ? { left: 0 } : undefined;
}

/** Cells that stay, over those that scroll below them, with the colours of their row. */
export const STAYING = 'bg-surface group-hover/row:bg-raised';
