import { type MenuBodySchema } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import type * as z from 'zod';
import { type Executor } from '../../db/database.js';
import { dbErrorKind } from '../../db/dbError.js';
import { newId } from '../../db/newId.js';
import { fieldError, requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { menusChanged } from './menu.events.js';
import { type MenuCodeKind } from './menu.tables.js';
import { say } from './menu.messages.js';

type MenuBody = z.output<typeof MenuBodySchema>;

/** Creates a menu entry with its codes and answers its id. */
export async function createMenu(deps: Deps, body: MenuBody): Promise<string> {
  const id = newId();
  await deps.db.transaction().execute(async (db) => {
    await lockTree(db);
    await telling(body, async () =>
      db
        .insertInto('menu')
        .values({ ...(await toRow(db, body)), id })
        .execute(),
    );
    await saveCodes(db, id, body);
    await deps.events.emit(db, menusChanged, {});
  });
  return id;
}

/** Changes or moves a menu entry. Codes that stay keep their grants; those left out lose them. */
export async function updateMenu(deps: Deps, id: string, body: MenuBody): Promise<null> {
  await deps.db.transaction().execute(async (db) => {
    await lockTree(db);
    requireRow(await db.selectFrom('menu').select('id').where('id', '=', id).executeTakeFirst());
    const row = await toRow(db, body);
    await refuseCircle(db, id, row.parentId);
    await telling(body, () => db.updateTable('menu').set(row).where('id', '=', id).execute());
    await saveCodes(db, id, body);
    await deps.events.emit(db, menusChanged, {});
  });
  return null;
}

/** Two moves at once could close a circle. */
export async function lockTree(db: Executor) {
  await sql`select pg_advisory_xact_lock(hashtext('menu'))`.execute(db);
}

async function toRow(db: Executor, { buttons: _buttons, columns: _columns, forms: _forms, names, ...row }: MenuBody) {
  requireProperty(row.propertyJson);
  const parentId = row.parentId === '0' ? '-1' : row.parentId;
  if (parentId !== '-1') {
    const parent = await db
      .selectFrom('menu')
      .select('id')
      .where('id', '=', parentId)
      .where('category', '=', row.category)
      .executeTakeFirst();
    if (!parent) throw fieldError('parentId', say('parentMissing'));
  }
  return { ...row, parentId, names: JSON.stringify(names) };
}

function requireProperty(text: string) {
  if (!text) return;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return;
  } catch {
    throw fieldError('propertyJson', say('badProperty'));
  }
  throw fieldError('propertyJson', say('badProperty'));
}

async function refuseCircle(db: Executor, id: string, parentId: string) {
  const rows = await db.selectFrom('menu').select(['id', 'parentId']).execute();
  const parents = new Map(rows.map((row) => [row.id, row.parentId]));
  for (let current: string | undefined = parentId; current; current = parents.get(current)) {
    if (current === id) throw fieldError('parentId', say('belowItself'));
  }
}

export async function saveCodes(
  db: Executor,
  menuId: string,
  { buttons, columns, forms }: Pick<MenuBody, 'buttons' | 'columns' | 'forms'>,
) {
  const kinds: [MenuCodeKind, keyof Pick<MenuBody, 'buttons' | 'columns' | 'forms'>, MenuBody['buttons']][] = [
    ['button', 'buttons', buttons],
    ['list', 'columns', columns],
    ['form', 'forms', forms],
  ];
  for (const [kind, field, codes] of kinds) {
    const names = codes.map(({ enCode }) => enCode);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) throw fieldError(field, say('codeTwice', { code: twice }));
    let gone = db.deleteFrom('menuCode').where('menuId', '=', menuId).where('kind', '=', kind);
    if (names.length) gone = gone.where('enCode', 'not in', names);
    const removed = await gone.returning('id').execute();
    if (removed.length)
      await db
        .deleteFrom('grantItem')
        .where('kind', '=', kind)
        .where(
          'itemId',
          'in',
          removed.map(({ id }) => id),
        )
        .execute();
    if (!codes.length) continue;
    await db
      .insertInto('menuCode')
      .values(
        codes.map(({ enCode, fullName }, sortCode) => ({ id: newId(), menuId, kind, enCode, fullName, sortCode })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['menuId', 'kind', 'enCode'])
          .doUpdateSet(({ ref }) => ({ fullName: ref('excluded.fullName'), sortCode: ref('excluded.sortCode') })),
      )
      .execute();
  }
}

async function telling({ enCode }: MenuBody, write: () => Promise<unknown>) {
  try {
    await write();
  } catch (error) {
    if (dbErrorKind(error) === 'duplicate') throw fieldError('enCode', say('codeTaken', { code: enCode }));
    throw error;
  }
}
