import { type contract } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { type Executor } from '../../db/database.js';
import { lockTree } from '../../db/requireParent.js';
import { requireRow } from '../../db/requireRow.js';
import { ApiError } from '../../errors/apiError.js';
import { rememberNounChange } from '../../http/crud/nounChanges.js';
import { type Call } from '../../http/handle.js';
import { menusChanged } from '../../rights/menu.events.js';
import { t } from './menu.messages.js';
import { requireMenuParent } from './requireMenuParent.js';
import { type MenuCategory } from '../../rights/menuCatalog.js';

/**
 * Puts an entry between two others of its menu; their order numbers are written anew. Throws 404 for an entry that is gone,
 * 409 where it, or those others, no longer stand where the caller saw them, 400 for a parent that cannot take it.
 */
export async function moveMenu({
  deps,
  caller,
  params: { id },
  body,
  describe,
}: Call<typeof contract.system.menu.move>) {
  await deps.db.transaction().execute(async (db) => {
    await lockTree(db, 'menu');
    const { category, fullName, ...stored } = requireRow(
      await db
        .selectFrom('menu')
        .select(['category', 'fullName', 'parentId', 'sortCode'])
        .where('id', '=', id)
        .executeTakeFirst(),
    );
    const parentId = await requireMenuParent(db, { id, category, parentId: body.parentId });
    const before = await siblingIds(db, { category, parentId: stored.parentId });
    const place = before.indexOf(id);
    const isWhereItWas =
      asRoot(body.from.parentId) === stored.parentId && fits(body.from, before[place - 1], before[place + 1]);
    const others = (await siblingIds(db, { category, parentId })).filter((other) => other !== id);
    const at = body.beforeId === null ? others.length : others.indexOf(body.beforeId);
    if (!isWhereItWas || at === -1 || !fits(body, others[at - 1], others[at]))
      throw new ApiError(409, t('movedMeanwhile'));
    const ids = others.toSpliced(at, 0, id);
    await db.updateTable('menu').set({ parentId }).where('id', '=', id).execute();
    await sql`
      update menu set sort_code = place.number from unnest(${ids}::text[]) with ordinality as place (id, number)
      where menu.id = place.id and menu.sort_code <> place.number`.execute(db);
    await rememberNounChange(db, {
      ...{ noun: 'menu', id, before: stored, userId: caller.userId },
      after: { parentId, sortCode: at + 1 },
    });
    describe({ verb: 'move', recordId: id, recordName: fullName });
    await deps.events.emit(db, menusChanged, {});
  });
  return null;
}

async function siblingIds(
  db: Executor,
  { category, parentId }: { category: MenuCategory; parentId: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('menu')
    .select('id')
    .where('parentId', '=', parentId)
    .where('category', '=', category)
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

function fits(
  seen: { afterId: string | null; beforeId: string | null },
  after: string | undefined,
  before: string | undefined,
) {
  return seen.afterId === (after ?? null) && seen.beforeId === (before ?? null);
}

function asRoot(parentId: string): string {
  return parentId === '0' ? '-1' : parentId;
}
