import { type FinishedSheet } from '@smart-admin/form-engine/core/report';

/** A finished sheet below a row that says something of all of it; where rows at its top stand still, that one does too. */
export function withNotice({ columns, rows, cells }: FinishedSheet, text: string): FinishedSheet {
  const isHead = rows[0]?.isHead ?? false;
  const width = columns.reduce((sum, each) => sum + each, 0);
  // merged cells do not grow with what they say
  const lines = Math.max(1, Math.ceil((text.length * LETTER) / Math.max(1, width)));
  return {
    columns,
    rows: [{ height: Math.max(LEAST, lines * LINE), isHead }, ...rows],
    cells: [
      {
        ...{ row: 0, column: 0, rowSpan: 1, columnSpan: columns.length, from: '' },
        ...{ value: text, text, format: 'auto', look: LOOK },
      },
      ...cells.map((cell) => ({ ...cell, row: cell.row + 1 })),
    ],
  };
}

/** Px of a letter, of a line and of a row. */
const LETTER = 14;
const LINE = 20;
const LEAST = 32;

const LOOK = {
  ...{ bold: false, italic: false, size: 0, colour: 'warning', fill: 'warning', borders: [], wraps: true },
  ...{ align: 'left', vertical: 'middle' },
} satisfies FinishedSheet['cells'][number]['look'];
