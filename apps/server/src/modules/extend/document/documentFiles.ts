import { sql } from 'kysely';
import { type DatabaseTransaction, type Executor } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { fieldError } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { removeFileUsage } from '../../file/usage/saveFileUsage.js';
import { t } from './document.messages.js';

/** Type of the file module under which documents are kept. */
export const DOCUMENT_FILE = 'document';

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;
const BATCH = 1_000;

/** Bytes of somebody's store, with all versions and the recycle bin, and how many it may have. */
export async function storeUsage(db: Executor, { env }: Pick<Deps, 'env'>, ownerId: string) {
  const { used } = await db
    .selectFrom('documentEntry')
    .innerJoin('fileVersion', 'fileVersion.fileName', 'documentEntry.fileId')
    .where('ownerId', '=', ownerId)
    .select(sql<number>`coalesce(sum(file_version.size), 0)::float8`.as('used'))
    .executeTakeFirstOrThrow();
  return { used, limit: env.DOCUMENT_QUOTA * GIGABYTE };
}

/** Throws 400 where a store has not so many bytes left; sure for one that is locked. */
export async function requireSpace(
  trx: Executor,
  deps: Pick<Deps, 'env'>,
  { ownerId, size }: { ownerId: string; size: number },
): Promise<void> {
  const { used, limit } = await storeUsage(trx, deps, ownerId);
  if (used + size > limit)
    throw new ApiError(400, t('noSpace', { limit: sizeText(limit), left: sizeText(Math.max(0, limit - used)) }));
}

/** A file that somebody has sent and not yet put anywhere, locked. Throws 400 for any other. */
export async function takeUpload(trx: DatabaseTransaction, userId: string, fileId: string) {
  const file = await trx
    .selectFrom('storedFile')
    .select(['name', 'size', 'contentType', 'extension', 'category', 'versionId'])
    .where('name', '=', fileId)
    .where('type', '=', DOCUMENT_FILE)
    .where('userId', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('documentEntry').select('id').whereRef('fileId', '=', 'storedFile.name'))),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!file) throw fieldError('fileId', t('unknownFile'));
  return file;
}

/** Gives a file the name under which its document is saved from now on; earlier versions keep theirs. */
export async function nameFile(trx: DatabaseTransaction, fileId: string, name: string): Promise<void> {
  const { versionId } = await trx
    .updateTable('storedFile')
    .set({ originalName: name })
    .where('name', '=', fileId)
    .returning('versionId')
    .executeTakeFirstOrThrow();
  await trx.updateTable('fileVersion').set({ originalName: name }).where('id', '=', versionId).execute();
}

/** Gives copied entries, which name their files already, the newest contents of the files that they were copied from. */
export async function copyFiles(
  trx: DatabaseTransaction,
  userId: string,
  copies: readonly { from: string; to: string }[],
): Promise<void> {
  if (copies.length === 0) return;
  const versions = copies.map((copy) => ({ ...copy, version: newId() }));
  await sql`
    with copied as (
      select entry.id, entry.name, copy.version, copy."to", file.type, file.category,
        held.content_id, held.extension, held.content_type, held.size
      from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as copy ("from" text, "to" text, version text)
        join document_entry entry on entry.file_id = copy."to"
        join stored_file file on file.name = copy."from"
        join file_version held on held.id = file.version_id),
    files as (
      insert into stored_file (name, type, original_name, size, content_type, user_id, version_id, extension, category)
      select "to", type, name, size, content_type, ${userId}, version, extension, category from copied),
    uses as (
      insert into file_usage (kind, model_id, owner_id, field, file_name)
      select 'document', '', id, 'file', "to" from copied)
    insert into file_version (id, file_name, content_id, original_name, extension, content_type, size, user_id, creator_time)
    select version, "to", content_id, name, extension, content_type, size, ${userId}, now() from copied`.execute(trx);
}

/** Forgets the files of entries that are gone; contents go with the next cleaning. */
export async function removeDocumentFiles(
  trx: DatabaseTransaction,
  entries: readonly { id: string; fileId: string }[],
): Promise<void> {
  const files = entries.filter(({ fileId }) => fileId !== '');
  for (let start = 0; start < files.length; start += BATCH) {
    const some = files.slice(start, start + BATCH);
    await removeFileUsage(
      trx,
      { kind: 'document' },
      some.map(({ id }) => id),
    );
    await trx
      .deleteFrom('storedFile')
      .where(
        'name',
        'in',
        some.map(({ fileId }) => fileId),
      )
      .where('type', '=', DOCUMENT_FILE)
      .execute();
  }
}

/** Bytes in words. */
export function sizeText(bytes: number): string {
  return bytes < GIGABYTE ? `${(bytes / MEGABYTE).toFixed(1)} MB` : `${(bytes / GIGABYTE).toFixed(1)} GB`;
}
