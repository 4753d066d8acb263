import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';
import { fieldError, requireRow } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { t } from './document.messages.js';
import { requireSpace, takeUpload } from './documentFiles.js';
import { lockStores, requireEditable, requireEntry, type DocumentEntry } from './documentRows.js';
import { reachOf } from './reach.js';

/** Versions of a file that somebody may read, the newest first. Throws 404 for folders too. */
export async function listVersions(deps: Pick<Deps, 'db' | 'clock'>, userId: string, id: string) {
  const { db } = deps;
  const { fileId } = requireFile(await requireEntry(db, await reachOf(db, deps, userId), id));
  const list = await db
    .selectFrom('fileVersion')
    .innerJoin('storedFile', 'storedFile.name', 'fileVersion.fileName')
    .leftJoin('userAccount', 'userAccount.id', 'fileVersion.userId')
    .where('fileVersion.fileName', '=', fileId)
    .select(['fileVersion.id', 'fileVersion.size', 'fileVersion.creatorTime as time'])
    .select([
      sql<string>`coalesce(user_account.real_name, '')`.as('userName'),
      sql<boolean>`file_version.id = stored_file.version_id`.as('isCurrent'),
    ])
    .orderBy('fileVersion.creatorTime', 'desc')
    .orderBy('fileVersion.id', 'desc')
    .limit(MOST_VERSIONS)
    .execute();
  return { list };
}

/**
 * Makes an upload of somebody the newest version of a file that they may change. Throws 403 for one that they may only read, 400 for
 * what is no such upload, is of another kind than the file, or has no room in the store.
 */
export async function addVersion(
  deps: Deps,
  trx: DatabaseTransaction,
  userId: string,
  { id, fileId: uploadId }: { id: string; fileId: string },
): Promise<null> {
  const entry = await lockFile(deps, trx, userId, id);
  const upload = await takeUpload(trx, userId, uploadId);
  await requireSpace(trx, deps, { ownerId: entry.ownerId, size: upload.size });
  const { extension } = await trx
    .selectFrom('storedFile')
    .select('extension')
    .where('name', '=', entry.fileId)
    .executeTakeFirstOrThrow();
  // its name says what kind it is
  if (extension !== upload.extension) throw fieldError('fileId', t('otherKind', { extension }));
  await trx
    .updateTable('fileVersion')
    .set({ fileName: entry.fileId, originalName: entry.name })
    .where('id', '=', upload.versionId)
    .execute();
  await trx.deleteFrom('storedFile').where('name', '=', uploadId).execute();
  await holdVersion(trx, entry, upload.versionId);
  return null;
}

/** Makes an earlier version what a file holds. Throws 404 for versions of other files, 403 as `addVersion` does. */
export async function chooseVersion(
  deps: Deps,
  userId: string,
  { id, versionId }: { id: string; versionId: string },
): Promise<null> {
  await deps.db
    .transaction()
    .execute(async (trx) => holdVersion(trx, await lockFile(deps, trx, userId, id), versionId));
  return null;
}

async function lockFile(deps: Deps, trx: DatabaseTransaction, userId: string, id: string) {
  await lockStores(trx, { userId }, [id]);
  return requireFile(await requireEditable(trx, await reachOf(trx, deps, userId), id));
}

async function holdVersion(trx: DatabaseTransaction, entry: DocumentEntry, versionId: string): Promise<void> {
  const { size, contentType, extension } = requireRow(
    await trx
      .selectFrom('fileVersion')
      .select(['size', 'contentType', 'extension'])
      .where('id', '=', versionId)
      .where('fileName', '=', entry.fileId)
      .executeTakeFirst(),
  );
  await trx
    .updateTable('storedFile')
    .set({ versionId, size, contentType, extension, originalName: entry.name })
    .where('name', '=', entry.fileId)
    .execute();
  // an earlier version is saved under the name of today too
  await trx.updateTable('fileVersion').set({ originalName: entry.name }).where('id', '=', versionId).execute();
  await trx.updateTable('documentEntry').set({ size, modifyTime: new Date() }).where('id', '=', entry.id).execute();
}

function requireFile<Entry extends DocumentEntry>(entry: Entry): Entry {
  return requireRow(entry.kind === 'file' ? entry : undefined);
}

const MOST_VERSIONS = 500;
