import { at } from '../../db/columns.js';
import { type Deps } from '../../deps.js';
import { type StoredEntry } from '../../files/fileStore.js';
import { removeUnusedContents } from './removeUnusedContents.js';

type Needs = Pick<Deps, 'db' | 'files' | 'hashes'>;

/**
 * Removes uploads that nobody went on with for `hours`, contents that no file has, and what a crash left in the store
 * without a row of the database.
 */
export async function cleanFiles(deps: Needs, hours: number): Promise<void> {
  const before = Date.now() - hours * 3_600_000;
  const dead = await deps.db.deleteFrom('upload').where('lastTime', '<', at(before)).returning('handle').execute();
  for (const { handle } of dead) {
    deps.hashes.forget(handle);
    await deps.files.abort(handle);
  }
  await removeUnusedContents(deps);
  for await (const entry of deps.files.listOlder(before)) {
    if (await isKnown(deps, entry)) continue;
    if (entry.handle !== undefined) await deps.files.abort(entry.handle);
    else await deps.files.remove(entry.key);
  }
}

async function isKnown({ db }: Needs, entry: StoredEntry): Promise<boolean> {
  const row =
    entry.handle !== undefined
      ? await db.selectFrom('upload').select('id').where('handle', '=', entry.handle).executeTakeFirst()
      : await db.selectFrom('storedContent').select('id').where('storageKey', '=', entry.key).executeTakeFirst();
  return row !== undefined;
}
