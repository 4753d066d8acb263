import { type Executor } from '../../db/database.js';
import { requireParent } from '../../db/requireParent.js';
import { fieldError } from '../../db/requireRow.js';
import { t } from './menu.messages.js';
import { type MenuCategory } from '../../rights/menuCatalog.js';

/** What an entry is that holds others; what stands below any other kind would be in no menu. */
export const DIRECTORY = 1;

/**
 * Id of the parent of an entry as it is stored. Throws a 400 on `parentId` when there is none of the same menu, it is no
 * folder, or it is the entry itself or below it. Locks the menu until the transaction ends.
 */
export async function requireMenuParent(db: Executor, { id, category, parentId }: MenuPlace): Promise<string> {
  const stored = await requireParent(db, {
    table: 'menu',
    root: '-1',
    id,
    parentId,
    within: { column: 'category', value: category },
  });
  if (stored === '-1') return stored;
  const parent = await db.selectFrom('menu').select(['type', 'fullName']).where('id', '=', stored).executeTakeFirst();
  if (parent && parent.type !== DIRECTORY) throw fieldError('parentId', t('noFolder', { name: parent.fullName }));
  return stored;
}

interface MenuPlace {
  /** The entry; undefined for a new one. */
  id: string | undefined;
  category: MenuCategory;
  parentId: string;
}
