import { type ApiClient } from '@smart-admin/api-client';
import { createField } from '@smart-admin/form-engine/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { approver, flowOf } from './support/flowDrafts.js';
import { modelBody } from './support/modelBody.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let modelId: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  modelId = await admin.visualdev.models.create({
    body: modelBody('files.form', [createField('text', { id: 'reason', label: '事由' })]),
  });
});
afterAll(() => app.stop());

type FlowFile = Parameters<ApiClient['workflow']['flow']['importPreview']>[0]['body'];

const exported = async (ids: readonly string[], client: ApiClient = admin) => {
  const { blob } = await client.workflow.flow.export({ query: { ids: ids.join(',') } });
  const text = await blob.text();
  return { text, file: JSON.parse(text) as FlowFile };
};
const preview = (file: FlowFile, client: ApiClient = admin) => client.workflow.flow.importPreview({ body: file });
const bring = async (file: FlowFile, client: ApiClient = admin) => {
  const { revision, rows } = await preview(file, client);
  const codes = rows.map(({ enCode }) => enCode);
  return client.workflow.flow.import({ body: { file, revision, codes } });
};
const find = async (enCode: string) => {
  const { list } = await admin.workflow.flow.list({ query: { keyword: enCode } });
  return list.find((row) => row.enCode === enCode);
};

/** A flow that names somebody, a role, and who may launch it. */
async function makeFlow(enCode: string) {
  const roleId = await admin.permission.role.create({ body: { fullName: `${enCode}角色`, enCode: `${enCode}Role` } });
  const document = flowOf([
    approver('a', [], {
      people: [
        { kind: 'users', ids: ['user150'] },
        { kind: 'roles', ids: [roleId] },
        { kind: 'organizeHeads', ids: ['hq_finance'] },
      ],
    }),
  ]);
  const body = { fullName: `流程${enCode}`, enCode, modelId, document: JSON.stringify(document) };
  const launchers = { userIds: ['user150'], roleIds: [roleId], organizeIds: [], groupIds: [] };
  return { id: await admin.workflow.flow.create({ body: { ...body, launchers } }), roleId };
}

it('a file names people and posts by codes, and comes back into another place as the same file', async () => {
  const { id, roleId } = await makeFlow('round');
  const { text, file } = await exported([id]);
  for (const hidden of [roleId, modelId, '"hq_finance"', '"user150"']) expect(text).not.toContain(hidden);
  expect(text).toContain('"roundRole"');
  expect(file.flows[0]).toMatchObject({ model: 'files.form', enCode: 'round' });
  expect((await preview(file)).rows).toMatchObject([{ outcome: 'unchanged', missing: [] }]);
  await admin.workflow.flow.remove({ id });
  expect((await preview(file)).rows).toMatchObject([{ outcome: 'new', missing: [] }]);
  await bring(file);
  const made = await find('round');
  expect(made).toMatchObject({ state: 0, fullName: '流程round' });
  expect((await exported([made?.id ?? ''])).text).toBe(text);
  expect(await admin.workflow.flow.read({ id: made?.id ?? '' })).toMatchObject({
    launchers: { userIds: ['user150'], roleIds: [roleId] },
  });
});

it('whom a file names in vain is told and never guessed, and found once it is here', async () => {
  const { id, roleId } = await makeFlow('vain');
  const { text, file } = await exported([id]);
  await admin.workflow.flow.remove({ id });
  await admin.permission.role.remove({ id: roleId });
  // an account that is nobody's here, but the id of somebody
  const changed = JSON.parse(
    text.replaceAll('"vainRole"', '"user151"').replaceAll('"files.form"', '"nowhere.form"'),
  ) as FlowFile;
  expect((await preview(changed)).rows).toMatchObject([{ outcome: 'refused' }]);
  const vain = { ...changed, flows: changed.flows.map((flow) => ({ ...flow, model: 'files.form' })) };
  const told = await preview(vain);
  expect(told.rows[0]?.missing).toEqual([
    expect.objectContaining({ kind: 'role', name: 'user151' }),
    { kind: 'role', label: '', name: 'user151' },
  ]);
  await bring(vain);
  const made = (await find('vain'))?.id ?? '';
  const stored = await admin.workflow.flow.read({ id: made });
  expect(stored.document).not.toContain('"user151"');
  expect(stored.launchers).toMatchObject({ userIds: ['user150'], roleIds: [] });
  const again = await admin.permission.role.create({ body: { fullName: '回来的角色', enCode: 'vainRole' } });
  expect((await preview(file)).rows).toMatchObject([{ outcome: 'changed', missing: [] }]);
  await bring(file);
  const mended = await admin.workflow.flow.read({ id: made });
  expect(mended.document).toContain(again);
  expect(mended.launchers).toMatchObject({ roleIds: [again] });
});

it('refuses what is no flow with its place, tells what it leaves out, and writes nothing that changed meanwhile', async () => {
  const { id } = await makeFlow('bad');
  const { file } = await exported([id]);
  const [flow] = file.flows;
  if (!flow) throw new Error('the file is empty');
  const told = await preview({
    ...file,
    note: 'x',
    flows: [
      { ...flow, colour: 'red' },
      { ...flow, enCode: 'BAD' },
      { ...flow, enCode: 'bad.document', document: { ...flow.document, nodes: [{ kind: 'magic' }] } },
      { ...flow, enCode: 'bad.title', titleFormula: '{' },
    ],
  } as FlowFile);
  expect(told.ignored).toEqual(['note', 'flows[0].colour']);
  expect(told.rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'refused', 'refused', 'refused']);
  expect(told.rows[2]?.reason).toContain('nodes[0]');
  const changed = { ...file, flows: [{ ...flow, fullName: '改名' }] };
  const { revision, rows } = await preview(changed);
  expect(rows).toMatchObject([{ outcome: 'changed', changes: ['fullName'] }]);
  await admin.workflow.flow.update({ id, body: { revision: 1, description: '他人修改' } });
  await refusal(admin.workflow.flow.import({ body: { file: changed, revision, codes: ['bad'] } }), 409);
  await refusal(exported(['nowhere']), 404);
});

it('needs the buttons of its page, and those of what it does to each flow', async () => {
  const { id } = await makeFlow('right');
  const { file } = await exported([id]);
  const operator = await app.signIn('operator');
  const give = (...codes: string[]) =>
    saveGrants(admin, 'User', 'operator', {
      menu: ['workFlow_engine'],
      button: codes.map((code) => `workFlow_engine__${code}`),
    });
  await give('btn_edit');
  await refusal(exported([id], operator), 403);
  await refusal(preview(file, operator), 403);
  await give('btn_download');
  expect((await exported([id], operator)).file).toEqual(file);
  await give('btn_upload', 'btn_edit');
  const [flow] = file.flows;
  if (!flow) throw new Error('the file is empty');
  const two = {
    ...file,
    flows: [
      { ...flow, fullName: '改' },
      { ...flow, enCode: 'right.new' },
    ],
  };
  expect((await preview(two, operator)).rows.map(({ outcome }) => outcome)).toEqual(['changed', 'refused']);
  await bring(two, operator);
  expect(await find('right.new')).toBeUndefined();
  expect(await find('right')).toMatchObject({ fullName: '改' });
});
