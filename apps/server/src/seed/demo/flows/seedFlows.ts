import {
  encodeFormDocument,
  encodeListDefinition,
  type FormDocument,
  type ListDefinition,
} from '@smart-admin/form-engine/core';
import { formTemplates } from '@smart-admin/form-engine/templates';
import { type DatabaseTransaction } from '../../../db/database.js';
import { publishRelease } from '../../../modules/visualdev/releaseModel.js';
import { readReleased } from '../../../modules/visualdev/releasedModel.js';
import { DEMO_FLOWS, type DemoFlow } from './demoFlows.js';
import { modelOf } from './demoForm.js';
import { seedCourses } from './seedCourses.js';

/** Finished flows with their forms, and what has run through them in three months. */
export async function seedFlows(db: DatabaseTransaction): Promise<void> {
  for (const [index, flow] of DEMO_FLOWS.entries()) await seedFlow(db, flow, index + 1);
  await seedCourses(db);
}

async function seedFlow(db: DatabaseTransaction, flow: DemoFlow, sortCode: number): Promise<void> {
  const { id, fullName, category, icon, description, titleFormula, template, document } = flow;
  const modelId = modelOf(flow);
  const form = formTemplates[template]();
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

function listOf({ fields }: FormDocument): ListDefinition {
  return {
    version: 1,
    search: [],
    columns: fields
      .filter(({ kind }) => kind !== 'subtable')
      .slice(0, 6)
      .map(({ id, label }) => ({
        ...{ id, label, width: undefined, align: 'left', sortable: true, fixed: undefined },
        ...{ visibility: ['pc', 'app'], aggregate: '', colours: [], wire: undefined },
      })),
    buttons: [],
    rowButtons: [],
    defaultSort: undefined,
    hasPage: true,
    pageSize: 20,
    filters: [],
    wire: undefined,
  };
}
