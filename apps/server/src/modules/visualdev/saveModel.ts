import { type ModelBodySchema } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import type * as z from 'zod';
import { dbErrorKind } from '../../db/dbError.js';
import { newId } from '../../db/newId.js';
import { fieldError, requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../http/apiError.js';
import { type Caller } from '../../http/caller.js';
import { menusChanged } from '../menu/menu.events.js';
import { readDocuments } from './modelDocuments.js';
import { modelTables } from './releasedModel.js';
import { propertyOf } from './releaseModel.js';
import { say } from './visualdev.messages.js';

type ModelBody = z.output<typeof ModelBodySchema>;

/** Creates a model as a draft and answers its id. */
export async function createModel(deps: Deps, caller: Caller, body: ModelBody): Promise<string> {
  const id = newId();
  readDocuments(id, body.formData, body.columnData);
  await telling(body.enCode, () =>
    deps.db
      .insertInto('visualModel')
      .values({ ...body, id, state: 0, version: 0, creatorUserId: caller.userId })
      .execute(),
  );
  return id;
}

/** Changes a draft; what users see stays until the next release. */
export async function updateModel(
  deps: Deps,
  caller: Caller,
  { id, ...body }: ModelBody & { id: string },
): Promise<null> {
  readDocuments(id, body.formData, body.columnData);
  const { version } = requireRow(
    await deps.db.selectFrom('visualModel').select('version').where('id', '=', id).executeTakeFirst(),
  );
  await telling(body.enCode, () =>
    deps.db
      .updateTable('visualModel')
      .set({ ...body, state: version === 0 ? 0 : 2, lastModifyTime: new Date(), lastModifyUserId: caller.userId })
      .where('id', '=', id)
      .execute(),
  );
  return null;
}

/** Makes a draft with another code and the same documents. */
export async function copyModel(deps: Deps, caller: Caller, id: string): Promise<string> {
  const row = requireRow(await deps.db.selectFrom('visualModel').selectAll().where('id', '=', id).executeTakeFirst());
  const { fullName, enCode, type, category, formData, columnData, description, sortCode } = row;
  return createModel(deps, caller, {
    fullName: say('copyName', { name: fullName })('zh').slice(0, 100),
    enCode: `${enCode}.copy${newId().slice(-6)}`,
    type,
    category,
    formData,
    columnData,
    description,
    sortCode,
  });
}

/** Deletes a model without records: its tables, its entries in the menus and all grants of them. */
export async function removeModel(deps: Deps, id: string): Promise<null> {
  await deps.db.transaction().execute(async (db) => {
    const model = requireRow(
      await db.selectFrom('visualModel').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    );
    if (model.version > 0) {
      const { tables } = readDocuments(id, model.releasedForm, model.releasedColumn);
      const dynamic = modelTables(db);
      if (await dynamic.selectFrom(tables[0].name).select('_id').limit(1).executeTakeFirst())
        throw new ApiError(409, say('hasRecords', { name: model.fullName }));
      for (const { name } of [...tables].reverse()) await dynamic.schema.dropTable(name).ifExists().execute();
    }
    const entries = await db
      .selectFrom('menu')
      .select('id')
      .where('type', '=', 3)
      .where((where) => where.or([where('id', '=', model.menuId), where('propertyJson', '=', propertyOf(id))]))
      .execute();
    for (const { id: menuId } of entries) {
      const codes = db.selectFrom('menuCode').select('id').where('menuId', '=', menuId);
      await db.deleteFrom('grantItem').where('itemId', 'in', codes).execute();
      await db.deleteFrom('grantItem').where('kind', '=', 'menu').where('itemId', '=', menuId).execute();
      await db
        .deleteFrom('menu')
        .where('id', '=', menuId)
        .where(sql<boolean>`not exists (select 1 from menu child where child.parent_id = menu.id)`)
        .execute();
    }
    await db.deleteFrom('visualModel').where('id', '=', id).execute();
    await deps.events.emit(db, menusChanged, {});
  });
  return null;
}

async function telling(code: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (dbErrorKind(error) === 'duplicate') throw fieldError('enCode', say('codeTaken', { code }));
    throw error;
  }
}
