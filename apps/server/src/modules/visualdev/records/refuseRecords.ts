import { type Executor } from '../../../db/database.js';
import { ApiError } from '../../../errors/apiError.js';
import { t as httpText } from '../../../errors/errors.messages.js';
import { modelTables, type ReleasedModel } from '../releasedModel.js';
import { t } from '../visualdev.messages.js';
import { OWN_COLUMNS } from '../visualdev.tables.js';

/** Says why records were not found within the scope: 403 when they are beyond it, 404 when there are none. Always throws. */
export async function refuseRecords(db: Executor, model: ReleasedModel, ids: readonly string[]): Promise<never> {
  const known = await modelTables(db)
    .selectFrom(model.tables[0].name)
    .select(OWN_COLUMNS.id)
    .where(OWN_COLUMNS.id, 'in', [...ids])
    .execute();
  const missing = ids.length - known.length;
  if (missing === 0) throw new ApiError(403, httpText('beyondScope'));
  throw new ApiError(404, ids.length === 1 ? httpText('notFound') : t('missingRecords', { count: missing }));
}
