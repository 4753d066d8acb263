import { type DatabaseTransaction } from '../../../db/database.js';
import { releaseDesign } from '../releaseDesign.js';
import { portalKind } from './portalKind.js';
import { operationPortal } from './portalTemplates.js';

/** Code of the entry that the first menu has for it. */
const ENTRY = 'parking.portal';

/** The first portal, released like any other; its entry keeps the place that the first menu gave it. */
export async function seedPortal(db: DatabaseTransaction): Promise<void> {
  const entry = await db.selectFrom('menu').select('id').where('enCode', '=', ENTRY).executeTakeFirst();
  await db
    .insertInto('designPage')
    .values({
      ...{ id: 'operation', kind: 'portal', fullName: '停车运营门户', enCode: 'operation', sortCode: 1 },
      description: '停车收入、在场车辆、异常与待办',
      document: JSON.stringify(operationPortal),
      menuId: entry?.id ?? '',
      creatorUserId: 'admin',
    })
    .execute();
  const place = { pc: 1, app: 0, pcModuleParentId: '-1', appModuleParentId: '-1' } as const;
  await releaseDesign(db, portalKind, { id: 'operation', ...place, userId: '' });
}
