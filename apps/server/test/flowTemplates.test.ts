import { type ApiClient } from '@smart-admin/api-client';
import { ADMINISTRATOR_ROLE, type FlowAct } from '@smart-admin/api-client/contract';
import {
  compileForm,
  computeRecord,
  encodeFormDocument,
  encodeListDefinition,
  type FormDocument,
  type FormValues,
} from '@smart-admin/form-engine/core';
import {
  formTemplates,
  type FormTemplate,
  leaveBalanceInterface,
  sayIn,
  templateFlow,
  templateList,
  type TemplateWithFlow,
} from '@smart-admin/form-engine/templates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeReader } from './support/makeReader.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { workOff } from './support/takeJobs.js';

let app: TestApp;
let admin: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

/** Somebody of a department that has a head. */
const LAUNCHER = 'user002';

const DAY = '2027-03-01';
const FILLED: Record<'leave' | 'purchase' | 'expense', FormValues> = {
  leave: { applicant: LAUNCHER, kind: '3', fromDay: DAY, toDay: '2027-03-05', reason: '办理孩子入学手续' },
  purchase: {
    ...{ title: '道闸更换', neededOn: DAY, kind: '2', reason: '原设备已到使用年限，维修已不划算' },
    items: [{ product: '直杆道闸', count: 3, price: 18_600 }],
  },
  expense: { purpose: '外勤巡检交通费', receipts: [{ day: DAY, kind: '1', amount: 640, note: '' }] },
};

const CONTRACT: FormValues = {
  ...{ title: '道闸维保合同', party: '安行科技', kind: '2', terms: '每季度巡检一次，故障四小时内到场' },
  ...{ fromDay: DAY, toDay: '2028-02-29', payments: [{ stage: '首付', day: DAY, sum: 120_000 }] },
};

/** Which steps ask somebody; the manager of a large purchase is the administrator who has checked its budget just before. */
const ASKED = {
  leave: ['head', 'hr'],
  purchase: ['head', 'budget', 'quotes'],
  expense: ['head', 'finance'],
};

const OTHERS = { others: [{ kind: 'roles' as const, ids: [ADMINISTRATOR_ROLE] }] };

/** A model with the list of a template. */
function modelOf(name: FormTemplate, form: FormDocument, enCode: string) {
  return {
    ...{ fullName: enCode, enCode },
    formData: JSON.stringify(encodeFormDocument(form)),
    columnData: JSON.stringify(encodeListDefinition(templateList(name))),
  };
}

/** What the gallery makes: a model with the form and the list of a template, and a flow with its draft over it. */
async function createBoth(client: ApiClient, name: TemplateWithFlow, enCode: string, parts: object = {}) {
  const modelId = await client.visualdev.models.create({ body: modelOf(name, formTemplates[name](), enCode) });
  const { document, ...rest } = templateFlow(name, 'zh', { ...OTHERS, ...parts });
  const body = { ...rest, fullName: enCode, enCode, modelId, document: JSON.stringify(document) };
  return { modelId, flowId: await client.workflow.flow.create({ body }), document: body.document };
}

/** Approves whatever waits, as whoever it waits for; answers the steps that were asked. */
async function approveAll(id: string): Promise<string[]> {
  const asked: string[] = [];
  for (;;) {
    const { status, open } = await admin.workflow.instance.read({ id });
    const waiting = open[0];
    const person = waiting?.people[0];
    if (status !== 1 || !waiting || !person) return asked;
    asked.push(waiting.nodeId);
    const { account } = await app.db
      .selectFrom('userAccount')
      .select('account')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    const client = person.id === 'admin' ? admin : await app.signIn(account, 'Smart123');
    const { recordRevision, fields } = await client.workflow.instance.read({ id });
    const needed = Object.keys(fields).filter((path) => fields[path] === 'required');
    const set = Object.fromEntries(needed.map((path) => [path, '6602.05']));
    const act: FlowAct = { kind: 'approve', taskId: person.taskId, comment: '同意' };
    const change = { revision: recordRevision, set };
    await client.workflow.instance.act({ id, body: needed.length > 0 ? { ...act, change } : act });
  }
}

describe.each(['leave', 'purchase', 'expense'] as const)('a flow made from the template %s', (name) => {
  it('is tried, released, launched and approved as it is', async () => {
    const { modelId, flowId, document } = await createBoth(admin, name, `template.${name}`);
    const values = computeRecord(compileForm(formTemplates[name]()), FILLED[name]);
    const trial = { document, launcherId: LAUNCHER, values };
    await admin.visualdev.models.release({ id: modelId, body: {} });
    expect((await admin.workflow.flow.problems({ id: flowId, body: { document } })).list).toEqual([]);
    const { list } = await admin.workflow.flow.dryRun({ id: flowId, body: trial });
    expect(list.every(({ empty }) => empty === '')).toBe(true);
    await admin.workflow.flow.release({ id: flowId, body: {} });
    const client = await app.signIn(await accountOf(LAUNCHER), 'Smart123');
    const id = await client.workflow.instance.launch({ body: { flowId, values: FILLED[name] } });
    expect((await approveAll(id)).sort()).toEqual([...ASKED[name]].sort());
    const { status, title } = await admin.workflow.instance.read({ id });
    expect(status).toBe(2);
    expect(title).not.toBe('');
  });
});

describe('leave with a balance, made from its templates', () => {
  it('takes what is approved from the balance of whoever asks, once everything is released in turn', async () => {
    const name = 'leaveBalance';
    const balances = await admin.visualdev.models.create({
      body: modelOf(name, formTemplates[name](), 'template.own'),
    });
    const asked = leaveBalanceInterface(balances, sayIn('zh'));
    const interfaceId = await admin.system.dataInterface.create({
      body: { ...asked, fullName: '本人额度', enCode: 'template.own' },
    });
    const leaveBalance = { modelId: balances, interfaceId };
    const form = formTemplates.leave({ leaveBalance });
    const modelId = await admin.visualdev.models.create({ body: modelOf('leave', form, 'template.leaveOwn') });
    const { document, ...rest } = templateFlow('leave', 'zh', { ...OTHERS, leaveBalance });
    const names = { fullName: '请假', enCode: 'template.leaveOwn' };
    const body = { ...rest, ...names, modelId, document: JSON.stringify(document) };
    const id = await admin.workflow.flow.create({ body });
    await admin.visualdev.models.release({ id: modelId, body: {} });
    const problems = () => admin.workflow.flow.problems({ id, body: { document: body.document } });
    expect((await problems()).list).toMatchObject([{ severity: 'warning', nodeId: 'take', setting: 'modelId' }]);
    await admin.visualdev.models.release({ id: balances, body: {} });
    expect((await problems()).list).toEqual([]);
    await admin.workflow.flow.release({ id, body: {} });

    const balance = await admin.visualdev.records.create({
      id: balances,
      body: { person: LAUNCHER, year: 2027, kind: '1', granted: 10, used: 0 },
    });
    const client = await app.signIn(await accountOf(LAUNCHER), 'Smart123');
    const values = { ...FILLED.leave, kind: '1' };
    const days = (toDay: string) =>
      client.workflow.instance.launch({ body: { flowId: id, values: { ...values, toDay } } });
    expect((await refusal(days('2027-03-20'), 400)).fieldErrors.toDay).toContain('超过剩余天数');
    const instance = await days('2027-03-02');
    await approveAll(instance);
    await workOff(app, 'flow.call');
    expect(await admin.workflow.instance.read({ id: instance })).toMatchObject({ status: 2 });
    expect(await admin.visualdev.records.read({ id: balances, recordId: balance })).toMatchObject({ used: 2 });
  });
});

describe('a contract with its seal, made from their templates', () => {
  it('asks for the seal by itself once it is approved, waits for it, is filed and sent to finance', async () => {
    const seal = await createBoth(admin, 'seal', 'template.sealOwn');
    const contract = await createBoth(admin, 'contract', 'template.contractOwn', { sealFlow: seal.flowId });
    await admin.visualdev.models.release({ id: contract.modelId, body: {} });
    const { list: lacking } = await admin.workflow.flow.problems({
      id: contract.flowId,
      body: { document: contract.document },
    });
    expect(lacking.map(({ nodeId }) => nodeId)).toEqual(['seal']);
    await admin.visualdev.models.release({ id: seal.modelId, body: {} });
    await admin.workflow.flow.release({ id: seal.flowId, body: {} });
    await admin.workflow.flow.release({ id: contract.flowId, body: {} });

    const launcher = await app.signIn(await accountOf(LAUNCHER), 'Smart123');
    const id = await launcher.workflow.instance.launch({ body: { flowId: contract.flowId, values: CONTRACT } });
    const sealOf = async () =>
      (await app.db.selectFrom('flowInstance').select('id').where('parentId', '=', id).execute()).map((row) => row.id);
    // the general manager is the administrator who has just looked at it
    expect((await approveAll(id)).sort()).toEqual(['finance', 'head', 'legal']);
    await workOff(app, 'flow.sub');
    const [child] = await sealOf();
    const { record, launcher: asks } = await admin.workflow.instance.read({ id: child! });
    expect(asks.id).toBe(LAUNCHER);
    expect(record).toMatchObject({ paper: CONTRACT.title, party: CONTRACT.party, seal: '2', copies: 4 });
    // the contract waits for its seal
    expect((await admin.workflow.instance.read({ id })).open.map(({ nodeId }) => nodeId)).toEqual(['seal']);
    expect((await approveAll(child!)).sort()).toEqual(['head', 'stamp']);
    await workOff(app, 'flow.ended');
    expect(await approveAll(id)).toEqual(['file']);
    expect(await sealOf()).toEqual([child]);
    expect(await admin.workflow.instance.read({ id })).toMatchObject({ status: 2, record: { fileNumber: '6602.05' } });
    const { list } = await admin.workflow.flowList.circulated({ query: { flowId: contract.flowId } });
    expect(list.map((row) => row.id)).toEqual([id]);
  });
});

describe('the flow of a form that is not released yet', () => {
  it('is designed and tried over its draft, and says what to do before it is released', async () => {
    const { flowId, document } = await createBoth(admin, 'expense', 'template.unreleased');
    expect(await admin.workflow.flow.form({ id: flowId })).toMatchObject({ isReleased: false });
    const { list } = await admin.workflow.flow.problems({ id: flowId, body: { document } });
    expect(list).toEqual([
      {
        severity: 'error',
        nodeId: 'start',
        setting: 'fields',
        text: expect.stringContaining('请先在Web设计中发布表单'),
      },
    ]);
    const body = { document, launcherId: LAUNCHER, values: { ...FILLED.expense, total: 30_000 } };
    const steps = await admin.workflow.flow.dryRun({ id: flowId, body });
    expect(steps.list.map(({ nodeId }) => nodeId)).toEqual(expect.arrayContaining(['head', 'finance', 'manager']));
    await expect(admin.workflow.flow.release({ id: flowId, body: {} })).rejects.toMatchObject({
      code: 409,
      message: expect.stringContaining('请先在Web设计中发布表单'),
    });
  });

  it('is not shown to somebody who designs flows and no models', async () => {
    const { flowId, document } = await createBoth(admin, 'seal', 'template.hidden');
    const designer = await makeReader(app, admin, {
      ...{ id: 'flowDesigner', account: 'flowDesigner' },
      menuIds: ['workFlow', 'workFlow_engine'],
    });
    await expect(designer.workflow.flow.form({ id: flowId })).rejects.toMatchObject({ code: 404 });
    await expect(designer.workflow.flow.problems({ id: flowId, body: { document } })).rejects.toMatchObject({
      code: 404,
    });
  });
});

async function accountOf(id: string): Promise<string> {
  const { account } = await app.db
    .selectFrom('userAccount')
    .select('account')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return account;
}
