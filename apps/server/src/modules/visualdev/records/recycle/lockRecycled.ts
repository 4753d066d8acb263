import { sql } from 'kysely';
import { at } from '../../../../db/columns.js';
import { type DatabaseTransaction } from '../../../../db/database.js';
import { ApiError } from '../../../../errors/apiError.js';
import { type Caller } from '../../../../rights/caller.js';
import { t as httpText } from '../../../../errors/errors.messages.js';
import { readReleased } from '../../releasedModel.js';
import { t } from '../../visualdev.messages.js';
import { binScope } from './binScope.js';

/** Deleted records within the caller's data permission, kept from others; 403 for those beyond it, 404 for those that are not in the bin. */
export async function lockRecycled(db: DatabaseTransaction, { modelId, ids, caller, isUndo }: RecycledInput) {
  const wanted = [...new Set(ids)];
  const within = binScope(caller, await readReleased(db, modelId));
  const since = at(Date.now() - UNDO_TIME);
  const isWithin = isUndo
    ? sql<boolean>`(${within} and deleted_by = ${caller.userId} and deleted_at > ${since})`
    : within;
  const found = await db
    .selectFrom('recycledRecord')
    .select(['recordId', 'documentVersion', 'content', 'subtables'])
    .select(isWithin.as('isWithin'))
    .select(sql<number>`(content ->> '_revision')::int`.as('revision'))
    .where('modelId', '=', modelId)
    .where('recordId', 'in', wanted)
    .orderBy('recordId')
    .forUpdate()
    .execute();
  if (found.some(({ isWithin }) => !isWithin)) throw new ApiError(403, httpText('beyondScope'));
  const missing = wanted.length - found.length;
  if (missing > 0) throw new ApiError(404, t('notInBin', { count: missing }));
  return found;
}

/** Deleted records that somebody chose. */
export interface RecycledInput {
  modelId: string;
  ids: readonly string[];
  caller: Caller;
  /** Only what the caller has deleted within the last minute. */
  isUndo?: boolean;
}

const UNDO_TIME = 60_000;
