import { contract, type DictionaryDataBodySchema } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import type * as z from 'zod';
import { type Executor } from '../../db/database.js';
import { newId } from '../../db/newId.js';
import { fieldError, requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../http/apiError.js';
import { implement, type FileAnswer } from '../../http/implement.js';
import { say } from './dictionary.messages.js';
import { allDictionaries, itemsOf, listItems, selectItems } from './listItems.js';
import { tellingCode } from './tellingCode.js';

const { dictionaryData } = contract.system;

export const dictionaryDataRoutes = [
  implement(dictionaryData.list, ({ deps, params, query }) => listItems(deps, { typeId: params.typeId, ...query })),
  implement(dictionaryData.all, ({ deps }) => allDictionaries(deps)),
  implement(dictionaryData.selector, ({ deps, params, query }) =>
    selectItems(deps, { typeId: params.typeId, without: params.id, ...query }),
  ),
  implement(dictionaryData.dataSelector, ({ deps, params }) => itemsOf(deps, params.id)),
  implement(dictionaryData.create, async ({ deps, caller, body }) => {
    const id = newId();
    const row = await toRow(deps.db, body);
    await tellingCode(body.enCode, () =>
      deps.db
        .insertInto('dictionaryData')
        .values({ ...row, id, creatorUserId: caller.userId })
        .execute(),
    );
    return id;
  }),
  implement(dictionaryData.update, async ({ deps, caller, params: { id }, body }) => {
    const row = { ...(await toRow(deps.db, body, id)), lastModifyTime: new Date(), lastModifyUserId: caller.userId };
    requireRow(
      await tellingCode(body.enCode, () =>
        deps.db.updateTable('dictionaryData').set(row).where('id', '=', id).returning('id').executeTakeFirst(),
      ),
    );
    return null;
  }),
  implement(dictionaryData.read, async ({ deps, params }) =>
    requireRow(
      await deps.db
        .selectFrom('dictionaryData')
        .select([
          'id',
          'dictionaryTypeId',
          'parentId',
          'fullName',
          'enCode',
          'description',
          'enabledMark',
          'sortCode',
          'creatorTime',
          'lastModifyTime',
        ])
        .where('id', '=', params.id)
        .executeTakeFirst(),
    ),
  ),
  implement(dictionaryData.remove, async ({ deps, params: { id } }) => {
    await deps.db.transaction().execute(async (db) => {
      const { fullName: name } = requireRow(
        await db.selectFrom('dictionaryData').select('fullName').where('id', '=', id).forUpdate().executeTakeFirst(),
      );
      const child = await db.selectFrom('dictionaryData').select('id').where('parentId', '=', id).executeTakeFirst();
      if (child) throw new ApiError(409, say('hasChildren', { name }));
      await db.deleteFrom('dictionaryData').where('id', '=', id).execute();
    });
    return null;
  }),
  implement(dictionaryData.updateState, async ({ deps, params }) => {
    requireRow(
      await deps.db
        .updateTable('dictionaryData')
        .set({ enabledMark: sql`1 - enabled_mark` })
        .where('id', '=', params.id)
        .returning('id')
        .executeTakeFirst(),
    );
    return null;
  }),
  implement(dictionaryData.export, ({ deps, params }) => exportType(deps, params.id)),
];

async function toRow(db: Executor, body: z.output<typeof DictionaryDataBodySchema>, id?: string) {
  const type = await db
    .selectFrom('dictionaryType')
    .select('id')
    .where('id', '=', body.dictionaryTypeId)
    .executeTakeFirst();
  if (!type) throw fieldError('dictionaryTypeId', say('typeMissing'));
  const parentId = body.parentId === '-1' ? '0' : body.parentId;
  for (let current = parentId; current !== '0';) {
    if (current === id) throw fieldError('parentId', say('belowItself'));
    const parent = await db
      .selectFrom('dictionaryData')
      .select('parentId')
      .where('id', '=', current)
      .where('dictionaryTypeId', '=', body.dictionaryTypeId)
      .executeTakeFirst();
    if (!parent) throw fieldError('parentId', say('parentMissing'));
    current = parent.parentId;
  }
  return { ...body, parentId };
}

/** A type with all its items as a JSON file. */
async function exportType({ db }: Deps, id: string): Promise<FileAnswer> {
  const type = requireRow(await db.selectFrom('dictionaryType').selectAll().where('id', '=', id).executeTakeFirst());
  const items = await db
    .selectFrom('dictionaryData')
    .select(['id', 'parentId', 'fullName', 'enCode', 'description', 'enabledMark', 'sortCode'])
    .where('dictionaryTypeId', '=', id)
    .orderBy('sortCode')
    .execute();
  return {
    fileName: `${type.fullName}.json`,
    content: Buffer.from(JSON.stringify({ version: 1, type, items }, null, 2)),
  };
}
