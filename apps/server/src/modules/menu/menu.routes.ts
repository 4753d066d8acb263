import { contract } from '@smart-admin/api-client/contract';
import { buildSelector, buildTree, keepMatches, withoutBranch } from '../../db/buildTree.js';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { menusChanged } from './menu.events.js';
import { loadMenus } from './loadMenus.js';
import { saveCodes, toMenuRow } from './saveMenu.js';

export const menuRoutes = crudRoutes(contract.system.menu, {
  table: 'menu',
  tree: { root: '-1' },
  toRow: toMenuRow,
  afterSave: (body, { db, id }) => saveCodes(db, id, body),
  beforeRemove: async ({ id }, { db }) => {
    const codes = db.selectFrom('menuCode').select('id').where('menuId', '=', id);
    await db.deleteFrom('grantItem').where('itemId', 'in', codes).execute();
    await db.deleteFrom('grantItem').where('kind', '=', 'menu').where('itemId', '=', id).execute();
  },
  announce: menusChanged,
  own: {
    list: async ({ deps, query }) => ({ list: buildTree(await findMenus(deps, query.keyword)) }),
    selector: async ({ deps, params }) => {
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
    },
    read: async ({ deps, params }) => requireRow((await loadMenus(deps.db, params.id))[0]),
  },
});

async function findMenus(deps: Deps, keyword = '') {
  const wanted = keyword.toLowerCase();
  return keepMatches(await loadMenus(deps.db), ({ fullName, enCode, urlAddress, names }) =>
    `${fullName} ${enCode} ${urlAddress} ${Object.values(names).join(' ')}`.toLowerCase().includes(wanted),
  );
}
