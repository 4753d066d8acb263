import { type ApiClient } from '@smart-admin/api-client';
import { createField, encodeListDefinition } from '@smart-admin/form-engine/core';
import { interfaceBody } from './interfaceDrafts.js';
import { listOf, modelBody } from './modelBody.js';

/** Releases a model whose rows have a button `ask` for an interface, with a position and a text in its form. */
export async function releaseTrial(admin: ApiClient): Promise<TrialModel> {
  const interfaceId = await admin.system.dataInterface.create({ body: interfaceBody() });
  const fields = [
    createField('text', { id: 'note', label: '备注' }),
    createField('positionSelect', { id: 'post', label: '岗位' }),
  ];
  const buttons = ['add', 'upload'].map((id) => ({ id, label: id, wire: undefined }));
  const ask = { id: 'ask', label: '查询', action: 'interface' as const, interfaceId, wire: undefined };
  const columnData = JSON.stringify(encodeListDefinition({ ...listOf(fields), buttons, rowButtons: [ask] }));
  const modelId = await admin.visualdev.models.create({ body: { ...modelBody('scopes.trial', fields), columnData } });
  await admin.visualdev.models.release({ id: modelId, body: {} });
  return { modelId };
}

export interface TrialModel {
  modelId: string;
}
