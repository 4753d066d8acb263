import { type Executor } from '../../db/database.js';
import { requireRow } from '../../db/requireRow.js';
import { ApiError } from '../../errors/apiError.js';
import { t } from '../../errors/errors.messages.js';
import { type Caller } from '../../rights/caller.js';
import { readReleased, type ReleasedModel } from '../visualdev/releasedModel.js';
import { mayOpenModel } from './generatorPages.js';

/** A release with what its model says of itself. */
export interface OpenedModel extends ReleasedModel {
  enCode: string;
  description: string;
}

/** The release of a model; 404 for one that is not released, or that the caller may not open. */
export async function openModel(db: Executor, caller: Caller, id: string): Promise<OpenedModel> {
  if (!mayOpenModel(caller, id)) throw new ApiError(404, t('notFound'));
  const { enCode, description } = requireRow(
    await db.selectFrom('visualModel').select(['enCode', 'description']).where('id', '=', id).executeTakeFirst(),
  );
  return { ...(await readReleased(db, id)), enCode, description };
}
