import Papa from 'papaparse';
import { useMemo } from 'react';
import { decodeText } from '../decodeText.js';
import { type ViewerProps } from '../viewerProps.js';
import { GridViewer } from './GridViewer.js';

const MIN_WIDTH = 72;
const MAX_WIDTH = 320;
/** Rows that decide how wide a column is. */
const SAMPLE = 200;

/** Values separated by commas, semicolons or tabs, as a sheet. */
export function CsvViewer({ bytes, name }: ViewerProps) {
  const { rows, widths } = useMemo(() => {
    const { data } = Papa.parse<string[]>(decodeText(bytes), { skipEmptyLines: 'greedy' });
    return { rows: data, widths: columnWidths(data) };
  }, [bytes]);
  return (
    <div className="h-dvh">
      <GridViewer
        label={name}
        rowCount={rows.length}
        columnCount={widths.length}
        columnWidth={(column) => widths[column] ?? MIN_WIDTH}
        cell={(row, column) => rows[row]?.[column] ?? ''}
      />
    </div>
  );
}

function columnWidths(rows: readonly string[][]): number[] {
  const count = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const widths = new Array<number>(count).fill(MIN_WIDTH);
  for (const row of rows.slice(0, SAMPLE)) {
    row.forEach((text, column) => {
      // a Chinese character is as wide as two Latin ones
      const wide = [...text].reduce((sum, character) => sum + (character > '\u2e80' ? 13 : 7), 18);
      widths[column] = Math.min(MAX_WIDTH, Math.max(widths[column] ?? MIN_WIDTH, wide));
    });
  }
  return widths;
}
