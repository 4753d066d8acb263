import { type ApiClient } from '@smart-admin/api-client';
import { addDaysTo } from '@smart-admin/api-client/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openSocket, until } from './support/openSocket.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let lead: ApiClient;
let member: ApiClient;
let reader: ApiClient & { token: string };
let stranger: ApiClient & { token: string };

beforeAll(async () => {
  app = await startTestApp();
  lead = await app.signIn('admin');
  const signInAs = async (id: string) => {
    await saveGrants(lead, 'User', id, { menu: ['extend', 'extend_projectGantt'] });
    const { account } = await app.db
      .selectFrom('userAccount')
      .select('account')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return app.signIn(account, 'Smart123');
  };
  await saveGrants(lead, 'User', 'operator', { menu: ['extend', 'extend_projectGantt'] });
  member = await app.signIn('operator');
  reader = await signInAs('user001');
  stranger = await signInAs('user003');
});
afterAll(() => app.stop());

const people = { memberIds: ['operator'], readerIds: ['user001'] };
const makeProject = (fullName = '充电桩') => lead.extend.project.create({ body: { fullName, ...people } });
let made = 0;
const newId = () => `trialTask${(made += 1)}`;
const task = (id: string, more: object = {}) => ({ id, name: id, start: '2031-03-03', end: '2031-03-07', ...more });
const save = (
  client: ApiClient,
  id: string,
  body: Parameters<ApiClient['extend']['project']['saveTasks']>[0]['body'],
) => client.extend.project.saveTasks({ id, body });
const read = (id: string, client = lead) => client.extend.project.read({ id });
const taskOf = async (id: string, taskId: string) => {
  const found = (await read(id)).tasks.find((each) => each.id === taskId);
  if (!found) throw new Error(`${taskId} is not there`);
  return found;
};
const namesOf = async (client: ApiClient, query = {}) =>
  (await client.extend.project.list({ query: { pageSize: 500, ...query } })).list.map(({ fullName }) => fullName);

it('shows a project to its leads, members and readers, and to nobody else', async () => {
  const id = await makeProject('新车场');
  for (const client of [lead, member, reader]) {
    expect(await namesOf(client, { keyword: '新车场' })).toEqual(['新车场']);
    expect((await read(id, client)).fullName).toBe('新车场');
  }
  expect(await namesOf(stranger)).not.toContain('新车场');
  await refusal(read(id, stranger), 404);
  const roles = await Promise.all([lead, member, reader].map(async (client) => (await read(id, client)).role));
  expect(roles).toEqual(['lead', 'member', 'reader']);
});

it('lets leads change name and people, members the tasks, and readers nothing', async () => {
  const id = await makeProject();
  const { revision } = await read(id);
  const rename = { fullName: '改名', revision };
  for (const [client, code] of [
    [stranger, 404],
    [reader, 403],
    [member, 403],
  ] as const) {
    await refusal(client.extend.project.update({ id, body: rename }), code);
    await refusal(client.extend.project.updateState({ id, body: { state: 'archived' } }), code);
    await refusal(client.extend.project.remove({ id }), code);
  }
  const change = { create: [task(newId())] };
  await refusal(save(stranger, id, change), 404);
  await refusal(save(reader, id, change), 403);
  await save(member, id, change);
  await lead.extend.project.update({ id, body: rename });
  expect(await read(id)).toMatchObject({ fullName: '改名', taskCount: 1 });
});

it('has a lead always, and people who are there', async () => {
  const id = await makeProject();
  const { revision } = await read(id);
  const without = { leadIds: { add: [], remove: ['admin'] }, revision };
  expect((await refusal(lead.extend.project.update({ id, body: without }), 400)).fieldErrors).toHaveProperty('leadIds');
  const unknown = { memberIds: { add: ['nobody'], remove: [] }, revision };
  await refusal(lead.extend.project.update({ id, body: unknown }), 400);
  await lead.extend.project.update({ id, body: { memberIds: { add: [], remove: ['operator'] }, revision } });
  await refusal(read(id, member), 404);
});

it('sums the tasks of a project into its row, parents by what is below them', async () => {
  const id = await makeProject('合计');
  const [phase, first, second] = [newId(), newId(), newId()];
  await save(member, id, {
    create: [
      task(phase, { start: '2031-01-01', end: '2031-12-31' }),
      task(first, { parentId: phase, progress: 100 }),
      task(second, { parentId: phase, start: '2031-03-08', end: '2031-03-17', predecessorIds: [first] }),
    ],
  });
  const [row] = (await member.extend.project.list({ query: { keyword: '合计' } })).list;
  expect(row).toMatchObject({ startDate: '2031-03-03', endDate: '2031-03-17', progress: 33, taskCount: 3 });
  const { removed } = await save(member, id, { remove: [phase] });
  expect([...removed].sort()).toEqual([phase, first, second].sort());
  expect(await read(id)).toMatchObject({ startDate: null, taskCount: 0, tasks: [] });
});

it('refuses what cannot be, names the circle, and writes nothing of such a call', async () => {
  const id = await makeProject();
  const [a, b] = [newId(), newId()];
  await save(member, id, { create: [task(a, { name: '设计' }), task(b, { name: '施工', predecessorIds: [a] })] });
  const { revision } = await taskOf(id, a);
  const circle = await refusal(
    save(member, id, { update: [{ id: a, revision, name: '改', predecessorIds: [b] }] }),
    400,
  );
  expect(circle.fieldErrors.predecessorIds).toMatch(/改 → 施工|施工 → 改/);
  const below = await refusal(save(member, id, { update: [{ id: a, revision, parentId: a }] }), 400);
  expect(below.fieldErrors).toHaveProperty('parentId');
  const wrong: [object, string][] = [
    [{ end: '2031-03-01' }, 'end'],
    [{ kind: 'milestone' }, 'end'],
    [{ parentId: 'gone' }, 'parentId'],
    [{ predecessorIds: ['gone'] }, 'predecessorIds'],
    [{ assigneeIds: ['user003'] }, 'assigneeIds'],
  ];
  for (const [part, field] of wrong) {
    const refused = await refusal(save(member, id, { create: [task(newId(), part)] }), 400);
    expect(Object.keys(refused.fieldErrors)).toEqual([field]);
  }
  expect((await read(id)).tasks.map(({ name }) => name).sort()).toEqual(['施工', '设计'].sort());
});

it('merges fields that different people change of a task, and asks where both change the same', async () => {
  const id = await makeProject();
  const a = newId();
  await save(member, id, { create: [task(a)] });
  const { revision } = await taskOf(id, a);
  await save(lead, id, { update: [{ id: a, revision, name: '负责人改名', end: '2031-03-10' }] });
  await save(member, id, { update: [{ id: a, revision, progress: 40 }] });
  expect(await taskOf(id, a)).toMatchObject({ name: '负责人改名', progress: 40, end: '2031-03-10' });
  const conflict = await refusal(save(member, id, { update: [{ id: a, revision, end: '2031-03-20' }] }), 409);
  expect(conflict.response?.data).toMatchObject({
    tasks: [
      {
        taskId: a,
        conflict: { conflicts: [{ path: 'end', original: '2031-03-07', theirs: '2031-03-10', mine: '2031-03-20' }] },
      },
    ],
  });
  expect((await taskOf(id, a)).end).toBe('2031-03-10');
});

it('tells that a task is deleted, and takes it back under its id with later revisions', async () => {
  const id = await makeProject();
  const a = newId();
  await save(member, id, { create: [task(a)] });
  await save(member, id, { update: [{ id: a, revision: 1, progress: 10 }] });
  await save(lead, id, { remove: [a] });
  const gone = await refusal(save(member, id, { update: [{ id: a, revision: 2, progress: 20 }] }), 409);
  expect(gone.response?.data).toEqual({ tasks: [{ taskId: a, conflict: null }] });
  const { tasks } = await save(member, id, { create: [task(a)] });
  expect(tasks[0]?.revision).toBe(3);
  await save(member, id, { update: [{ id: a, revision: 3, progress: 30 }] });
  expect(await taskOf(id, a)).toMatchObject({ progress: 30, revision: 4 });
});

it('takes links to a deleted task away, and leaves what a repeated call has made as it is', async () => {
  const id = await makeProject();
  const [a, b] = [newId(), newId()];
  const body = { create: [task(a), task(b, { predecessorIds: [a] })] };
  const first = await save(member, id, body);
  const again = await save(member, id, body);
  expect(again).toEqual({ ...first, removed: [] });
  const { tasks } = await save(member, id, { remove: [a] });
  expect(tasks).toMatchObject([{ id: b, predecessorIds: [] }]);
});

it('changes no task of another project by an id that is known', async () => {
  const [own, other] = [await makeProject(), await lead.extend.project.create({ body: { fullName: '别人的' } })];
  const a = newId();
  await save(lead, other, { create: [task(a)] });
  await refusal(save(member, own, { create: [task(a)] }), 404);
  await refusal(save(member, own, { update: [{ id: a, revision: 1, name: '偷改' }] }), 409);
  await save(member, own, { remove: [a] });
  expect(await taskOf(other, a)).toMatchObject({ name: a, revision: 1 });
});

it('keeps the tasks of an archived project as they are until it is opened again', async () => {
  const id = await makeProject('旧项目');
  await lead.extend.project.updateState({ id, body: { state: 'archived' } });
  await refusal(save(member, id, { create: [task(newId())] }), 409);
  expect(await namesOf(member, { state: 'archived' })).toEqual(['旧项目']);
  await lead.extend.project.updateState({ id, body: { state: 'active' } });
  await save(member, id, { create: [task(newId())] });
  await lead.extend.project.remove({ id });
  await refusal(read(id), 404);
});

it('tells members of a change, and nobody else', async () => {
  const id = await makeProject();
  const inside = await openSocket(app.url, reader.token);
  const outside = await openSocket(app.url, stranger.token);
  const { version } = await save(member, id, { create: [task(newId())] });
  const ofProject = () => inside.of('projectChanged').filter((frame) => frame.id === id);
  await until(() => expect(ofProject()).toMatchObject([{ version }]));
  // frames come in the order of what was saved: what the stranger hears next comes after what they do not hear
  const own = await stranger.extend.project.create({ body: { fullName: '自己的' } });
  await stranger.extend.project.updateState({ id: own, body: { state: 'archived' } });
  await until(() => expect(outside.of('projectChanged').map((frame) => frame.id)).toContain(own));
  expect(outside.of('projectChanged').map((frame) => frame.id)).not.toContain(id);
  for (const socket of [inside, outside]) socket.close();
});

it('answers 2,000 tasks with one call, and saves a shift of all of them', async () => {
  const id = await makeProject();
  const ids = Array.from({ length: 2_000 }, newId);
  await save(member, id, {
    create: ids
      .map((each, index) => task(each, { sort: index, predecessorIds: ids.slice(Math.max(0, index - 1), index) }))
      .map((each, index) => ({ ...each, start: addDaysTo('2031-01-01', index), end: addDaysTo('2031-01-01', index) })),
  });
  const { tasks } = await read(id);
  expect(tasks.map((each) => each.id)).toEqual(ids);
  const update = tasks.map((each) => ({
    id: each.id,
    revision: 1,
    start: addDaysTo(each.start, 1),
    end: addDaysTo(each.end, 1),
  }));
  await save(member, id, { update });
  expect(await read(id)).toMatchObject({ startDate: '2031-01-02', endDate: addDaysTo('2031-01-01', 2_000) });
});

it('names all tasks at once of which others have changed the same or which they have deleted, and writes none', async () => {
  const id = await makeProject();
  const [a, b, c, d] = [newId(), newId(), newId(), newId()];
  await save(lead, id, { create: [task(a), task(b), task(c), task(d)] });
  await save(lead, id, {
    update: [
      { id: a, revision: 1, end: '2031-03-10' },
      { id: b, revision: 1, name: '别人的' },
    ],
    remove: [c],
  });
  const update = [
    { id: a, revision: 1, end: '2031-03-20' },
    { id: b, revision: 1, name: '我的' },
    { id: c, revision: 1, name: '没有了' },
    { id: d, revision: 1, name: '没人改过' },
  ];
  const refused = await refusal(save(member, id, { update }), 409);
  const { tasks } = refused.response?.data as { tasks: { taskId: string; conflict: { revision: number } | null }[] };
  expect(tasks.map(({ taskId, conflict }) => [taskId, conflict?.revision])).toEqual([
    [a, 2],
    [b, 2],
    [c, undefined],
  ]);
  expect(await taskOf(id, d)).toMatchObject({ name: d, revision: 1 });
});

it('takes as many statements for 2,000 tasks as for two', async () => {
  const countOf = async (count: number) => {
    const id = await makeProject();
    const ids = Array.from({ length: count }, newId);
    const created = await statementsOf(() => save(member, id, { create: ids.map((each) => task(each)) }));
    // others have changed each of them meanwhile
    await save(lead, id, { update: ids.map((each) => ({ id: each, revision: 1, note: '看过' })) });
    const update = ids.map((each) => ({ id: each, revision: 1, start: '2031-03-04', end: '2031-03-09' }));
    const changed = await statementsOf(() => save(member, id, { update }));
    expect(await taskOf(id, ids.at(-1) ?? '')).toMatchObject({ note: '看过', end: '2031-03-09', revision: 3 });
    const removed = await statementsOf(() => save(member, id, { remove: ids }));
    return { created, changed, removed };
  };
  expect(await countOf(2_000)).toEqual(await countOf(2));
});

it('has a project to look at in the demonstration, whose people have tasks', async () => {
  const [row] = (await lead.extend.project.list({ query: { keyword: '充电桩建设' } })).list;
  const { tasks, people: named, workDays } = await read(row?.id ?? '');
  expect(tasks.length).toBeGreaterThan(10);
  const known = new Set(named.map(({ id }) => id));
  expect(tasks.flatMap(({ assigneeIds }) => assigneeIds).every((id) => known.has(id))).toBe(true);
  expect(workDays.week).toHaveLength(7);
});

it('leaves a project to those who stay when somebody is deleted, and no task without a project', async () => {
  const id = await makeProject();
  await lead.extend.project.update({ id, body: { leadIds: { add: ['user001'], remove: ['admin'] } } });
  await refusal(read(id), 404);
  await lead.permission.users.remove({ id: 'user001' });
  expect((await read(id, member)).role).toBe('lead');
});

/** How many statements about tasks a call sends to the database. */
async function statementsOf(call: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await call();
  const texts = query.mock.calls.map(([statement]) => {
    const asked: unknown = statement;
    return typeof asked === 'string' ? asked : String((asked as { text?: string }).text);
  });
  query.mockRestore();
  return texts.filter((text) => text.includes('project_task') || text.includes('noun_change')).length;
}
