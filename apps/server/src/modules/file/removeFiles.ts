import { type Deps } from '../../deps.js';
import { requireRow } from '../../db/requireRow.js';
import { ApiError } from '../../http/apiError.js';
import { say } from './file.messages.js';
import { fileUsage } from './fileUsage.js';
import { removeUnusedContents } from './removeUnusedContents.js';

/** Places that the refusal names. */
const NAMED = 3;

/** Deletes files with all their versions; nothing is deleted when one of them is used or is no more. */
export async function removeFiles(deps: Deps, names: readonly string[]): Promise<null> {
  const files = await deps.db
    .selectFrom('storedFile')
    .select(['name', 'originalName'])
    .where('name', 'in', [...names])
    .execute();
  if (files.length < new Set(names).size) requireRow(undefined);
  const uses = await fileUsage(deps, names);
  const used = files.find(({ name }) => uses.some(({ fileName }) => fileName === name));
  if (used) {
    const places = uses.filter(({ fileName }) => fileName === used.name).slice(0, NAMED);
    throw new ApiError(409, (locale) =>
      say('inUse', { name: used.originalName, places: places.map((use) => use.name(locale)).join('; ') })(locale),
    );
  }
  await deps.db
    .deleteFrom('storedFile')
    .where('name', 'in', [...names])
    .execute();
  await removeUnusedContents(deps);
  return null;
}
