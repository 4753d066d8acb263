import { createField } from '@smart-admin/form-engine/core';
import { type FlowNode } from '@smart-admin/form-engine/flow';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { approver } from './support/flowDrafts.js';
import { FlowTrial } from './support/FlowTrial.js';
import { releaseModel } from './support/releaseModel.js';
import { runJob } from './support/runJob.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';
import { takeJobs } from './support/takeJobs.js';

/* A flow whose draft is about another form than its release. */
let app: TestApp;
let trial: FlowTrial;
let otherModel: string;
beforeAll(async () => {
  app = await startTestApp();
  trial = await FlowTrial.start(app, 'releasedForm');
  otherModel = await releaseModel(trial.admin, 'draftForm', [createField('text', { id: 'purpose', label: '用途' })]);
});
afterAll(() => app.stop());

const byPerson = approver('a', [], { people: [{ kind: 'field', path: 'person' }] });
const person = { person: 'user003' };

/** A flow that was released with the form of the trial, and whose draft is about the other one. */
async function changedFlow(): Promise<string> {
  const flowId = await trial.release([byPerson]);
  const { revision } = await trial.admin.workflow.flow.read({ id: flowId });
  await trial.admin.workflow.flow.update({ id: flowId, body: { revision, modelId: otherModel } });
  return flowId;
}

const stored = (id: string) =>
  app.db
    .selectFrom('flowInstance')
    .select(['version', 'modelId', 'recordId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

it('launches, asks and forecasts the form of the release until the draft with another form is released', async () => {
  const flowId = await changedFlow();
  const { launchable } = trial.as('user001').workflow;
  const before = await launchable.form({ id: flowId, query: {} });
  expect(before).toMatchObject({ version: 1, config: { id: trial.modelId } });
  expect(before.config.formData).toContain('内部意见');
  const forecast = await launchable.forecast({ id: flowId, body: { values: person } });
  expect(forecast.list).toMatchObject([{ nodeId: 'a', people: [{ id: 'user003', via: '经办人' }] }]);

  const id = await trial.launch('user001', flowId, person);
  const { recordId, ...instance } = await stored(id);
  expect(instance).toEqual({ version: 1, modelId: trial.modelId });
  const { records } = trial.admin.visualdev;
  expect(await records.read({ id: trial.modelId, recordId })).toMatchObject({ reason: '试验', ...person });
  expect((await records.list({ id: otherModel, body: {} })).list).toEqual([]);
  expect(await trial.read('user003', id)).toMatchObject({ status: 1, record: { reason: '试验' } });

  await trial.releaseAgain(flowId, [approver('a', ['user002'])]);
  const after = await launchable.form({ id: flowId, query: {} });
  expect(after).toMatchObject({ version: 2, config: { id: otherModel } });
  const next = await trial.as('user001').workflow.instance.launch({ body: { flowId, values: { purpose: '办公' } } });
  expect(await stored(next)).toMatchObject({ version: 2, modelId: otherModel });
  expect(await trial.read('user002', next)).toMatchObject({ record: { purpose: '办公' } });
  // what runs stays with the form that it began with
  expect(await trial.decide('user003', id, 'approve')).toEqual({ status: 2 });
});

it('launches the form of the release where another flow launches it', async () => {
  const child = await changedFlow();
  const node: FlowNode = {
    ...{ id: 's', name: '子流程', kind: 'subFlow', flowId: child, launcher: 'launcher', wait: true, refused: 'reject' },
    values: { person: "'user003'" },
  };
  await takeJobs(app, 'flow.sub');
  const parentId = await trial.launch('user001', await trial.release([node]));
  const [start] = await takeJobs(app, 'flow.sub');
  await runJob(app, 'flow.sub', start?.payload);
  const launched = app.db.selectFrom('flowInstance').select('modelId').where('parentId', '=', parentId);
  expect(await launched.execute()).toEqual([{ modelId: trial.modelId }]);
});
