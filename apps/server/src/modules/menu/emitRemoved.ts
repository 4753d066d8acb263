import { type DatabaseTransaction } from '../../db/database.js';
import { type Deps } from '../../deps.js';
import { menuPartsRemoved } from '../../rights/menu.events.js';

/** Tells that entries are about to be removed with all of their codes. */
export async function emitEntriesRemoved({ db, events }: EventTransaction, menuIds: readonly string[]): Promise<void> {
  if (menuIds.length === 0) return;
  const codes = await db.selectFrom('menuCode').select('id').where('menuId', 'in', menuIds).execute();
  await events.emit(db, menuPartsRemoved, { menuIds: [...menuIds], codeIds: codes.map(({ id }) => id) });
}

/** Tells that codes have left entries that stay. */
export async function emitCodesRemoved({ db, events }: EventTransaction, codeIds: readonly string[]): Promise<void> {
  if (codeIds.length > 0) await events.emit(db, menuPartsRemoved, { menuIds: [], codeIds: [...codeIds] });
}

interface EventTransaction extends Pick<Deps, 'events'> {
  db: DatabaseTransaction;
}
