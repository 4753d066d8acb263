import { type FlowAct } from '@smart-admin/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approver, flowOf } from './support/flowDrafts.js';
import { FlowTrial, type Staff } from './support/FlowTrial.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

/** Every row in one page. */
const ALL = { query: { pageSize: 500 } };

let app: TestApp;
let trial: FlowTrial;
/** Two nodes one after the other, each with one person. */
let twoSteps: string;
beforeAll(async () => {
  app = await startTestApp();
  trial = await FlowTrial.start(app);
  twoSteps = await trial.release([approver('a', ['user002']), approver('b', ['user003'])]);
});
afterAll(() => app.stop());

const launch = () => trial.launch('user001', twoSteps);
const whatHappened = async (by: Staff, id: string) => (await trial.read(by, id)).course.map(({ what }) => what);
/** Nodes that are open, with whom they wait for. */
const waiting = async (id: string) =>
  (await trial.admin.workflow.instance.read({ id })).open.map(({ nodeId, people }) => [
    nodeId,
    ...people.filter(({ state }) => state === 'open').map((person) => person.id),
  ]);

describe('a flow from its launch to its end', () => {
  it('P1-07 one person launches a flow, others approve it, and all see how it ended', async () => {
    const id = await trial.launch('user001', twoSteps, { reason: '换一台道闸' });
    expect(await trial.read('user001', id)).toMatchObject({ status: 1, record: { reason: '换一台道闸' } });
    await trial.decide('user002', id, 'approve', { comment: '同意' });
    await trial.decide('user003', id, 'approve');
    for (const person of ['user001', 'user002', 'user003'] as const) {
      const { status, course } = await trial.read(person, id);
      expect(status).toBe(2);
      expect(course.map(({ what, comment }) => [what, comment])).toContainEqual(['approve', '同意']);
    }
  });

  it('numbers flows one after the other and names them by their formula', async () => {
    const flowId = await trial.release([approver('a', ['user002'])], { titleFormula: "CONCAT('采购：', {reason})" });
    const [first, second] = [await trial.launch('user001', flowId), await trial.launch('user001', flowId)];
    const rows = await Promise.all([first, second].map((id) => trial.read('user001', id)));
    expect(rows.map(({ title }) => title)).toEqual(['采购：试验', '采购：试验']);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(2);
    expect(rows[0]?.number).toMatch(/^LC/);
  });

  it('E3-43 urgency is 1 to 3 and 1 when nothing is said', async () => {
    const plain = await launch();
    const urgent = await trial.launch('user001', twoSteps, {}, { urgency: 3 });
    expect((await trial.read('user001', plain)).urgency).toBe(1);
    expect((await trial.read('user001', urgent)).urgency).toBe(3);
    const wrong = { flowId: twoSteps, values: {}, urgency: 4 as 3 };
    await refusal(trial.as('user001').workflow.instance.launch({ body: wrong }), 400);
  });

  it('a flow that nobody can be asked for is not launched and leaves nothing', async () => {
    const flowId = await trial.release([approver('a', ['nobody'], { empty: { kind: 'refuseSubmit' } })]);
    const before = await app.db.selectFrom('flowInstance').select('id').execute();
    await refusal(trial.launch('user001', flowId), 409);
    expect(await app.db.selectFrom('flowInstance').select('id').execute()).toEqual(before);
  });

  it('what the first node of a launch must hold is asked at the field', async () => {
    const flowId = await trial.release(flowOf([approver('a', ['user002'])], { fields: { secret: 'required' } }));
    const error = await refusal(trial.launch('user001', flowId), 400);
    expect(error.fieldErrors).toEqual({ secret: '请填写内部意见' });
  });
});

describe('S4-22 the states of a flow', () => {
  it('S4-22 approved by the last one it is adopted, and nothing can be done with it any more', async () => {
    const id = await launch();
    const first = await trial.taskOf('user002', id);
    expect(await trial.decide('user002', id, 'approve')).toEqual({ status: 1 });
    expect(await trial.decide('user003', id, 'approve')).toEqual({ status: 2 });
    const late = await refusal(trial.act('user002', id, { kind: 'approve', taskId: first }), 409);
    expect(late.message).not.toBe('');
    await refusal(trial.act('user001', id, { kind: 'revoke' }), 409);
    await refusal(trial.act('user001', id, { kind: 'submit' }), 409);
    await refusal(trial.as('user001').workflow.instance.remove({ id }), 409);
  });

  it('S4-22 refused it is rejected, can be changed and submitted again, and is asked anew', async () => {
    const id = await launch();
    await trial.decide('user002', id, 'approve');
    expect(await trial.decide('user003', id, 'refuse', { comment: '太贵' })).toEqual({ status: 3 });
    const { recordRevision: revision } = await trial.read('user001', id);
    const change = { revision, set: { amount: 50 }, rows: {} };
    expect(await trial.act('user001', id, { kind: 'submit', change, urgency: 2 })).toEqual({ status: 1 });
    expect(await trial.read('user002', id)).toMatchObject({ status: 1, urgency: 2, record: { amount: 50 } });
    expect(await waiting(id)).toEqual([['a', 'user002']]);
  });

  it('S4-22 revoked by its launcher it waits for nobody, and can be deleted', async () => {
    const id = await launch();
    expect(await trial.act('user001', id, { kind: 'revoke' })).toEqual({ status: 4 });
    expect(await waiting(id)).toEqual([]);
    await refusal(trial.act('user001', id, { kind: 'revoke' }), 409);
    await trial.as('user001').workflow.instance.remove({ id });
    await refusal(trial.read('user001', id), 404);
  });

  it('S4-22 cancelled by an administrator it is over for all, and can be revived', async () => {
    const id = await launch();
    const { workflow } = trial.admin;
    expect(await workflow.instance.act({ id, body: { kind: 'cancel', comment: '部门撤销' } })).toEqual({ status: 5 });
    await refusal(trial.act('user001', id, { kind: 'submit' }), 409);
    expect(await workflow.instance.act({ id, body: { kind: 'revive' } })).toEqual({ status: 1 });
    expect(await waiting(id)).toEqual([['a', 'user002']]);
  });

  it('paused nobody decides, and resumed it goes on where it stood', async () => {
    const id = await launch();
    const taskId = await trial.taskOf('user002', id);
    const { instance } = trial.admin.workflow;
    await instance.act({ id, body: { kind: 'pause' } });
    await refusal(trial.act('user002', id, { kind: 'approve', taskId }), 409);
    expect((await trial.as('user002').workflow.flowList.toDo(ALL)).list.map((row) => row.id)).not.toContain(id);
    await instance.act({ id, body: { kind: 'resume' } });
    expect(await trial.act('user002', id, { kind: 'approve', taskId })).toEqual({ status: 1 });
  });
});

describe('S4-23 who may do what', () => {
  it('S4-23 only the launcher revokes and submits again, only an administrator cancels, only who is asked decides', async () => {
    const id = await launch();
    const taskId = await trial.taskOf('user002', id);
    for (const kind of ['revoke', 'submit'] as const) await refusal(trial.act('user002', id, { kind }), 404);
    for (const kind of ['cancel', 'pause', 'revive'] as const) {
      await refusal(trial.act('user001', id, { kind }), 404);
      await refusal(trial.act('user002', id, { kind }), 404);
    }
    const decisions: FlowAct[] = [
      { kind: 'approve', taskId },
      { kind: 'refuse', taskId },
      { kind: 'transfer', taskId, to: 'user008' },
    ];
    for (const decision of decisions)
      for (const other of ['user001', 'user003', 'user009'] as const)
        await refusal(trial.act(other, id, decision), 404);
    expect(await waiting(id)).toEqual([['a', 'user002']]);
  });

  it('two approvers at once: one decides, the other is told, and the flow goes on once', async () => {
    const flowId = await trial.release([
      approver('a', ['user002', 'user003'], { several: { mode: 'any' } }),
      approver('b', ['user008']),
    ]);
    const id = await trial.launch('user001', flowId);
    const [mine, theirs] = [await trial.taskOf('user002', id), await trial.taskOf('user003', id)];
    const outcomes = await Promise.allSettled([
      trial.act('user002', id, { kind: 'approve', taskId: mine }),
      trial.act('user003', id, { kind: 'refuse', taskId: theirs }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const verdicts = (await whatHappened('user001', id)).filter((what) => what === 'approve' || what === 'refuse');
    expect(verdicts).toHaveLength(1);
  });

  it('the same decision sent twice with its key is done once and answered twice', async () => {
    const id = await launch();
    const body = { kind: 'approve', taskId: await trial.taskOf('user002', id) } as const;
    const send = () => trial.as('user002').workflow.instance.act({ id, body }, { idempotencyKey: `approve-${id}` });
    expect([await send(), await send()]).toEqual([{ status: 1 }, { status: 1 }]);
    expect((await whatHappened('user001', id)).filter((what) => what === 'approve')).toHaveLength(1);
  });

  it('what was done is answered once more with its key, though it is no longer theirs to do', async () => {
    const flowId = await trial.release([approver('a', ['user002'], { fields: { amount: 'write' } })]);
    const launched = await trial.launch('user001', flowId);
    const twice = async (by: Staff, id: string, body: FlowAct) => {
      const send = () => trial.as(by).workflow.instance.act({ id, body }, { idempotencyKey: `${body.kind}-${id}` });
      return [await send(), await send()];
    };
    const taskId = await trial.taskOf('user002', launched);
    const handedOn = await twice('user002', launched, { kind: 'transfer', taskId, to: 'user008' });
    expect(handedOn).toEqual([{ status: 1 }, { status: 1 }]);
    const { recordRevision: revision } = await trial.read('user008', launched);
    const change = { revision, set: { amount: 50 }, rows: {} };
    const approved = await twice('user008', launched, { kind: 'approve', taskId, change });
    expect(approved).toEqual([{ status: 2 }, { status: 2 }]);
    expect((await whatHappened('user001', launched)).filter((what) => what === 'approve')).toHaveLength(1);
  });
});

describe('what can be done with a task', () => {
  it('transfers it, and the reason stays to be seen', async () => {
    const id = await launch();
    await trial.act('user002', id, { kind: 'transfer', taskId: await trial.taskOf('user002', id), to: 'user008' });
    expect(await waiting(id)).toEqual([['a', 'user008']]);
    const { tasks } = await trial.read('user008', id);
    expect(tasks[0]?.reason).toMatchObject({ kind: 'transferred', byName: expect.stringMatching(/./) as string });
    expect(await trial.decide('user008', id, 'approve')).toEqual({ status: 1 });
    expect(await waiting(id)).toEqual([['b', 'user003']]);
  });

  it('who helps reads the form and changes nothing of it', async () => {
    const fields = { amount: 'write', secret: 'required', reason: 'hidden' } as const;
    const id = await trial.launch('user001', await trial.release([approver('a', ['user002'], { fields })]));
    await trial.act('user002', id, { kind: 'assist', taskId: await trial.taskOf('user002', id), to: 'user009' });
    const seen = await trial.read('user009', id);
    expect(seen.fields).toEqual({ amount: 'read', secret: 'read', reason: 'hidden' });
    const change = { revision: seen.recordRevision, set: { amount: 1 }, rows: {} };
    await refusal(trial.decide('user009', id, 'answerHelp', { comment: '太贵', change }), 400);
    await trial.decide('user009', id, 'answerHelp', { comment: '太贵' });
    expect((await trial.read('user002', id)).record).toMatchObject({ amount: 100 });
  });

  it('asks for help and gets the task back with the answer', async () => {
    const id = await launch();
    await trial.act('user002', id, { kind: 'assist', taskId: await trial.taskOf('user002', id), to: 'user009' });
    await trial.decide('user009', id, 'answerHelp', { comment: '库存不足' });
    expect(await trial.decide('user002', id, 'approve')).toEqual({ status: 1 });
    expect((await trial.read('user001', id)).course.map(({ comment }) => comment)).toContain('库存不足');
  });

  it.each([
    ['addBefore', [['a', 'user008']]],
    ['addBeside', [['a', 'user002', 'user008']]],
    ['addAfter', [['a', 'user002']]],
  ] as const)('%s asks somebody else at the same node', async (kind, stands) => {
    const id = await launch();
    await trial.act('user002', id, { kind, taskId: await trial.taskOf('user002', id), people: ['user008'] });
    expect(await waiting(id)).toEqual(stands);
    for (let [first] = await waiting(id); first?.[0] === 'a'; [first] = await waiting(id))
      await trial.decide(first[1] as Staff, id, 'approve');
    expect(await waiting(id)).toEqual([['b', 'user003']]);
  });

  it('takes an added person away again', async () => {
    const id = await launch();
    await trial.act('user002', id, {
      kind: 'addBeside',
      taskId: await trial.taskOf('user002', id),
      people: ['user008'],
    });
    const added = await trial.taskOf('user008', id);
    await trial.act('user002', id, { kind: 'removeAdded', taskId: added });
    expect(await waiting(id)).toEqual([['a', 'user002']]);
  });

  it('takes a decision back while nobody went on', async () => {
    const id = await launch();
    const taskId = await trial.taskOf('user002', id);
    await trial.act('user002', id, { kind: 'approve', taskId });
    await trial.act('user002', id, { kind: 'takeBack', taskId });
    expect(await waiting(id)).toEqual([['a', 'user002']]);
    await trial.decide('user002', id, 'approve');
    await trial.decide('user003', id, 'approve');
    await refusal(trial.act('user002', id, { kind: 'takeBack', taskId }), 409);
  });

  it('refuses to the node before, and comes straight back', async () => {
    const flowId = await trial.release([
      approver('a', ['user002']),
      approver('b', ['user003']),
      approver('c', ['user008'], { refusal: { to: 'chosen', then: 'chosen' } }),
    ]);
    const id = await trial.launch('user001', flowId);
    await trial.decide('user002', id, 'approve');
    await trial.decide('user003', id, 'approve');
    const { tasks } = await trial.read('user008', id);
    expect(tasks[0]?.targets.map(({ nodeId }) => nodeId)).toEqual(expect.arrayContaining(['a', 'b']));
    await trial.decide('user008', id, 'refuse', { toNodeId: 'a', then: 'back' });
    expect(await waiting(id)).toEqual([['a', 'user002']]);
    await trial.decide('user002', id, 'approve');
    expect(await waiting(id)).toEqual([['c', 'user008']]);
  });

  it('signs for what is offered to several', async () => {
    const flowId = await trial.release([approver('a', ['user002', 'user003'], { claim: true })]);
    const id = await trial.launch('user001', flowId);
    const offered = async (by: Staff) =>
      (await trial.as(by).workflow.flowList.toDo(ALL)).list.some((row) => row.id === id && row.offered);
    expect([await offered('user002'), await offered('user003')]).toEqual([true, true]);
    await trial.decide('user002', id, 'claim');
    expect([await offered('user002'), await offered('user003')]).toEqual([false, false]);
    await trial.decide('user002', id, 'release');
    expect(await offered('user003')).toBe(true);
    await trial.decide('user003', id, 'claim');
    expect(await trial.decide('user003', id, 'approve')).toEqual({ status: 2 });
  });

  it('an action that the node switches off, or whose comment is missing, is refused', async () => {
    const approve = { comment: 'optional', signature: 'off' } as const;
    const actions = { approve, refuse: { comment: 'required', signature: 'off' } } as const;
    const flowId = await trial.release([approver('a', ['user002'], { actions })]);
    const id = await trial.launch('user001', flowId);
    const taskId = await trial.taskOf('user002', id);
    await refusal(trial.act('user002', id, { kind: 'transfer', taskId, to: 'user003' }), 409);
    await refusal(trial.act('user002', id, { kind: 'refuse', taskId }), 409);
    const { buttons } = (await trial.read('user002', id)).tasks[0] ?? {};
    expect(buttons?.map(({ kind, comment }) => [kind, comment])).toEqual([
      ['approve', 'optional'],
      ['refuse', 'required'],
    ]);
  });

  it('peer 2.4: CC/circulate with read state: tells people by hand, beside urging and comments', async () => {
    const id = await launch();
    await trial.act('user001', id, { kind: 'urge', comment: '今天要' });
    await trial.act('user002', id, { kind: 'comment', comment: '先看看' });
    await trial.act('user002', id, {
      kind: 'circulate',
      taskId: await trial.taskOf('user002', id),
      people: ['user010'],
    });
    expect(await whatHappened('user010', id)).toEqual(expect.arrayContaining(['urge', 'comment', 'circulate']));
    const lists = trial.as('user010').workflow.flowList;
    const readTime = async () =>
      (await trial.read('user001', id)).circulated.map((person) => [person.id, person.readTime]);
    expect((await lists.counts()).circulated).toBeGreaterThan(0);
    expect(await readTime()).toEqual([['user010', null]]);
    await lists.read({ body: { ids: [id] } });
    const { list } = await lists.circulated({ query: { unread: '1' } });
    expect(list.map((row) => row.id)).not.toContain(id);
    expect(await readTime()).toEqual([['user010', expect.any(Number)]]);
  });
});

describe('what administrators do', () => {
  it('assigns a task, jumps to a node and hands over what somebody leaves behind', async () => {
    const id = await launch();
    const { instance, flowList } = trial.admin.workflow;
    await instance.act({ id, body: { kind: 'assign', taskId: await trial.taskOf('user002', id), to: 'user008' } });
    expect(await waiting(id)).toEqual([['a', 'user008']]);
    const [open] = (await instance.read({ id })).open;
    await instance.act({ id, body: { kind: 'jump', activityId: open?.activityId ?? '', toNodeId: 'b' } });
    expect(await waiting(id)).toEqual([['b', 'user003']]);
    const another = await launch();
    const { tasks } = await flowList.handOver({ body: { from: 'user003', to: 'user009', comment: '离职交接' } });
    expect(tasks).toBeGreaterThan(0);
    expect(await waiting(id)).toEqual([['b', 'user009']]);
    expect(await waiting(another)).toEqual([['a', 'user002']]);
  });
});

describe('lists', () => {
  it('peer 2.4: Launched / to-do / in-progress / done / circulated / monitor lists: everybody finds their own', async () => {
    const id = await launch();
    const running = await trial.as('user001').workflow.flowList.launched({ query: { ...ALL.query, status: 1 } });
    expect(running.list.map((row) => row.id)).toContain(id);
    await trial.act('user001', id, { kind: 'circulate', people: ['user010'] });
    expect((await trial.as('user010').workflow.flowList.circulated(ALL)).list.map((row) => row.id)).toContain(id);
    const has = (list: readonly { id: string }[]) => list.some((row) => row.id === id);
    const first = trial.as('user002').workflow.flowList;
    expect(has((await trial.as('user001').workflow.flowList.launched(ALL)).list)).toBe(true);
    expect(has((await first.launched(ALL)).list)).toBe(false);
    const before = await first.counts();
    expect(has((await first.toDo(ALL)).list)).toBe(true);
    await trial.decide('user002', id, 'approve');
    expect(has((await first.toDo(ALL)).list)).toBe(false);
    expect((await first.counts()).toDo).toBe(before.toDo - 1);
    expect((await first.done(ALL)).list.find((row) => row.id === id)).toMatchObject({
      nodeName: '节点a',
      verdict: 'approved',
    });
    const { list } = await trial.admin.workflow.flowList.monitored({ query: { launcherId: 'user001', pageSize: 500 } });
    expect(list.find((row) => row.id === id)).toMatchObject({
      current: [{ nodeName: '节点b', people: [{ id: 'user003' }] }],
      launcher: { id: 'user001' },
    });
  });

  it('peer 2.4: Draft, batch approval, comments, common phrases: approves several at once and says which could not be', async () => {
    const ids = [await launch(), await launch(), await launch()];
    const keys = await Promise.all(ids.map(async (id) => `${id}-${await trial.taskOf('user002', id)}`));
    await trial.act('user001', ids[1] ?? '', { kind: 'revoke' });
    const { approved, refused } = await trial.as('user002').workflow.flowList.approveMany({ body: { ids: keys } });
    expect(approved).toEqual([keys[0], keys[2]]);
    expect(refused).toMatchObject([{ id: keys[1], reason: expect.stringMatching(/./) as string }]);
  });

  it('searches by title, number and who launched it, and filters by status and urgency', async () => {
    const id = await trial.launch('user001', twoSteps, {}, { urgency: 3 });
    const { number, launcher } = await trial.read('user001', id);
    const found = async (query: object) =>
      (await trial.admin.workflow.flowList.monitored({ query })).list.some((row) => row.id === id);
    expect(await found({ keyword: number })).toBe(true);
    expect(await found({ keyword: launcher.name })).toBe(true);
    expect(await found({ keyword: '没有这个' })).toBe(false);
    expect(await found({ urgency: 3, status: 1 })).toBe(true);
    expect(await found({ status: 2 })).toBe(false);
  });
});
