import { type contract } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { COLUMN_LIMIT, importContent, type SheetPlace } from '../transfer/importFile.js';
import { t } from '../transfer/transfer.messages.js';
import { IMPORT_ROWS } from './records/import/previewRecords.js';

type SheetAnswer = z.input<(typeof contract)['visualdev']['models']['readSheet']['data']>;

/** What a form could be that begins with a spreadsheet that somebody uploaded. Throws 400 or 404. */
export async function readModelSheet(
  deps: Deps,
  { file, userId, sheet, headerRow }: { file: string; userId: string } & SheetPlace,
): Promise<SheetAnswer> {
  const found = await deps.parsers.run('describeSheet', async () => ({
    content: await importContent(deps, { name: file, userId }),
    rows: IMPORT_ROWS,
    columns: COLUMN_LIMIT,
    sheet,
    headerRow,
  }));
  if (found.total > IMPORT_ROWS) throw new ApiError(400, t('tooMany', { limit: IMPORT_ROWS }));
  return found;
}
