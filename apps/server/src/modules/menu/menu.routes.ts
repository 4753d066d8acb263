import { contract } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { buildSelector, buildTree, withoutBranch } from '../../db/buildTree.js';
import { contains, keywordPatterns } from '../../db/keyword.js';
import { withAncestors } from '../../db/withAncestors.js';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { menusChanged } from '../../rights/menu.events.js';
import { importMenu, previewImport } from './importMenu.js';
import { loadMenus } from './loadMenus.js';
import { exportMenu } from './menuFile.js';
import { moveMenu } from './moveMenu.js';
import { saveCodes, toMenuRow } from './saveMenu.js';
import { emitCodesRemoved, emitEntriesRemoved } from './emitRemoved.js';
import { type MenuCategory } from '../../rights/menuCatalog.js';

export const menuRoutes = crudRoutes(contract.system.menu, {
  table: 'menu',
  tree: { root: '-1' },
  bodyOf: async (db, { id }) => {
    const { buttons, columns, forms } = requireRow((await loadMenus(db, sql<boolean>`menu.id = ${id}`))[0]);
    return { buttons, columns, forms };
  },
  toRow: toMenuRow,
  afterSave: async (body, { db, id, call }) =>
    emitCodesRemoved({ db, events: call.deps.events }, await saveCodes(db, id, body)),
  beforeRemove: ({ id }, { db, call }) => emitEntriesRemoved({ db, events: call.deps.events }, [id]),
  announce: (_change, { db, call }) => call.deps.events.emit(db, menusChanged, {}),
  own: {
    list: async ({ deps, query }) => ({ list: buildTree(await findMenus(deps, query)) }),
    selector: async ({ deps, params, query }) => {
      const rows = (await loadMenus(deps.db, ofCategory(query.category))).map(
        ({ id, parentId, fullName, enCode, type, icon, enabledMark }) => ({
          id,
          parentId,
          fullName,
          enCode,
          type: String(type),
          icon,
          enabledMark,
        }),
      );
      return { list: buildSelector(withoutBranch(rows, params.id)) };
    },
    move: (call) => moveMenu(call),
    export: ({ deps, query }) => exportMenu(deps.db, query),
    importPreview: (call) => previewImport(call),
    import: (call) => importMenu(call),
    read: async ({ deps, params }) => requireRow((await loadMenus(deps.db, sql<boolean>`menu.id = ${params.id}`))[0]),
  },
});

/** Every entry of a menu, or those that a keyword finds by name in any language, code or address, with what is above them. */
function findMenus(
  { db }: Deps,
  { keyword = '', category }: { keyword?: string | undefined; category?: MenuCategory | undefined },
) {
  const within = ofCategory(category);
  if (keyword === '') return loadMenus(db, within);
  const written = ['menu.fullName', 'menu.enCode', 'menu.urlAddress'];
  const translated = sql<boolean>`jsonb_path_query_array(menu.names, '$.*')::text ilike ${keywordPatterns(keyword).pattern}`;
  return loadMenus(
    db,
    withAncestors('menu', sql<boolean>`(${contains(written, keyword, 'menu.sound')} or ${translated}) and ${within}`),
  );
}

function ofCategory(category: MenuCategory | undefined) {
  return category === undefined ? sql<boolean>`true` : sql<boolean>`menu.category = ${category}`;
}
