import { at } from '../../../db/columns.js';
import { type Deps } from '../../../deps.js';
import { type StoredEntry } from '../../../files/fileStore.js';
import { isRestoredLately } from '../../../jobs/restoration.js';
import { listAgain } from '../../backup/backupNote.js';
import { removeUnusedContents } from './removeUnusedContents.js';

const HOUR = 3_600_000;

type Needs = Pick<Deps, 'db' | 'files' | 'hashes' | 'log'>;

/** Ages at which something is removed. */
export interface CleanAges {
  /** Hours since anything of an upload arrived. */
  uploadHours: number;
  /** Days since a file was sent to be imported. */
  importDays: number;
}

/**
 * Removes uploads that nobody went on with, documents that were put nowhere, import files of some age and what became of them, contents that no file has, and what a crash left
 * in the store without a row of the database. A database that a backup was put into knows nothing of what came after it: for
 * some days no content is removed on its word, so that a newer backup may still be put back with all its files; backups that it
 * does not know are listed again.
 */
export async function cleanFiles(deps: Needs, { uploadHours, importDays }: CleanAges): Promise<void> {
  const before = Date.now() - uploadHours * HOUR;
  await deps.db
    .deleteFrom('storedFile')
    .where('type', 'in', ['import', 'statement'])
    .where('creatorTime', '<', at(Date.now() - importDays * 24 * HOUR))
    .execute();
  // sent for a store of documents and never put there
  await deps.db
    .deleteFrom('storedFile')
    .where('type', '=', 'document')
    .where('creatorTime', '<', at(before))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('fileUsage').select('ownerId').whereRef('fileUsage.fileName', '=', 'storedFile.name'))),
    )
    .execute();
  // their files go with what no row knows
  await deps.db
    .deleteFrom('transfer')
    .where('creatorTime', '<', at(Date.now() - importDays * 24 * HOUR))
    .where('state', 'not in', ['waiting', 'running'])
    .execute();
  const dead = await deps.db.deleteFrom('upload').where('lastTime', '<', at(before)).returning('handle').execute();
  for (const { handle } of dead) {
    deps.hashes.forget(handle);
    await deps.files.abort(handle);
  }
  await removeUnusedContents(deps);
  const isDoubtful = await isRestoredLately(deps.db);
  for await (const entry of deps.files.listOlder(before)) {
    if (await isKnown(deps, entry)) continue;
    if (entry.handle !== undefined) await deps.files.abort(entry.handle);
    else if (!(await listAgain(deps, entry.key)) && !isDoubtful) await deps.files.remove(entry.key);
  }
}

async function isKnown({ db }: Needs, entry: StoredEntry): Promise<boolean> {
  if (entry.handle !== undefined)
    return (
      (await db.selectFrom('upload').select('id').where('handle', '=', entry.handle).executeTakeFirst()) !== undefined
    );
  const { key } = entry;
  const row =
    (await db.selectFrom('storedContent').select('id').where('storageKey', '=', key).executeTakeFirst()) ??
    (await db.selectFrom('backup').select('id').where('storageKey', '=', key).executeTakeFirst()) ??
    (await db.selectFrom('transfer').select('id').where('storageKey', '=', key).executeTakeFirst());
  return row !== undefined;
}
