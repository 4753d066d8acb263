import { type Executor } from '../../db/database.js';

/** Every menu entry with the codes that can be granted on it, as the contract shows it. */
export async function loadMenus(db: Executor, id?: string) {
  const menus = db.selectFrom('menu').selectAll().orderBy('sortCode').orderBy('id');
  const codes = db
    .selectFrom('menuCode')
    .select(['menuId', 'kind', 'enCode', 'fullName'])
    .orderBy('sortCode')
    .orderBy('id');
  const [rows, codeRows] = await Promise.all([
    (id === undefined ? menus : menus.where('id', '=', id)).execute(),
    (id === undefined ? codes : codes.where('menuId', '=', id)).execute(),
  ]);
  const byMenu = new Map<string, { button: Code[]; list: Code[]; form: Code[] }>();
  for (const { menuId, kind, enCode, fullName } of codeRows) {
    const lists = byMenu.get(menuId) ?? { button: [], list: [], form: [] };
    lists[kind].push({ enCode, fullName });
    byMenu.set(menuId, lists);
  }
  return rows.map(({ linkTarget, ...row }) => {
    const lists = byMenu.get(row.id);
    const target: '_self' | '_blank' | '' = linkTarget === '_self' || linkTarget === '_blank' ? linkTarget : '';
    return {
      ...row,
      linkTarget: target,
      buttons: lists?.button ?? [],
      columns: lists?.list ?? [],
      forms: lists?.form ?? [],
    };
  });
}

interface Code {
  enCode: string;
  fullName: string;
}
