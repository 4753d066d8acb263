import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type DataScope } from '../../../rights/dataScope.js';
import { t } from '../file.messages.js';
import { fileUsage } from './fileUsage.js';
import { requireFilesWithin } from './requireFilesWithin.js';
import { removeUnusedContents } from './removeUnusedContents.js';

/** Places that the refusal names. */
const NAMED = 3;

/**
 * Deletes files of people within a scope with all their versions; nothing is deleted when one of them is used, is no more
 * or belongs to others.
 */
export async function removeFiles(deps: Deps, scope: DataScope, names: readonly string[]): Promise<null> {
  const files = await requireFilesWithin(deps.db, scope, names);
  const uses = await fileUsage(deps, names);
  const used = files.find(({ name }) => uses.some(({ fileName }) => fileName === name));
  if (used) {
    const places = uses.filter(({ fileName }) => fileName === used.name).slice(0, NAMED);
    throw new ApiError(409, (locale) =>
      t('inUse', { name: used.originalName, places: places.map((use) => use.name(locale)).join('; ') })(locale),
    );
  }
  await deps.db
    .deleteFrom('storedFile')
    .where('name', 'in', [...names])
    .execute();
  await removeUnusedContents(deps);
  return null;
}
