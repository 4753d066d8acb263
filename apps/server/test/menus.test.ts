import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

const entry = (enCode: string, parentId: string, category: 'Web' | 'App' = 'Web') => ({
  parentId,
  enCode,
  fullName: enCode,
  category,
  type: 1,
});
const create = (enCode: string, parentId: string, category?: 'Web' | 'App') =>
  admin.system.menu.create({ body: entry(enCode, parentId, category) });
interface Place {
  parentId: string;
  afterId: string | null;
  beforeId: string | null;
}
const move = (id: string, from: Place, to: Place) => admin.system.menu.move({ id, body: { ...to, from } });
const below = async (id: string) => {
  const { list } = await admin.system.menu.list({ query: {} });
  return list.find((row) => row.id === id)?.children?.map(({ enCode, sortCode }) => [enCode, sortCode]);
};

it('entries are moved before a sibling, behind all of them, and below another entry', async () => {
  const folder = await create('move.folder', '-1');
  const [a, b, c] = [await create('move.a', folder), await create('move.b', folder), await create('move.c', folder)];
  await move(c, { parentId: folder, afterId: b, beforeId: null }, { parentId: folder, afterId: null, beforeId: a });
  expect(await below(folder)).toEqual([
    ['move.c', 1],
    ['move.a', 2],
    ['move.b', 3],
  ]);
  await move(c, { parentId: folder, afterId: null, beforeId: a }, { parentId: folder, afterId: b, beforeId: null });
  expect((await below(folder))?.map(([code]) => code)).toEqual(['move.a', 'move.b', 'move.c']);
  await move(b, { parentId: folder, afterId: a, beforeId: c }, { parentId: a, afterId: null, beforeId: null });
  expect((await below(folder))?.map(([code]) => code)).toEqual(['move.a', 'move.c']);
});

it('an entry moves neither below itself, nor to the other menu, nor without the button', async () => {
  const folder = await create('stay.folder', '-1');
  const child = await create('stay.child', folder);
  const other = await create('stay.app', '-1', 'App');
  const alone = (parentId: string) => ({ parentId, afterId: null, beforeId: null });
  expect((await refusal(move(folder, alone('-1'), alone(child)), 400)).fieldErrors).toHaveProperty('parentId');
  await refusal(move(child, alone(folder), alone(other)), 400);
  await refusal(move('nothing', alone('-1'), alone(folder)), 404);
  const operator = await app.signIn('operator');
  await refusal(operator.system.menu.move({ id: child, body: { ...alone('-1'), from: alone(folder) } }), 403);
  expect((await below(folder))?.map(([code]) => code)).toEqual(['stay.child']);
});

it('of two people who move entries there at once the second is told, and nothing of theirs is moved', async () => {
  const folder = await create('twice.folder', '-1');
  const [a, b, c] = [await create('twice.a', folder), await create('twice.b', folder), await create('twice.c', folder)];
  const last = { parentId: folder, afterId: b, beforeId: null };
  const first = { parentId: folder, afterId: null, beforeId: a };
  const between = { parentId: folder, afterId: a, beforeId: b };
  const answers = await Promise.allSettled([move(c, last, first), move(c, last, between)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const order = await below(folder);
  // as it was seen before the other's move: neither where it stood, nor where it should go
  await refusal(move(c, last, first), 409);
  await refusal(move(a, { parentId: folder, afterId: null, beforeId: b }, { ...last, afterId: c }), 409);
  expect(await below(folder)).toEqual(order);
});

it('nothing stands below an entry that is no folder, and a folder with entries stays one', async () => {
  const folder = await create('kind.folder', '-1');
  const page = await admin.system.menu.create({ body: { ...entry('kind.page', folder), type: 2 } });
  const other = await create('kind.other', folder);
  // new entries have the order number 0 and stand by their ids
  const [first] = (await below(folder)) ?? [];
  const isBehind = first?.[0] === 'kind.page';
  const seen = { parentId: folder, afterId: isBehind ? page : null, beforeId: isBehind ? null : page };
  const answer = await refusal(move(other, seen, { parentId: page, afterId: null, beforeId: null }), 400);
  expect(answer.fieldErrors?.parentId).toContain('kind.page');
  await refusal(create('kind.below', page), 400);
  await refusal(admin.system.menu.update({ id: folder, body: { ...entry('kind.folder', '-1'), type: 2 } }), 400);
  expect(await below(folder)).toHaveLength(2);
});

it('the list and the choice of a parent keep to the menu that is asked for', async () => {
  const id = await create('only.app', '-1', 'App');
  const web = await admin.system.menu.list({ query: { category: 'Web' } });
  const phone = await admin.system.menu.list({ query: { category: 'App', keyword: 'only' } });
  expect(web.list.some((row) => row.id === id)).toBe(false);
  expect(phone.list.map((row) => row.id)).toEqual([id]);
  const parents = await admin.system.menu.selector({ id: '0', query: { category: 'App' } });
  expect(parents.list.map((row) => row.id)).toContain(id);
  expect(parents.list.map((row) => row.id)).not.toContain('system_menu');
});
