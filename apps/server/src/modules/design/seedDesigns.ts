import { type DatabaseTransaction } from '../../db/database.js';
import { type DesignKind } from './DesignKind.js';
import { portalKind } from './portal/portalKind.js';
import { operationPortal } from './portal/portalTemplates.js';
import { releaseDesign } from './releaseDesign.js';
import { reportKind } from './report/reportKind.js';
import { reportInAllLanguages } from './report/reportTemplates.js';
import { screenKind } from './screen/screenKind.js';
import { SCREEN_TEMPLATES } from './screen/screenTemplates.js';

/** Pages that a new system has, with the codes of the entries that the first menu has for them. */
const FIRST: readonly FirstDesign[] = [
  {
    kind: portalKind,
    entry: 'parking.portal',
    id: 'operation',
    fullName: '停车运营门户',
    description: '停车收入、在场车辆、异常与待办',
    document: operationPortal,
  },
  {
    kind: reportKind,
    entry: 'parking.revenueReport',
    id: 'revenue',
    fullName: '停车营收报表',
    description: '按停车场和日期统计支付笔数、实收与退款',
    document: reportInAllLanguages('revenue'),
  },
  {
    kind: screenKind,
    entry: 'parking.screen',
    id: 'parkingScreen',
    fullName: '停车数据大屏',
    description: '停车收入、欠费、每小时收入与停车场排行',
    document: SCREEN_TEMPLATES[0].document,
  },
];

/** The first designed pages, released like any other; their entries keep the places that the first menu gave them. */
export async function seedDesigns(db: DatabaseTransaction): Promise<void> {
  for (const { kind, entry: enCode, document, ...page } of FIRST) {
    const entry = await db.selectFrom('menu').select('id').where('enCode', '=', enCode).executeTakeFirst();
    await db
      .insertInto('designPage')
      .values({
        ...{ ...page, kind: kind.kind, enCode: page.id, sortCode: 1, document: JSON.stringify(document) },
        ...{ menuId: entry?.id ?? '', creatorUserId: 'admin' },
      })
      .execute();
    const place = { pc: 1, app: 0, pcModuleParentId: '-1', appModuleParentId: '-1' } as const;
    await releaseDesign(db, kind, { id: page.id, ...place, userId: '' });
  }
}

interface FirstDesign {
  kind: DesignKind;
  entry: string;
  id: string;
  fullName: string;
  description: string;
  document: object;
}
