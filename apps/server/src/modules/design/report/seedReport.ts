import { type DatabaseTransaction } from '../../../db/database.js';
import { releaseDesign } from '../releaseDesign.js';
import { reportKind } from './reportKind.js';
import { reportTemplate } from './reportTemplates.js';

/** Code of the entry that the first menu has for it. */
const ENTRY = 'parking.revenueReport';

/** The first report, released like any other; its entry keeps the place that the first menu gave it. */
export async function seedReport(db: DatabaseTransaction): Promise<void> {
  const entry = await db.selectFrom('menu').select('id').where('enCode', '=', ENTRY).executeTakeFirst();
  await db
    .insertInto('designPage')
    .values({
      ...{ id: 'revenue', kind: 'report', fullName: '停车营收报表', enCode: 'revenue', sortCode: 1 },
      description: '按停车场和日期统计支付笔数、实收与退款',
      document: JSON.stringify(reportTemplate('revenue', 'zh')),
      menuId: entry?.id ?? '',
      creatorUserId: 'admin',
    })
    .execute();
  const place = { pc: 1, app: 0, pcModuleParentId: '-1', appModuleParentId: '-1' } as const;
  await releaseDesign(db, reportKind, { id: 'revenue', ...place, userId: '' });
}
