import { buffer } from 'node:stream/consumers';
import { type StreamedSheet, streamSheet } from './sheet/streamSheet.js';

/** Rows of a file that a call answers itself; more are exported in the background. */
export const EXPORT_LIMIT = 50_000;

/** What an export writes. */
export type ExportedSheet<Row> = StreamedSheet<Row>;

/** Rows as an Excel file. They are read and packed some at a time, so others go on being answered meanwhile. */
export function exportSheet<Row>(sheet: ExportedSheet<Row>): Promise<Buffer> {
  return buffer(streamSheet(sheet));
}
