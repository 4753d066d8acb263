import { encodeFormDocument, encodeListDefinition } from '@smart-admin/form-engine/core';
import { type DatabaseTransaction } from '../db/database.js';
import { goodsModel } from '../modules/extend/samples/goodsModel.js';
import { ORDER_RULE, orderModel } from '../modules/extend/samples/orderModel.js';
import { sampleFormModel } from '../modules/extend/samples/sampleFormModel.js';
import { publishRelease } from '../modules/visualdev/releaseModel.js';

const RULES = [
  { id: 'billRule_DD', fullName: '订单编号', enCode: ORDER_RULE, prefix: ORDER_RULE, sortCode: 2 },
  { id: 'billRule_BD', fullName: '表单示例编号', enCode: 'BD', prefix: 'BD', sortCode: 3 },
];

/**
 * The models of the samples, released like any other; their pages keep the places that the first menu gave them. Systems that are
 * there already do not get them: a release makes tables and codes, which is for whoever designs there.
 */
export async function seedSampleModels(db: DatabaseTransaction): Promise<void> {
  await db
    .insertInto('billRule')
    .values(RULES.map((rule) => ({ ...rule, separator: '-', creatorUserId: 'admin' })))
    .execute();
  for (const [index, { id, fullName, description, form, list }] of [
    orderModel(),
    goodsModel(),
    sampleFormModel(),
  ].entries()) {
    await db
      .insertInto('visualModel')
      .values({
        ...{ id, fullName, enCode: id, description, type: 1, category: 'modelCategory_business' },
        ...{ sortCode: 20 + index, state: 0, version: 0, creatorUserId: 'admin' },
        formData: JSON.stringify(encodeFormDocument(form)),
        columnData: JSON.stringify(encodeListDefinition(list)),
      })
      .execute();
    const place = { pc: 1, app: 0, pcModuleParentId: '-1', appModuleParentId: '-1' } as const;
    const { menuId } = await publishRelease(db, { id, ...place, userId: '' });
    await db
      .updateTable('menu')
      .set({ isColumnAuthorize: 1, isFormAuthorize: 1, isDataAuthorize: 1 })
      .where('id', '=', menuId)
      .execute();
  }
}
