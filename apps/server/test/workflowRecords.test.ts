import { createField, createFormDocument, encodeFormDocument } from '@smart-admin/form-engine/core';
import { type FlowNode, type RecordNode } from '@smart-admin/form-engine/flow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approver } from './support/flowDrafts.js';
import { FlowTrial } from './support/FlowTrial.js';
import { modelBody } from './support/modelBody.js';
import { releaseModel } from './support/releaseModel.js';
import { runJob } from './support/runJob.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';
import { takeJobs } from './support/takeJobs.js';

/* Nodes that change a record, by what it holds. */
let app: TestApp;
let trial: FlowTrial;
let modelId: string;
beforeAll(async () => {
  app = await startTestApp();
  trial = await FlowTrial.start(app);
  const fields = [
    createField('number', { id: 'granted', label: '额度' }),
    createField('number', { id: 'used', label: '已用' }),
    createField('calculate', { id: 'left', label: '剩余', precision: 0, formula: '{granted} - {used}' }),
  ];
  const rule = { expression: '{used} <= {granted}', message: '额度不足', field: 'used', wire: undefined };
  const formData = JSON.stringify(encodeFormDocument(createFormDocument(fields, { rules: [rule] })));
  modelId = await trial.admin.visualdev.models.create({ body: { ...modelBody('budget', fields), formData } });
  await trial.admin.visualdev.models.release({ id: modelId, body: {} });
});
afterAll(() => app.stop());

const records = () => trial.admin.visualdev.records;
const budget = (granted: number, used = 0) => records().create({ id: modelId, body: { granted, used } });
const read = (recordId: string) => records().read({ id: modelId, recordId });
const take = (recordId: string, more: Partial<RecordNode> = {}): RecordNode => ({
  ...{ id: 'take', name: '扣减额度', kind: 'record', modelId, action: { kind: 'change', id: `'${recordId}'` } },
  values: { used: '{target.used} + {amount}' },
  failed: 'stop',
  ...more,
});
/** Makes the calls that flows have come to. */
const call = async (ids: readonly string[]) => {
  const jobs = await takeJobs(app, 'flow.call');
  const own = jobs.filter(({ payload }) => ids.includes((payload as { instanceId: string }).instanceId));
  await Promise.all(own.map(({ payload }) => runJob(app, 'flow.call', payload)));
};
const statusOf = async (id: string) => (await trial.read('user001', id)).status;

describe('a record that is changed by what it holds', () => {
  it('loses nothing to flows that change it at the same time', async () => {
    const recordId = await budget(100, 5);
    const flowId = await trial.release([take(recordId)]);
    const ids = await Promise.all([1, 2, 3, 4].map((amount) => trial.launch('user001', flowId, { amount })));
    await call(ids);
    expect(await read(recordId)).toMatchObject({ used: 15, left: '85' });
    expect(await Promise.all(ids.map(statusOf))).toEqual([2, 2, 2, 2]);
  });

  it('is changed once, however often the job runs and whatever becomes of the flow before', async () => {
    const recordId = await budget(100);
    const flowId = await trial.release([take(recordId), approver('a', ['user002'])]);
    const id = await trial.launch('user001', flowId, { amount: 7 });
    const jobs = await takeJobs(app, 'flow.call');
    const made = async () => {
      for (const { payload } of jobs) await runJob(app, 'flow.call', payload);
      return (await read(recordId)).used;
    };
    const act = (kind: 'cancel' | 'revive') => trial.admin.workflow.instance.act({ id, body: { kind } });
    await act('cancel');
    expect(await made(), 'a cancelled flow takes nothing').toBe(0);
    await act('revive');
    await call([id]);
    expect(await read(recordId)).toMatchObject({ used: 7 });
    expect(await made()).toBe(7);
    await act('cancel');
    await act('revive');
    await call([id]);
    expect(await read(recordId)).toMatchObject({ used: 7 });
    await trial.decide('user002', id, 'approve');
    expect(await statusOf(id)).toBe(2);
  });

  it('refuses what its form refuses: the node says whether administrators are asked or the flow is rejected, with its message', async () => {
    const recordId = await budget(10, 8);
    const stopping = await trial.launch('user001', await trial.release([take(recordId)]), { amount: 3 });
    const rejecting = await trial.release([take(recordId, { failed: 'reject' })]);
    const rejected = await trial.launch('user001', rejecting, { amount: 3 });
    await call([stopping, rejected]);
    expect(await read(recordId)).toMatchObject({ used: 8 });
    expect(await trial.read('user001', stopping)).toMatchObject({ status: 1, open: [{ problem: '额度不足' }] });
    const { status, course } = await trial.read('user001', rejected);
    expect(status).toBe(3);
    expect(course.find(({ what }) => what === 'failed')).toMatchObject({ nodeName: '扣减额度', comment: '额度不足' });
    await trial.act('user001', rejected, {
      kind: 'submit',
      change: { revision: 1, set: { amount: 2 }, rows: {} },
    });
    await call([rejected]);
    expect(await read(recordId)).toMatchObject({ used: 10 });
    expect(await statusOf(rejected)).toBe(2);
  });

  it('is refused at the release where an expression looks at a field that it lacks', async () => {
    const flow = trial.release([take(await budget(10), { values: { used: '{target.usd} + {amount}' } })]);
    await expect(flow).rejects.toMatchObject({
      code: 409,
      response: {
        data: { problems: [{ nodeId: 'take', setting: 'values', text: expect.stringContaining('usd') }] },
      },
    });
  });

  it('is refused at the release with everything else that a flow hands over to and that is not there', async () => {
    const child: FlowNode = {
      ...{ id: 's', name: '子流程', kind: 'subFlow', flowId: 'gone', values: {}, launcher: 'launcher', wait: false },
      refused: 'continue',
    };
    const tell: FlowNode = {
      id: 'm',
      name: '通知',
      kind: 'message',
      templateId: 'gone',
      people: [{ kind: 'launcher' }],
    };
    const ask: FlowNode = {
      ...{ id: 'i', name: '查询', kind: 'interface', interfaceId: 'gone', params: {}, store: {}, failed: 'stop' },
    };
    const nodes = [take('1', { modelId: 'gone' }), child, tell, ask];
    await expect(trial.release(nodes)).rejects.toMatchObject({
      code: 409,
      response: {
        data: {
          problems: [
            { nodeId: 'take', setting: 'modelId' },
            { nodeId: 's', setting: 'flowId' },
            { nodeId: 'm', setting: 'templateId' },
            { nodeId: 'i', setting: 'interfaceId' },
          ],
        },
      },
    });
  });

  it('needs a note at the release where the flow that it starts is disabled, which no other flow is refused for', async () => {
    const flowId = await trial.release([approver('a', ['user002'])]);
    const child: FlowNode = {
      ...{ id: 's', name: '子流程', kind: 'subFlow', flowId, values: { reason: "'续办'" }, launcher: 'launcher' },
      ...{ wait: false, refused: 'continue' },
    };
    await trial.release([child]);
    await trial.admin.workflow.flow.updateState({ id: flowId });
    await expect(trial.release([child])).rejects.toMatchObject({
      code: 409,
      response: { data: { problems: [{ severity: 'warning', nodeId: 's', setting: 'flowId' }] } },
    });
  });

  it('stays as it is where its form has lost such a field since', async () => {
    const used = createField('number', { id: 'used', label: '已用' });
    const reserved = createField('number', { id: 'reserved', label: '预留' });
    const own = await releaseModel(trial.admin, 'reserving', [used, reserved]);
    const recordId = await records().create({ id: own, body: { used: 8, reserved: 2 } });
    const flowId = await trial.release([
      take(recordId, { modelId: own, values: { used: '{target.reserved} + {amount}' } }),
    ]);
    await releaseModel(trial.admin, 'reserving', [used], own);
    const id = await trial.launch('user001', flowId, { amount: 1 });
    await call([id]);
    const [open] = (await trial.read('user001', id)).open;
    expect(open?.problem).toContain('reserved');
    expect(await records().read({ id: own, recordId })).toMatchObject({ used: 8 });
  });
});
