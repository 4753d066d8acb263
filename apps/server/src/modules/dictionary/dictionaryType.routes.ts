import { contract, type DictionaryTypeBodySchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { buildSelector, buildTree, withoutBranch } from '../../db/buildTree.js';
import { type Executor } from '../../db/database.js';
import { newId } from '../../db/newId.js';
import { fieldError, requireRow } from '../../db/requireRow.js';
import { ApiError } from '../../http/apiError.js';
import { implement } from '../../http/implement.js';
import { say } from './dictionary.messages.js';
import { tellingCode } from './tellingCode.js';

const { dictionaryType } = contract.system;

export const dictionaryTypeRoutes = [
  implement(dictionaryType.list, async ({ deps }) => ({ list: buildTree(await loadTypes(deps.db)) })),
  implement(dictionaryType.selector, async ({ deps, params }) => {
    const rows = (await loadTypes(deps.db)).map(({ id, parentId, fullName, enCode }) => ({
      id,
      parentId,
      fullName,
      enCode,
    }));
    return { list: buildSelector(withoutBranch(rows, params.id)) };
  }),
  implement(dictionaryType.create, async ({ deps, body }) => {
    const id = newId();
    const row = await toRow(deps.db, body);
    await tellingCode(body.enCode, () =>
      deps.db
        .insertInto('dictionaryType')
        .values({ ...row, id })
        .execute(),
    );
    return id;
  }),
  implement(dictionaryType.update, async ({ deps, params: { id }, body }) => {
    const row = await toRow(deps.db, body, id);
    requireRow(
      await tellingCode(body.enCode, () =>
        deps.db.updateTable('dictionaryType').set(row).where('id', '=', id).returning('id').executeTakeFirst(),
      ),
    );
    return null;
  }),
  implement(dictionaryType.read, async ({ deps, params }) =>
    requireRow(await deps.db.selectFrom('dictionaryType').selectAll().where('id', '=', params.id).executeTakeFirst()),
  ),
  implement(dictionaryType.remove, async ({ deps, params: { id } }) => {
    await deps.db.transaction().execute(async (db) => {
      const { fullName: name } = requireRow(
        await db.selectFrom('dictionaryType').select('fullName').where('id', '=', id).forUpdate().executeTakeFirst(),
      );
      const child = await db.selectFrom('dictionaryType').select('id').where('parentId', '=', id).executeTakeFirst();
      if (child) throw new ApiError(409, say('hasTypes', { name }));
      const { count } = await db
        .selectFrom('dictionaryData')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('dictionaryTypeId', '=', id)
        .executeTakeFirstOrThrow();
      if (count > 0) throw new ApiError(409, say('hasItems', { name, count }));
      await db.deleteFrom('dictionaryType').where('id', '=', id).execute();
    });
    return null;
  }),
];

function loadTypes(db: Executor) {
  return db.selectFrom('dictionaryType').selectAll().orderBy('sortCode').orderBy('id').execute();
}

async function toRow(db: Executor, body: z.output<typeof DictionaryTypeBodySchema>, id?: string) {
  const parentId = body.parentId === '0' ? '-1' : body.parentId;
  for (let current = parentId; current !== '-1';) {
    if (current === id) throw fieldError('parentId', say('belowItself'));
    const parent = await db
      .selectFrom('dictionaryType')
      .select('parentId')
      .where('id', '=', current)
      .executeTakeFirst();
    if (!parent) throw fieldError('parentId', say('parentMissing'));
    current = parent.parentId;
  }
  return { ...body, parentId };
}
