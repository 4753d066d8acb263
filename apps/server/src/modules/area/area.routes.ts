import { contract, type AreaBodySchema } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import type * as z from 'zod';
import { type Executor } from '../../db/database.js';
import { dbErrorKind } from '../../db/dbError.js';
import { newId } from '../../db/newId.js';
import { fieldError, requireRow } from '../../db/requireRow.js';
import { ApiError } from '../../http/apiError.js';
import { implement } from '../../http/implement.js';
import { say } from './area.messages.js';
import { areaNames, listAreas, selectAreas } from './listAreas.js';

const { area } = contract.system;

export const areaRoutes = [
  implement(area.list, ({ deps, params, query }) =>
    listAreas(deps, { parentId: params.parentId, keyword: query.keyword }),
  ),
  implement(area.selector, ({ deps, params }) => selectAreas(deps, { parentId: params.id, without: params.x })),
  implement(area.namesByIds, ({ deps, body }) => areaNames(deps, body.idsList)),
  implement(area.create, async ({ deps, body }) => {
    const id = newId();
    const row = await toRow(deps.db, body);
    await telling(body.enCode, () =>
      deps.db
        .insertInto('area')
        .values({ ...row, id })
        .execute(),
    );
    return id;
  }),
  implement(area.update, async ({ deps, params: { id }, body }) => {
    const row = await toRow(deps.db, body, id);
    requireRow(
      await telling(body.enCode, () =>
        deps.db.updateTable('area').set(row).where('id', '=', id).returning('id').executeTakeFirst(),
      ),
    );
    return null;
  }),
  implement(area.remove, async ({ deps, params: { id } }) => {
    await deps.db.transaction().execute(async (db) => {
      const { fullName: name } = requireRow(
        await db.selectFrom('area').select('fullName').where('id', '=', id).forUpdate().executeTakeFirst(),
      );
      const child = await db.selectFrom('area').select('id').where('parentId', '=', id).executeTakeFirst();
      if (child) throw new ApiError(409, say('hasChildren', { name }));
      await db.deleteFrom('area').where('id', '=', id).execute();
    });
    return null;
  }),
  implement(area.read, async ({ deps, params }) =>
    requireRow(await deps.db.selectFrom('area').selectAll().where('id', '=', params.id).executeTakeFirst()),
  ),
  implement(area.updateState, async ({ deps, params }) => {
    requireRow(
      await deps.db
        .updateTable('area')
        .set({ enabledMark: sql`1 - enabled_mark` })
        .where('id', '=', params.id)
        .returning('id')
        .executeTakeFirst(),
    );
    return null;
  }),
];

/** Throws 400 when the parent is missing, or stands at or below the area itself. */
async function toRow(db: Executor, body: z.output<typeof AreaBodySchema>, id?: string) {
  const parentId = body.parentId === '0' ? '-1' : body.parentId;
  for (let current = parentId; current !== '-1';) {
    if (current === id) throw fieldError('parentId', say('belowItself'));
    const parent = await db.selectFrom('area').select('parentId').where('id', '=', current).executeTakeFirst();
    if (!parent) throw fieldError('parentId', say('parentMissing'));
    current = parent.parentId;
  }
  return { ...body, parentId };
}

async function telling<Result>(code: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (dbErrorKind(error) === 'duplicate') throw fieldError('enCode', say('codeTaken', { code }));
    throw error;
  }
}
