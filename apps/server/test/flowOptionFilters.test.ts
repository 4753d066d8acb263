import { createField } from '@smart-admin/form-engine/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approver } from './support/flowDrafts.js';
import { FlowTrial, type Staff } from './support/FlowTrial.js';
import { releaseModel } from './support/releaseModel.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

/* A form without a page of its own, whose field offers records by a column that nobody who fills it in may read. */
let app: TestApp;
let trial: FlowTrial;
let spaces: string;
let visits: string;
let flowId: string;
let fits: string;
beforeAll(async () => {
  app = await startTestApp();
  const admin = await app.signIn('admin');
  const name = createField('text', { id: 'name', label: '名称' });
  const region = createField('text', { id: 'region', label: '区域' });
  spaces = await releaseModel(admin, 'flow.space', [name, region]);
  const make = (values: object) => admin.visualdev.records.create({ id: spaces, body: { ...values } });
  fits = await make({ name: 'A1', region: 'n' });
  await make({ name: 'B1', region: 's' });
  const space = createField('relationForm', {
    ...{ id: 'space', label: '车位', modelId: spaces, relationField: 'name' },
    optionFilter: '{option.region} = {region}',
  });
  visits = await releaseModel(admin, 'flow.visit', [region, space]);
  const { menuId } = await admin.visualdev.records.config({ id: spaces });
  const { id: code } = await app.db
    .selectFrom('menuCode')
    .select('id')
    .where('menuId', '=', menuId)
    .where('kind', '=', 'list')
    .where('enCode', '=', 'name')
    .executeTakeFirstOrThrow();
  for (const id of ['user001', 'user002', 'user003'])
    await saveGrants(admin, 'User', id, {
      ...{ menu: [menuId], list: [code] },
      data: [{ moduleId: menuId, scope: 'all' }],
    });
  trial = await FlowTrial.start(app);
  const nodes = [approver('a', ['user002'], { fields: { space: 'write' } }), approver('b', ['user003'])];
  flowId = await trial.release(nodes, { modelId: visits });
});
afterAll(() => app.stop());

/** What the field offers somebody who says with which flow they fill it in. */
async function offered(by: Staff, flow?: object): Promise<string[]> {
  const filter = JSON.stringify({ match: 'all', conditions: [{ field: 'region', operator: 'equal', value: 'n' }] });
  const asked = JSON.stringify({ form: visits, path: 'space', values: { region: 'n' }, ...(flow ? { flow } : {}) });
  const query = { relationField: 'name', filter, asked };
  const { list } = await trial.as(by).visualdev.models.fieldDataSelect({ id: spaces, query });
  return list.map(({ id }) => id);
}

describe('the option filter of a field that is filled in with a flow', () => {
  it('offers whoever launches the flow what its designer meant, and nobody by a flow that they may not launch', async () => {
    await refusal(offered('user001'), 403);
    expect(await offered('user001', { launch: flowId })).toEqual([fits]);
    const launchers = { userIds: ['user009'], roleIds: [], organizeIds: [], groupIds: [] };
    const closed = await trial.release([approver('a', ['user002'])], { modelId: visits, launchers });
    await refusal(offered('user001', { launch: closed }), 403);
    // another form is not filled in with this flow
    const other = await trial.release([approver('a', ['user002'])]);
    await refusal(offered('user001', { launch: other }), 403);
    await refusal(offered('user001', { launch: flowId, forUserId: 'user009' }), 403);
  });

  it('offers it at a task for as long as that lets them fill the field in', async () => {
    const body = { flowId, values: { region: 'n', space: fits } };
    const instance = await trial.as('user001').workflow.instance.launch({ body });
    expect(await offered('user002', { instance })).toEqual([fits]);
    // who launched it reads it by now, and who comes later has no part in it yet
    await refusal(offered('user001', { instance }), 403);
    await refusal(offered('user003', { instance }), 404);
    await trial.decide('user002', instance, 'approve');
    await refusal(offered('user002', { instance }), 403);
    // at this node the field is read only
    await refusal(offered('user003', { instance }), 403);
    await trial.decide('user003', instance, 'refuse');
    expect(await offered('user001', { instance })).toEqual([fits]);
  });
});
