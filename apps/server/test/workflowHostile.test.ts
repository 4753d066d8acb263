import { type FlowAct } from '@smart-admin/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approver, flowOf } from './support/flowDrafts.js';
import { FlowTrial, type Staff } from './support/FlowTrial.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

/*
 * A client that sends what no page sends: the server decides by itself whose a task is, what may be read and written, and
 * tells nothing of what it refuses.
 */
let app: TestApp;
let trial: FlowTrial;
/** The first node may write the amount and does not see the secret; the second sees and writes the secret alone. */
let guarded: string;
beforeAll(async () => {
  app = await startTestApp();
  trial = await FlowTrial.start(app);
  guarded = await trial.release(
    flowOf(
      [
        approver('a', ['user002'], { fields: { amount: 'write', secret: 'hidden', 'lines.price': 'hidden' } }),
        approver('b', ['user003'], { fields: { secret: 'required', reason: 'hidden' } }),
      ],
      { fields: { secret: 'hidden' } },
    ),
  );
});
afterAll(() => app.stop());

/** Its point keeps it from standing in an id by chance. */
const PRICE = 8_765.4321;
const launch = () => trial.launch('user001', guarded, { lines: [{ item: '道闸', price: PRICE }] });

describe('peer 2.4: Field read/edit/hide per node', () => {
  it('a field that the node may not write is not written, and the task stays open', async () => {
    const id = await launch();
    const { recordRevision: revision } = await trial.read('user002', id);
    const taskId = await trial.taskOf('user002', id);
    for (const set of [{ reason: '改掉' }, { secret: '偷看' }, { amount: 1, reason: '改掉' }])
      await refusal(trial.act('user002', id, { kind: 'approve', taskId, change: { revision, set, rows: {} } }), 400);
    const seen = await trial.admin.workflow.instance.read({ id });
    expect(seen).toMatchObject({ record: { reason: '试验', amount: 100 }, recordRevision: revision });
    const change = { revision, set: { amount: 90 }, rows: {} };
    expect(await trial.act('user002', id, { kind: 'approve', taskId, change })).toEqual({ status: 1 });
    expect(await trial.read('user001', id)).toMatchObject({ record: { amount: 90 } });
  });

  it('a hidden field stands in no answer: not in the record, its lines, the course, nor after the node has decided', async () => {
    const id = await launch();
    await trial.decide('user002', id, 'approve');
    const taskId = await trial.taskOf('user003', id);
    const { recordRevision: revision } = await trial.read('user003', id);
    const change = { revision, set: { secret: '只给第二个节点' }, rows: {} };
    await trial.act('user003', id, { kind: 'approve', taskId, change });
    expect(JSON.stringify(await trial.admin.workflow.instance.read({ id }))).toContain(String(PRICE));
    for (const person of ['user001', 'user002'] as const) {
      const answer = JSON.stringify(await trial.read(person, id));
      expect(answer).not.toContain('只给第二个节点');
      if (person === 'user002') expect(answer).not.toMatch(/8,?765\.43/);
    }
    expect((await trial.read('user003', id)).record).not.toHaveProperty('reason');
  });

  it('what a node must fill in is asked before it approves, and not when it refuses', async () => {
    const id = await launch();
    await trial.decide('user002', id, 'approve');
    const taskId = await trial.taskOf('user003', id);
    const error = await refusal(trial.act('user003', id, { kind: 'approve', taskId }), 400);
    expect(error.fieldErrors).toEqual({ secret: '请填写内部意见' });
    expect(await trial.act('user003', id, { kind: 'refuse', taskId })).toEqual({ status: 3 });
  });

  it('a launcher writes no field that the launch hides', async () => {
    const id = await trial.launch('user001', guarded, { secret: '自己写' });
    const { record } = await trial.admin.workflow.instance.read({ id });
    expect(record).toMatchObject({ reason: '试验', secret: '' });
  });

  it('a change over a form that somebody has changed meanwhile is told, and the task stays open', async () => {
    const id = await launch();
    const { recordRevision: revision } = await trial.read('user002', id);
    const taskId = await trial.taskOf('user002', id);
    const change = { revision: revision + 5, set: { amount: 1 }, rows: {} };
    const error = await trial.act('user002', id, { kind: 'approve', taskId, change }).then(
      () => undefined,
      (reason: { code: number }) => reason.code,
    );
    expect(error).toBeOneOf([400, 409]);
    expect(await trial.taskOf('user002', id)).toBe(taskId);
  });
});

describe('tasks', () => {
  it('a task of another flow, of another person, a decided one and one that never was are refused', async () => {
    const [id, another] = [await launch(), await launch()];
    const foreign = await trial.taskOf('user002', another);
    const own = await trial.taskOf('user002', id);
    for (const person of ['user001', 'user003', 'user009'] as const)
      await refusal(trial.act(person, id, { kind: 'approve', taskId: own }), 404);
    await refusal(trial.act('user002', id, { kind: 'approve', taskId: 't99' }), 409);
    await trial.act('user002', id, { kind: 'approve', taskId: own });
    await refusal(trial.act('user002', id, { kind: 'approve', taskId: own }), 409);
    // ids of tasks are those of their flow: the same id names another task there
    await refusal(trial.act('user003', another, { kind: 'approve', taskId: foreign }), 404);
  });

  it('people who do not exist or are disabled are given no task', async () => {
    const id = await launch();
    const taskId = await trial.taskOf('user002', id);
    const { id: disabled } = await app.db
      .selectFrom('userAccount')
      .select('id')
      .where('enabledMark', '=', 0)
      .limit(1)
      .executeTakeFirstOrThrow();
    for (const to of ['nobody', disabled]) {
      await refusal(trial.act('user002', id, { kind: 'transfer', taskId, to }), 400);
      await refusal(trial.act('user002', id, { kind: 'addBeside', taskId, people: [to] }), 400);
    }
  });

  it('a file is attached by who has uploaded it, and is known to be in use', async () => {
    const id = await launch();
    const body = new FormData();
    body.append('file', new Blob(['报价单']), '报价单.txt');
    const { name } = await trial.as('user002').file.upload({ type: 'annex', body });
    const comment: FlowAct = { kind: 'comment', comment: '见附件', attachments: [name] };
    await refusal(trial.act('user001', id, comment), 400);
    await refusal(trial.act('user002', id, { ...comment, attachments: [name.replace(/[0-9a-f]/, 'x')] }), 400);
    await trial.act('user002', id, comment);
    expect((await trial.read('user001', id)).course.at(-1)).toMatchObject({
      attachments: [{ id: name, name: '报价单.txt' }],
    });
    const used = await app.db.selectFrom('fileUsage').select('ownerId').where('fileName', '=', name).execute();
    expect(used).toEqual([{ ownerId: id }]);
  });

  it('a comment names people who take part: they alone are told, and others are no way to show them the flow', async () => {
    const id = await launch();
    expect((await trial.read('user002', id)).participants.map((person) => person.id).toSorted()).toEqual([
      'user001',
      'user002',
    ]);
    const comment = (people: string[]): FlowAct => ({ kind: 'comment', comment: '@同事 请看', people });
    await refusal(trial.act('user002', id, comment(['user009'])), 400);
    await refusal(trial.act('user002', id, comment(['nobody'])), 400);
    await trial.act('user002', id, comment(['user001', 'user002']));
    expect((await trial.read('user001', id)).course.at(-1)).toMatchObject({
      what: 'comment',
      people: [{ id: 'user001' }, { id: 'user002' }],
    });
  });

  it('a sheet is printed of what the caller may see, for whoever has a part in the flow', async () => {
    const id = await launch();
    const sheetFor = async (staff: Staff) => {
      const { sheets, template } = await trial.as(staff).workflow.instance.printSheet({ id, body: {} });
      expect(template.fullName).not.toBe('');
      return sheets[0]?.values.record;
    };
    const seen = await sheetFor('user002');
    expect(seen?.record).toMatchObject({ reason: '试验' });
    expect(seen?.lists.lines).toEqual([{ item: '道闸', buyer: '' }]);
    expect((await sheetFor('user001'))?.lists.lines?.[0]).toMatchObject({
      item: '道闸',
      price: expect.anything() as unknown,
    });
    await refusal(trial.as('user009').workflow.instance.printSheet({ id, body: {} }), 404);
    await refusal(trial.as('user002').workflow.instance.printSheet({ id, body: { templateId: 'nothing' } }), 404);
  });

  it('who comes, by whatever name, is the caller: nobody acts in the name of others', async () => {
    const id = await launch();
    const taskId = await trial.taskOf('user002', id);
    const forged = { kind: 'approve', taskId, by: 'user002', for: 'user002' };
    await refusal(trial.act('user009', id, forged as never), 404);
    await refusal(trial.act('user009', id, { kind: 'tick' } as never), 400);
    await refusal(trial.act('user002', id, { kind: 'called', activityId: 'a1', result: { ok: true } } as never), 400);
  });

  it('a flow that one has no part in is as one that does not exist', async () => {
    const id = await launch();
    const [known, unknown] = await Promise.all([
      refusal(trial.read('user009', id), 404),
      refusal(trial.read('user009', 'nothing'), 404),
    ]);
    expect(known.message).toBe(unknown.message);
    await refusal(trial.act('user009', id, { kind: 'comment', comment: '路过' }), 404);
    await refusal(trial.as('user009').workflow.instance.remove({ id }), 404);
    await refusal(trial.as('user009').workflow.instance.print({ id }), 404);
  });
});

describe('documents of flows', () => {
  it('what cannot be read or run is neither stored nor released', async () => {
    const body = { fullName: '坏流程', enCode: 'bad', modelId: trial.modelId };
    const { flow } = trial.admin.workflow;
    for (const document of ['', '{}', '{"version":1}', JSON.stringify({ ...flowOf([]), extra: 1 })])
      await refusal(flow.create({ body: { ...body, document } }), 400);
    const twice = flowOf([approver('a', ['user002']), approver('a', ['user003'])]);
    await refusal(flow.create({ body: { ...body, document: JSON.stringify(twice) } }), 400);
    const nobody = JSON.stringify(flowOf([approver('a', [], { people: [] })]));
    const id = await flow.create({ body: { ...body, document: nobody } });
    const { list } = await flow.problems({ id, body: { document: nobody } });
    expect(list.some(({ severity }) => severity === 'error')).toBe(true);
    await refusal(flow.release({ id, body: {} }), 409);
    await refusal(trial.launch('user001', id), 404);
  });

  it('what should be looked at is released by whoever says why it may stay, and the version tells it', async () => {
    const { flow } = trial.admin.workflow;
    const end = { id: 'e', name: '结束', kind: 'end' as const, verdict: 'adopted' as const };
    const document = JSON.stringify(flowOf([approver('a', ['user002']), end, approver('b', ['user003'])]));
    const body = { fullName: '留意流程', enCode: 'lookAt', modelId: trial.modelId, document };
    const id = await flow.create({ body });
    await refusal(flow.release({ id, body: {} }), 409);
    await refusal(flow.release({ id, body: { note: '  ' } }), 409);
    await flow.release({ id, body: { note: '第二步以后启用' } });
    expect((await flow.versions({ id, query: {} })).list).toMatchObject([{ version: 1, note: '第二步以后启用' }]);
  });

  it('who has no page of flows neither designs nor watches nor launches', async () => {
    const { flow, flowList } = trial.as('user001').workflow;
    await refusal(flow.list({ query: {} }), 403);
    await refusal(flowList.monitored({ query: {} }), 403);
    await refusal(flowList.handOver({ body: { from: 'user002', to: 'user001' } }), 403);
  });
});
