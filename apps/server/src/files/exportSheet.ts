import { buffer } from 'node:stream/consumers';
import { ApiError } from '../errors/apiError.js';
import { t } from '../errors/errors.messages.js';
import { type StreamedSheet, streamSheet } from './sheet/streamSheet.js';

/** Rows of a file that a call answers itself; more are exported in the background. */
export const EXPORT_LIMIT = 50_000;

/** What an export writes. */
export type ExportedSheet<Row> = StreamedSheet<Row>;

/**
 * Rows as an Excel file. They are read and packed some at a time, so others go on being answered meanwhile. Throws 400 for
 * more than a call answers, rather than leave any out; read one row more than `EXPORT_LIMIT`.
 */
export function exportSheet<Row>(sheet: ExportedSheet<Row>): Promise<Buffer> {
  return buffer(streamSheet({ ...sheet, batches: atMost(sheet.batches, EXPORT_LIMIT) }));
}

async function* atMost<Row>(batches: AsyncIterable<readonly Row[]>, limit: number) {
  let count = 0;
  for await (const rows of batches) {
    count += rows.length;
    if (count > limit) throw new ApiError(400, t('exportTooLong', { limit }));
    yield rows;
  }
}
