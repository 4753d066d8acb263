import { isMissingColumn } from '../../../db/dbError.js';
import { ApiError } from '../../../errors/apiError.js';
import { type ReleasedModel } from '../releasedModel.js';
import { t } from '../visualdev.messages.js';

/**
 * Does what was prepared with a model. Throws 409 where that fails because a release has taken a column away since, or given
 * it another name; whatever else lacks a column is a fault of ours and stays one.
 */
export async function refuseOutdated<Result>(
  { model, readNow }: { model: ReleasedModel; readNow: () => Promise<ReleasedModel> },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isMissingColumn(error)) throw error;
    const now = new Set(columnsOf(await readNow()));
    if (columnsOf(model).every((column) => now.has(column))) throw error;
    throw new ApiError(409, t('releasedMeanwhile'));
  }
}

function columnsOf({ tables }: ReleasedModel): string[] {
  return tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
}
