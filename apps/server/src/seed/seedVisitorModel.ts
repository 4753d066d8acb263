import { publishRelease } from '../modules/visualdev/releaseModel.js';
import { visitorModel } from '../modules/visualdev/visitorModel.js';
import { type DatabaseTransaction } from '../db/database.js';

/** The first model, released like any other; its page keeps the place that the first menu gave it. */
export async function seedVisitorModel(db: DatabaseTransaction): Promise<void> {
  const model = visitorModel();
  await db
    .insertInto('billRule')
    .values({
      id: 'billRule_FK',
      fullName: '访客申请单号',
      enCode: 'FK',
      prefix: 'FK',
      separator: '-',
      sortCode: 1,
      creatorUserId: 'admin',
    })
    .execute();
  await db
    .insertInto('visualModel')
    .values({
      ...model,
      type: 1,
      category: 'modelCategory_business',
      description: '访客车辆入场前的申请与随行人员登记',
      sortCode: 1,
      state: 0,
      version: 0,
      creatorUserId: 'admin',
    })
    .execute();
  const { menuId } = await publishRelease(db, {
    id: model.id,
    pc: 1,
    app: 0,
    pcModuleParentId: '-1',
    appModuleParentId: '-1',
    userId: '',
  });
  await db
    .updateTable('menu')
    .set({ isColumnAuthorize: 1, isFormAuthorize: 1, isDataAuthorize: 1 })
    .where('id', '=', menuId)
    .execute();
}
