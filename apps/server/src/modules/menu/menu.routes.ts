import { contract } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { buildSelector, buildTree, keepMatches, withoutBranch } from '../../db/buildTree.js';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { implement } from '../../http/implement.js';
import { menusChanged } from './menu.events.js';
import { loadMenus } from './loadMenus.js';
import { removeMenu } from './removeMenu.js';
import { createMenu, updateMenu } from './saveMenu.js';

const { menu } = contract.system;

export const menuRoutes = [
  implement(menu.list, async ({ deps, query }) => ({ list: buildTree(await findMenus(deps, query.keyword)) })),
  implement(menu.selector, async ({ deps, params }) => {
    const rows = (await loadMenus(deps.db)).map(({ id, parentId, fullName, enCode, type, icon, enabledMark }) => ({
      id,
      parentId,
      fullName,
      enCode,
      type: String(type),
      icon,
      enabledMark,
    }));
    return { list: buildSelector(withoutBranch(rows, params.id)) };
  }),
  implement(menu.create, ({ deps, body }) => createMenu(deps, body)),
  implement(menu.update, ({ deps, params, body }) => updateMenu(deps, params.id, body)),
  implement(menu.read, async ({ deps, params }) => requireRow((await loadMenus(deps.db, params.id))[0])),
  implement(menu.remove, ({ deps, params }) => removeMenu(deps, params.id)),
  implement(menu.updateState, async ({ deps, params }) => {
    await deps.db.transaction().execute(async (db) => {
      requireRow(
        await db
          .updateTable('menu')
          .set({ enabledMark: sql`1 - enabled_mark` })
          .where('id', '=', params.id)
          .returning('id')
          .executeTakeFirst(),
      );
      await deps.events.emit(db, menusChanged, {});
    });
    return null;
  }),
];

async function findMenus(deps: Deps, keyword = '') {
  const wanted = keyword.toLowerCase();
  return keepMatches(await loadMenus(deps.db), ({ fullName, enCode, urlAddress, names }) =>
    `${fullName} ${enCode} ${urlAddress} ${Object.values(names).join(' ')}`.toLowerCase().includes(wanted),
  );
}
