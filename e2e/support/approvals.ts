import { type Page } from '@playwright/test';
import { callApi } from './callApi.js';

const optional = { comment: 'optional', signature: 'off' };
const required = { comment: 'required', signature: 'off' };

/** A node at which people decide, any one of them. */
export function approverNode(id: string, name: string, userIds: readonly string[], more: object = {}): object {
  return {
    ...{ id, name, kind: 'approver', people: [{ kind: 'users', ids: userIds }] },
    ...{ several: { mode: 'any' }, empty: { kind: 'administrators' }, claim: false, fields: {} },
    refusal: { to: 'reject', then: 'onward' },
    actions: {
      ...{ approve: optional, refuse: required, transfer: required, addAfter: optional, takeBack: optional },
      ...{ comment: optional, circulate: optional },
    },
    ...more,
  };
}

/** Releases a flow over the form of repairs; answers its id. `page` belongs to an administrator. */
export async function releaseFlow(page: Page, fullName: string, nodes: readonly object[]): Promise<string> {
  const document = {
    version: 1,
    start: { id: 'start', kind: 'start', name: '发起', fields: { measure: 'hidden', cost: 'hidden' } },
    nodes,
    settings: { repeat: 'each', own: 'ask', revoke: 'running' },
  };
  const enCode = `e2e${Date.now()}`;
  const body = { fullName, enCode, modelId: 'flowRepairForm', document: JSON.stringify(document) };
  const { data } = await callApi(page, 'POST', '/api/workflow/Engine/Flow', body);
  const id = String(data);
  await callApi(page, 'POST', `/api/workflow/Engine/Flow/${id}/Actions/Release`, {});
  return id;
}

/** Launches such a flow without its page; answers the id of what runs. */
export async function launchByCall(page: Page, flowId: string, equipment: string, more: object = {}): Promise<string> {
  const values = { equipment, place: '东门', severity: '1', foundAt: Date.now(), fault: '夜间识别率下降' };
  const { data } = await callApi(page, 'POST', '/api/workflow/Instance', { flowId, values, ...more });
  return String(data);
}

/** Fills in a repair, beginning at the gallery of flows; it is not submitted yet. */
export async function fillIn(page: Page, flow: string, equipment: string): Promise<void> {
  await page.goto('/workFlow/launch');
  await page.getByRole('tab', { name: '发起流程' }).click();
  await page.getByRole('link', { name: flow }).click();
  await page.getByRole('heading', { name: `发起：${flow}` }).waitFor();
  await page.getByRole('textbox', { name: '设备', exact: true }).fill(equipment);
  await page.getByRole('textbox', { name: '所在位置' }).fill('高铁南站 P2');
  await page.getByRole('radio', { name: '无法通行' }).click();
  await page.getByRole('textbox', { name: '故障描述' }).fill('抬杆后不落杆');
  await page.getByRole('radio', { name: '紧急', exact: true }).click();
}
