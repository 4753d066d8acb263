import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approver, flowOf } from './support/flowDrafts.js';
import { FlowTrial } from './support/FlowTrial.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

/* Launches that somebody has begun and keeps for later. */
let app: TestApp;
let trial: FlowTrial;
let flowId: string;
beforeAll(async () => {
  app = await startTestApp();
  trial = await FlowTrial.start(app);
  flowId = await trial.release(flowOf([approver('a', ['user002'])], { fields: { reason: 'required' } }), {
    titleFormula: "CONCAT('采购：', {reason})",
  });
});
afterAll(() => app.stop());

const drafts = (staff: 'user001' | 'user009') => trial.as(staff).workflow.launchDraft;
const titles = async () => (await drafts('user001').list({ query: {} })).list.map(({ title }) => title);

describe('peer 2.4: Draft, batch approval, comments, common phrases', () => {
  it('a launch is kept however incomplete, gone on with, and gone when it is launched', async () => {
    const body = { flowId, values: { amount: 5 }, urgency: 3 as const, choices: { b: ['user003'] } };
    const id = await drafts('user001').create({ body });
    expect(await drafts('user001').read({ id })).toMatchObject({ id, ...body });
    await drafts('user001').update({ id, body: { ...body, values: { amount: 5, reason: '道闸' } } });
    expect(await drafts('user001').list({ query: {} })).toMatchObject({
      list: [{ id, flowId, title: '采购：道闸', forUserId: '', forName: '' }],
      pagination: { total: 1 },
    });
    await refusal(trial.launch('user001', flowId, { reason: '' }, { draftId: id }), 400);
    expect(await titles()).toEqual(['采购：道闸']);
    await trial.launch('user001', flowId, { reason: '道闸' }, { draftId: id });
    expect(await titles()).toEqual([]);
    await refusal(drafts('user001').read({ id }), 404);
  });

  it('keeps files that were uploaded for it, until it is thrown away', async () => {
    const body = new FormData();
    body.append('file', new Blob(['报价']), '报价.txt');
    const { name } = await trial.as('user001').file.upload({ type: 'annex', body });
    const id = await drafts('user001').create({ body: { flowId, values: { reason: name } } });
    const used = () => app.db.selectFrom('fileUsage').select('ownerId').where('fileName', '=', name).execute();
    expect(await used()).toEqual([{ ownerId: id }]);
    await drafts('user001').remove({ id });
    expect(await used()).toEqual([]);
  });

  it('is nobody else’s to see, change, throw away or use up', async () => {
    const body = { flowId, values: { reason: '自己的' } };
    const id = await drafts('user001').create({ body });
    expect((await drafts('user009').list({ query: {} })).list).toEqual([]);
    await refusal(drafts('user009').read({ id }), 404);
    await refusal(drafts('user009').update({ id, body }), 404);
    await refusal(drafts('user009').remove({ id }), 404);
    await trial.launch('user009', flowId, {}, { draftId: id });
    expect(await titles()).toEqual(['采购：自己的']);
    await drafts('user001').remove({ id });
  });

  it('is kept for a flow alone that one may launch', async () => {
    const others = await trial.release([approver('a', ['user002'])], { launchers: { userIds: ['user002'] } });
    await refusal(drafts('user001').create({ body: { flowId: others, values: {} } }), 403);
    await refusal(drafts('user001').create({ body: { flowId, forUserId: 'user002', values: {} } }), 403);
    await refusal(drafts('user001').create({ body: { flowId: 'nothing', values: {} } }), 404);
  });

  it('is one of a hundred at most', async () => {
    const create = () => drafts('user001').create({ body: { flowId, values: {} } });
    for (let count = 0; count < 100; count += 1) await create();
    expect(await refusal(create(), 409)).toMatchObject({ message: expect.stringContaining('100') as string });
  });
});
