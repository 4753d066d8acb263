import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../http/apiError.js';
import { type Caller } from '../../http/caller.js';
import { rightsChanged } from '../authority/authority.events.js';
import { requireOrganizesInScope } from '../authority/requireScope.js';
import { say } from './organize.messages.js';
import { PAGES } from './saveOrganize.js';

/** Deletes a company or department that nothing hangs on; otherwise throws 409 with what hangs on it. */
export async function removeOrganize(
  deps: Deps,
  caller: Caller,
  { id, category }: { id: string; category: 'company' | 'department' },
): Promise<null> {
  await deps.db.transaction().execute(async (db) => {
    const { fullName: name } = requireRow(
      await db
        .selectFrom('organize')
        .select(['fullName'])
        .where('id', '=', id)
        .where('category', '=', category)
        .forUpdate()
        .executeTakeFirst(),
    );
    requireOrganizesInScope(caller, PAGES[category], [id]);
    const count = async (query: Promise<{ count: number } | undefined>) => (await query)?.count ?? 0;
    const children = await count(
      db
        .selectFrom('organize')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('parentId', '=', id)
        .executeTakeFirst(),
    );
    if (children > 0) throw new ApiError(409, say('hasChildren', { name }));
    const users = await count(
      db
        .selectFrom('membership')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('kind', '=', 'organize')
        .where('targetId', '=', id)
        .executeTakeFirst(),
    );
    if (users > 0) throw new ApiError(409, say('hasUsers', { name, count: users }));
    const positions = await count(
      db
        .selectFrom('position')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('organizeId', '=', id)
        .executeTakeFirst(),
    );
    if (positions > 0) throw new ApiError(409, say('hasPositions', { name, count: positions }));
    await db.deleteFrom('organize').where('id', '=', id).execute();
    await deps.events.emit(db, rightsChanged, {});
  });
  return null;
}
