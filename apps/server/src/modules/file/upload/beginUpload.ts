import { newId } from '../../../db/newId.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { t } from '../../../errors/errors.messages.js';
import { findUpload, requireNewClaim, type FileClaim } from './fileClaim.js';

/** Uploads that one user may have begun and not ended; a browser has a few under way, however many files are picked. */
export const UPLOADS_OF_A_USER = 100;

/**
 * The caller's upload, begun by whichever of its chunks came first; refused as the question for its chunks is. Where the caller has too many, those that were not
 * touched for the longest time give way.
 */
export async function beginUpload(
  deps: Deps,
  caller: Caller,
  claim: FileClaim,
): Promise<{ id: string; handle: string }> {
  const known = await findUpload(deps, caller, claim);
  if (known) return known;
  await requireNewClaim(deps, caller, claim);
  const handle = await deps.files.begin();
  const upload = { id: newId(), handle };
  const made = await deps.db
    .insertInto('upload')
    .values({ ...upload, userId: caller.userId, hash: claim.identifier, size: claim.fileSize })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) {
    await dropOldest(deps, caller);
    return upload;
  }
  await deps.files.abort(handle);
  const other = await findUpload(deps, caller, claim);
  if (!other) throw new ApiError(409, t('busy'));
  return other;
}

async function dropOldest(deps: Deps, { userId }: Caller): Promise<void> {
  const dropped = await deps.db
    .deleteFrom('upload')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('upload')
        .select('id')
        .where('userId', '=', userId)
        .orderBy('lastTime', 'desc')
        .orderBy('id', 'desc')
        .offset(UPLOADS_OF_A_USER),
    )
    .returning('handle')
    .execute();
  for (const { handle } of dropped) {
    deps.hashes.forget(handle);
    await deps.files.abort(handle);
  }
}
