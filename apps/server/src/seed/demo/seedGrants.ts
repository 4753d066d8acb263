import { type GrantKind } from '../../modules/authority/authority.tables.js';
import { type Executor } from '../../db/database.js';
import { insertAll } from '../../db/insertAll.js';
import { menuId } from '../seedMenus.js';
import { GRANTS } from './grants.js';

/** Gives the demonstration roles their pages, buttons, columns and rows. */
export async function seedGrants(db: Executor): Promise<void> {
  const menus = await db.selectFrom('menu').select(['id', 'enCode']).execute();
  const codes = await db.selectFrom('menuCode').select(['id', 'menuId', 'kind', 'enCode']).execute();
  const items: { holderType: 'Role'; holderId: string; kind: GrantKind; itemId: string }[] = [];
  const data: {
    holderType: 'Role';
    holderId: string;
    menuId: string;
    scope: NonNullable<(typeof GRANTS)[string][number]['scope']>;
    organizeIds: string;
  }[] = [];
  for (const [role, grants] of Object.entries(GRANTS)) {
    const holder = { holderType: 'Role', holderId: role } as const;
    for (const { page, buttons, hiddenColumns, scope } of grants) {
      if (scope) data.push({ ...holder, menuId: menuId(page), scope, organizeIds: '[]' });
      for (const menu of menus.filter(({ enCode }) => enCode === page || enCode.startsWith(`${page}.`))) {
        items.push({ ...holder, kind: 'menu', itemId: menu.id });
        for (const code of codes.filter((entry) => entry.menuId === menu.id)) {
          // who may set a field needs no code to read it
          const given =
            code.kind === 'button'
              ? (buttons?.includes(code.enCode) ?? true)
              : !hiddenColumns?.includes(code.enCode) && !code.enCode.endsWith(':read');
          if (given) items.push({ ...holder, kind: code.kind, itemId: code.id });
        }
      }
    }
  }
  await insertAll(db, 'grantItem', items);
  await insertAll(db, 'dataGrant', data);
}
