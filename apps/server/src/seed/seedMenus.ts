import { type Executor } from '../db/database.js';
import { dataMenu, generatorMenu, onlineDevMenu, systemMenu } from './systemMenus.js';
import { extendMenu, parkingMenu, weChatMenu, workflowMenu } from './businessMenus.js';
import { insertAll } from '../db/insertAll.js';
import { buttonName } from '../modules/menu/buttonName.js';
import { type SeedMenu } from './menus.js';
import { permissionMenu } from './permissionMenus.js';

/** The first menu: an entry for every area of the product. */
const FIRST_MENU: readonly SeedMenu[] = [
  parkingMenu,
  onlineDevMenu,
  generatorMenu,
  workflowMenu,
  dataMenu,
  permissionMenu,
  systemMenu,
  weChatMenu,
  extendMenu,
];

/** Id of a seeded menu entry. */
export function menuId(enCode: string): string {
  return enCode.replaceAll('.', '_');
}

/** Id of a seeded code of an entry. */
export function codeId(page: string, code: string): string {
  return `${menuId(page)}__${code}`;
}

export async function seedMenus(db: Executor): Promise<void> {
  const all = FIRST_MENU.flatMap((menu, index) => flatten(menu, '-1', index + 1));
  await insertAll(
    db,
    'menu',
    all.map(({ menu, parentId, sortCode }) => ({
      id: menuId(menu.enCode),
      parentId,
      enCode: menu.enCode,
      fullName: menu.names[0],
      names: JSON.stringify({ en: menu.names[1], zhtw: menu.names[2], vi: menu.names[3] }),
      icon: menu.icon,
      type: menu.type ?? (menu.children ? 1 : 2),
      urlAddress: menu.urlAddress ?? menu.enCode.replaceAll('.', '/'),
      linkTarget: menu.linkTarget ?? '',
      propertyJson: menu.property ? JSON.stringify(menu.property) : '',
      sortCode,
      isColumnAuthorize: menu.columns ? (1 as const) : (0 as const),
      isDataAuthorize: menu.data ? (1 as const) : (0 as const),
    })),
  );
  await insertAll(
    db,
    'menuCode',
    all.flatMap(({ menu }) =>
      [
        ...(menu.buttons ?? []).map((enCode, index) => ({
          kind: 'button' as const,
          enCode,
          fullName: buttonName(enCode)('zh'),
          sortCode: index,
        })),
        ...(menu.columns ?? []).map(([enCode, fullName], index) => ({
          kind: 'list' as const,
          enCode,
          fullName,
          sortCode: index,
        })),
      ].map((code) => ({ ...code, id: codeId(menu.enCode, code.enCode), menuId: menuId(menu.enCode) })),
    ),
  );
}

function flatten(
  menu: SeedMenu,
  parentId: string,
  sortCode: number,
): { menu: SeedMenu; parentId: string; sortCode: number }[] {
  return [
    { menu, parentId, sortCode },
    ...(menu.children ?? []).flatMap((child, index) => flatten(child, menuId(menu.enCode), index + 1)),
  ];
}
