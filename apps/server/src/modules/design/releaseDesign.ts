import { type ReleaseBodySchema } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import type * as z from 'zod';
import { type DatabaseTransaction } from '../../db/database.js';
import { lockTree } from '../../db/requireParent.js';
import { fieldError, requireRow } from '../../db/requireRow.js';
import { saveReleasedEntry } from '../menu/releasedEntries.js';
import { type DesignKind, propertyOfDesign } from './DesignKind.js';
import { t } from './design.messages.js';

/**
 * Makes the draft of a designed page what people see, and keeps it as a version. Entries that show the page keep their place and
 * settings; a target that has none gets one. Inside a transaction of the caller's, who tells that the menu changed.
 */
export async function releaseDesign(
  db: DatabaseTransaction,
  kind: DesignKind,
  input: DesignRelease,
): Promise<{ menuId: string; appMenuId: string; fullName: string }> {
  await lockTree(db, 'menu');
  const row = requireRow(
    await db
      .selectFrom('designPage')
      .selectAll()
      .where('id', '=', input.id)
      .where('kind', '=', kind.kind)
      .forUpdate()
      .executeTakeFirst(),
  );
  if (!input.pc && !input.app) throw fieldError('pc', t('noTarget'));
  kind.refuseRelease?.(row.document);
  const thing = {
    id: row.id,
    menuId: row.menuId,
    fullName: row.fullName,
    enCode: row.enCode,
    names: kind.namesOf?.(row.document) ?? {},
    type: kind.menuType,
    property: propertyOfDesign(row.id),
    urlAddress: kind.urlAddress(row),
    icon: kind.icon,
    codes: { buttons: [], columns: [], forms: [] },
  };
  const web = await saveReleasedEntry(db, thing, {
    category: 'Web',
    wanted: input.pc === 1,
    parentId: input.pcModuleParentId,
  });
  const app = await saveReleasedEntry(db, thing, {
    category: 'App',
    wanted: input.app === 1,
    parentId: input.appModuleParentId,
  });
  const document = JSON.stringify(row.document);
  const { version } = await db
    .updateTable('designPage')
    .set({ state: 1, menuId: web.id || app.id, releasedDocument: document, version: sql`version + 1` })
    .where('id', '=', row.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('designPageVersion')
    .values({ pageId: row.id, version, document, userId: input.userId })
    .execute();
  return { menuId: web.id, appMenuId: app.id, fullName: row.fullName };
}

/** `userId` is who releases; '' for the server itself. */
export type DesignRelease = z.output<typeof ReleaseBodySchema> & { id: string; userId: string };
