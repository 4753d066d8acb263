import { type ListQuerySchema } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import type * as z from 'zod';
import { type Database, type Executor } from '../../db/database.js';
import { readPage } from '../../db/paging.js';
import { requireRow } from '../../db/requireRow.js';
import { rememberNounChange } from '../../http/crud/nounChanges.js';
import { type DesignPageKind } from './design.tables.js';

interface PagePath {
  kind: DesignPageKind;
  id: string;
}

interface VersionPath extends PagePath {
  /** Number of the release, as it stands in the address. */
  version: string;
}

/** The releases of a designed page, newest first. Throws 404. */
export async function listDesignVersions(db: Database, path: PagePath, query: z.output<typeof ListQuerySchema>) {
  requireRow(await pageOf(db, path).select('id').executeTakeFirst());
  const versions = db.selectFrom('designPageVersion').where('pageId', '=', path.id);
  return readPage({
    db,
    query,
    count: versions,
    rows: versions
      .leftJoin('userAccount', 'userAccount.id', 'designPageVersion.userId')
      .select(['designPageVersion.version', 'designPageVersion.userId', 'designPageVersion.creatorTime'])
      .select((eb) => eb.fn.coalesce('userAccount.realName', sql.lit('')).as('userName'))
      .orderBy('designPageVersion.version', 'desc'),
  });
}

/** The document of one release. Throws 404. */
export async function readDesignVersion(db: Executor, { version, ...path }: VersionPath) {
  requireRow(await pageOf(db, path).select('id').executeTakeFirst());
  return requireRow(
    await db
      .selectFrom('designPageVersion')
      .select(['version', 'document'])
      .where('pageId', '=', path.id)
      .where(sql<boolean>`version::text = ${version}`)
      .executeTakeFirst(),
  );
}

/** Makes the document of a release the draft. Throws 404. */
export function restoreDesignVersion(
  db: Database,
  { userId, ...path }: VersionPath & { userId: string },
): Promise<{ fullName: string }> {
  return db.transaction().execute(async (trx) => {
    const { document } = await readDesignVersion(trx, path);
    const { fullName, ...before } = requireRow(
      await pageOf(trx, path).select(['fullName', 'document']).forUpdate().executeTakeFirst(),
    );
    await trx
      .updateTable('designPage')
      .set({
        ...{ document: JSON.stringify(document), lastModifyTime: new Date(), lastModifyUserId: userId },
        state: sql`case when released_document = ${JSON.stringify(document)}::jsonb then 1 else 2 end`,
      })
      .where('id', '=', path.id)
      .execute();
    await rememberNounChange(trx, { noun: 'designPage', id: path.id, before, after: { document }, userId });
    return { fullName };
  });
}

function pageOf(db: Executor, { kind, id }: PagePath) {
  return db.selectFrom('designPage').where('kind', '=', kind).where('id', '=', id);
}
