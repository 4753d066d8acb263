import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../http/apiError.js';
import { menusChanged } from './menu.events.js';
import { say } from './menu.messages.js';

/** Deletes a menu entry that has none below it, with its codes and all grants of them. */
export async function removeMenu(deps: Deps, id: string): Promise<null> {
  await deps.db.transaction().execute(async (db) => {
    const { fullName: name } = requireRow(
      await db.selectFrom('menu').select('fullName').where('id', '=', id).forUpdate().executeTakeFirst(),
    );
    const child = await db.selectFrom('menu').select('id').where('parentId', '=', id).executeTakeFirst();
    if (child) throw new ApiError(409, say('hasChildren', { name }));
    await db
      .deleteFrom('grantItem')
      .where('itemId', 'in', (query) => query.selectFrom('menuCode').select('id').where('menuId', '=', id))
      .execute();
    await db.deleteFrom('grantItem').where('kind', '=', 'menu').where('itemId', '=', id).execute();
    await db.deleteFrom('menu').where('id', '=', id).execute();
    await deps.events.emit(db, menusChanged, {});
  });
  return null;
}
