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
  for (const name of names) {
    const { originalName } = requireRow(
      await deps.db.selectFrom('storedFile').select('originalName').where('name', '=', name).executeTakeFirst(),
    );
    const uses = (await fileUsage(deps, name)).slice(0, NAMED);
    if (uses.length > 0)
      throw new ApiError(409, (locale) =>
        say('inUse', { name: originalName, places: uses.map((use) => use.name(locale)).join('; ') })(locale),
      );
  }
  await deps.db
    .deleteFrom('storedFile')
    .where('name', 'in', [...names])
    .execute();
  await removeUnusedContents(deps);
  return null;
}
