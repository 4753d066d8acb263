import { encodeFormDocument, encodeListDefinition } from '@smart-admin/form-engine/core';
import { type DatabaseTransaction } from '../../../db/database.js';
import { publishRelease } from '../../../modules/visualdev/releaseModel.js';
import { readReleased } from '../../../modules/visualdev/releasedModel.js';
import { DEMO_FLOWS, type DemoFlow } from './demoFlows.js';
import { modelOf } from './demoForm.js';
import { listOf } from './listOf.js';
import { seedCourses } from './seedCourses.js';
import { seedLeaveBalances } from './seedLeaveBalances.js';

/** Finished flows with their forms, and what has run through them in three months. */
export async function seedFlows(db: DatabaseTransaction): Promise<void> {
  for (const [index, flow] of DEMO_FLOWS.entries()) await seedFlow(db, flow, index + 1);
  await seedLeaveBalances(db);
  await seedCourses(db);
}

async function seedFlow(db: DatabaseTransaction, flow: DemoFlow, sortCode: number): Promise<void> {
  const { id, fullName, category, icon, description, titleFormula, document } = flow;
  const modelId = modelOf(flow);
  const form = flow.form();
  await db
    .insertInto('visualModel')
    .values({
      ...{ id: modelId, fullName: `${fullName}单`, enCode: modelId, type: 3, category: 'modelCategory_business' },
      ...{ description, sortCode: 10 + sortCode, state: 0, version: 0, creatorUserId: 'admin' },
      formData: JSON.stringify(encodeFormDocument(form)),
      columnData: JSON.stringify(encodeListDefinition(listOf(form))),
    })
    .execute();
  await publishRelease(db, { id: modelId, pc: 0, app: 0, pcModuleParentId: '-1', appModuleParentId: '-1', userId: '' });
  const model = await readReleased(db, modelId);
  const text = JSON.stringify(document);
  await db
    .insertInto('flow')
    .values({
      ...{ id, fullName, enCode: id, category, icon, description, titleFormula, modelId, sortCode },
      ...{ document: text, enabledMark: 1, state: 1, version: 1, creatorUserId: 'admin' },
    })
    .execute();
  await db
    .insertInto('flowVersion')
    .values({
      ...{ flowId: id, version: 1, modelId, modelVersion: model.version, document: text, titleFormula },
      userId: 'admin',
    })
    .execute();
}
