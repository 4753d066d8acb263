import { afterAll, beforeAll, expect, it } from 'vitest';
import { approver, flowOf } from './support/flowDrafts.js';
import { FlowTrial, type Staff } from './support/FlowTrial.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

/* A flow is launched by what its newest release says: title, number rule, and who may. Its draft waits for the next one. */
let app: TestApp;
let trial: FlowTrial;
beforeAll(async () => {
  app = await startTestApp();
  trial = await FlowTrial.start(app);
  for (const enCode of ['OLDNO', 'NEWNO']) {
    const body = { fullName: `规则${enCode}`, enCode, prefix: enCode, separator: '-' as const };
    await trial.admin.system.billRule.create({ body });
  }
});
afterAll(() => app.stop());

const NODES = [approver('a', ['user002'])];
const only = (...userIds: Staff[]) => ({ userIds, roleIds: [], organizeIds: [], groupIds: [] });
const WAS = { titleFormula: "CONCAT('旧：', {reason})", launchers: only('user001'), billRule: 'OLDNO' };
const IS = { titleFormula: "CONCAT('新：', {reason})", launchers: only('user003'), billRule: 'NEWNO' };
const flow = () => trial.admin.workflow.flow;
const change = async (id: string, body: object) => {
  const { revision } = await flow().read({ id });
  await flow().update({ id, body: { revision, ...body } });
};
const stateOf = async (id: string) => (await flow().read({ id })).state;
const offers = async (who: Staff, id: string) =>
  (await trial.as(who).workflow.launchable.list()).list.some((each) => each.id === id);
const idOfRule = async (code: string) => {
  const { list } = await trial.admin.system.billRule.list({ query: { keyword: code } });
  return list.find(({ enCode }) => enCode === code)?.id ?? '';
};

it('title, number rule and launchers of a draft hold with its release, not before', async () => {
  const id = await trial.release(NODES, WAS);
  await change(id, IS);
  expect(await stateOf(id)).toBe(2);
  expect([await offers('user001', id), await offers('user003', id)]).toEqual([true, false]);
  await refusal(trial.launch('user003', id), 403);
  await refusal(trial.as('user003').workflow.launchable.form({ id, query: {} }), 403);
  await refusal(trial.as('user003').workflow.launchDraft.create({ body: { flowId: id, values: {} } }), 403);
  const before = await trial.read('user001', await trial.launch('user001', id));
  expect(before.title).toBe('旧：试验');
  expect(before.number).toMatch(/^OLDNO-/);
  const draft = await trial
    .as('user001')
    .workflow.launchDraft.create({ body: { flowId: id, values: { reason: '稍后' } } });
  const { list } = await trial.as('user001').workflow.launchDraft.list({ query: {} });
  expect(list.find((each) => each.id === draft)?.title).toBe('旧：稍后');

  await flow().release({ id, body: {} });
  expect(await stateOf(id)).toBe(1);
  expect([await offers('user001', id), await offers('user003', id)]).toEqual([false, true]);
  await refusal(trial.launch('user001', id), 403);
  const after = await trial.read('user003', await trial.launch('user003', id));
  expect(after.title).toBe('新：试验');
  expect(after.number).toMatch(/^NEWNO-/);
  expect(await flow().version({ id, version: '1' })).toMatchObject(WAS);
  expect(await flow().version({ id, version: '2' })).toMatchObject(IS);
});

it('name, category, order and whether it is enabled hold at once, and are nothing that waits for a release', async () => {
  const id = await trial.release(NODES);
  await change(id, { fullName: '改了名', category: 'flowCategory_finance', sortCode: 7, icon: 'leaf' });
  expect(await stateOf(id)).toBe(1);
  const { list } = await trial.as('user001').workflow.launchable.list();
  expect(list.find((each) => each.id === id)).toMatchObject({ fullName: '改了名', category: 'flowCategory_finance' });
  expect((await trial.read('user001', await trial.launch('user001', id))).title).toMatch(/^改了名 /);
  await flow().updateState({ id });
  expect(await offers('user001', id)).toBe(false);
  await refusal(trial.launch('user001', id), 409);
  expect(await stateOf(id)).toBe(1);
});

it('a draft that is changed back to what is released waits for nothing any more', async () => {
  const document = flowOf(NODES);
  const id = await trial.release(document, WAS);
  await change(id, { document: JSON.stringify(flowOf([...NODES, approver('b', ['user003'])])) });
  expect(await stateOf(id)).toBe(2);
  await change(id, { document: JSON.stringify(document, null, 2) });
  expect(await stateOf(id)).toBe(1);
  await change(id, { launchers: null });
  expect(await stateOf(id)).toBe(2);
  await change(id, { launchers: WAS.launchers });
  expect(await stateOf(id)).toBe(1);
});

it('a copy has what the draft says, and has not been released', async () => {
  const id = await trial.release(NODES, WAS);
  await change(id, IS);
  const copy = await flow().copy({ id });
  expect(await flow().read({ id: copy })).toMatchObject({ ...IS, state: 0, version: 0 });
  await refusal(trial.launch('user003', copy), 404);
});

it('a rule by which the draft or the release numbers is kept, one that only an earlier release named is not', async () => {
  const { billRule } = trial.admin.system;
  for (const enCode of ['ONE', 'TWO', 'THREE'])
    await billRule.create({ body: { fullName: `规则${enCode}`, enCode, prefix: enCode } });
  const id = await trial.release(NODES, { billRule: 'ONE' });
  await trial.releaseAgain(id, NODES, { billRule: 'TWO' });
  await change(id, { billRule: 'THREE' });
  for (const code of ['TWO', 'THREE'])
    expect((await refusal(billRule.remove({ id: await idOfRule(code) }), 409)).message).toContain('试验流程');
  await billRule.remove({ id: await idOfRule('ONE') });
});

it('is launched by members of its roles and groups while these are enabled', async () => {
  const { role, group } = trial.admin.permission;
  const roleId = await role.create({ body: { fullName: '发起角色', enCode: 'launchers', globalMark: 1, sortCode: 1 } });
  const groupId = await group.create({ body: { fullName: '发起分组', enCode: 'launchGroup' } });
  await app.db
    .insertInto('membership')
    .values([
      { kind: 'role', targetId: roleId, userId: 'user001' },
      { kind: 'group', targetId: groupId, userId: 'user003' },
    ])
    .execute();
  const launchers = { userIds: [], roleIds: [roleId], organizeIds: [], groupIds: [groupId] };
  const id = await trial.release(NODES, { launchers });
  const members = [
    ['user001', () => role.updateState({ id: roleId })],
    ['user003', () => group.updateState({ id: groupId })],
  ] as const;
  for (const [member, switchState] of members) {
    expect(await offers(member, id)).toBe(true);
    await switchState();
    expect(await offers(member, id)).toBe(false);
    await refusal(trial.launch(member, id), 403);
    await switchState();
    await trial.launch(member, id);
  }
});
