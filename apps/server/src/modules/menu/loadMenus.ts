import { sql, type RawBuilder } from 'kysely';
import { type Executor } from '../../db/database.js';

/** The menu entries that a condition holds for, with the codes that can be granted on them, as the contract shows them. */
export async function loadMenus(db: Executor, condition: RawBuilder<boolean> = sql<boolean>`true`) {
  const menus = db.selectFrom('menu').selectAll().where(condition).orderBy('sortCode').orderBy('id');
  const codes = db
    .selectFrom('menuCode')
    .select(['menuId', 'kind', 'enCode', 'fullName'])
    .where('menuId', 'in', (menu) => menu.selectFrom('menu').select('menu.id').where(condition))
    .orderBy('sortCode')
    .orderBy('id');
  const [rows, codeRows] = await Promise.all([menus.execute(), codes.execute()]);
  const byMenu = new Map<string, { button: Code[]; list: Code[]; form: Code[] }>();
  for (const { menuId, kind, enCode, fullName } of codeRows) {
    const lists = byMenu.get(menuId) ?? { button: [], list: [], form: [] };
    lists[kind].push({ enCode, fullName });
    byMenu.set(menuId, lists);
  }
  return rows.map(({ linkTarget, sound: _sound, ...row }) => {
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
