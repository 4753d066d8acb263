import { type ListQuerySchema, type ModelVersionSchema } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import type * as z from 'zod';
import { type Database, type Executor } from '../../db/database.js';
import { readPage, type Page } from '../../db/paging.js';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { rememberNounChange } from '../../http/crud/nounChanges.js';

/** The releases of a model, newest first. */
export async function listVersions(
  { db }: Deps,
  modelId: string,
  query: z.output<typeof ListQuerySchema>,
): Promise<Page<z.output<typeof ModelVersionSchema>>> {
  requireRow(await db.selectFrom('visualModel').select('id').where('id', '=', modelId).executeTakeFirst());
  const versions = db.selectFrom('visualModelVersion').where('modelId', '=', modelId);
  return readPage({
    db,
    query,
    count: versions,
    rows: versions
      .leftJoin('userAccount', 'userAccount.id', 'visualModelVersion.userId')
      .select(['visualModelVersion.version', 'visualModelVersion.userId', 'visualModelVersion.creatorTime'])
      .select((eb) => eb.fn.coalesce('userAccount.realName', sql.lit('')).as('userName'))
      .orderBy('visualModelVersion.version', 'desc'),
  });
}

/** The documents of one release. */
export async function readVersion(db: Executor, { id, version }: VersionPath) {
  return requireRow(
    await db
      .selectFrom('visualModelVersion')
      .select(['version', 'formData', 'columnData'])
      .where('modelId', '=', id)
      .where(sql<boolean>`version::text = ${version}`)
      .executeTakeFirst(),
  );
}

/** Makes the documents of a release the draft of the model. */
export function restoreVersion(db: Database, path: VersionPath & { userId: string }): Promise<{ fullName: string }> {
  const { id, userId } = path;
  return db.transaction().execute(async (trx) => {
    const { formData, columnData } = await readVersion(trx, path);
    const { fullName, ...before } = requireRow(
      await trx
        .selectFrom('visualModel')
        .select(['fullName', 'formData', 'columnData'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
    );
    await trx
      .updateTable('visualModel')
      .set({ formData, columnData, state: 2, lastModifyTime: new Date(), lastModifyUserId: userId })
      .where('id', '=', id)
      .execute();
    await rememberNounChange(trx, { noun: 'visualModel', id, before, after: { formData, columnData }, userId });
    return { fullName };
  });
}

interface VersionPath {
  id: string;
  /** Number of the release, as it stands in the address. */
  version: string;
}
