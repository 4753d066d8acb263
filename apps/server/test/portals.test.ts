import { type ApiClient } from '@smart-admin/api-client';
import { createField } from '@smart-admin/form-engine/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOf, modelBody } from './support/modelBody.js';
import { saveGrants } from './support/saveGrants.js';
import { makeReader } from './support/makeReader.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
/** Has the rows of their department and of nobody's visitors but their own. */
let staff: ApiClient;

type Card = Parameters<ApiClient['design']['portal']['create']>[0]['body']['document'] extends { cards?: infer Cards }
  ? NonNullable<Cards> extends (infer One)[]
    ? One
    : never
  : never;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  staff = await app.signIn('operator');
});
afterAll(() => app.stop());

let made = 0;
const place = (id: string, y = 0) => ({ id, x: 0, y, w: 4, h: 2, title: id });
const text = (id: string, y = 0, more = {}): Card => ({ ...place(id, y), kind: 'text', html: '<p>好</p>', ...more });
const figure = (id: string, field: string, y = 0): Card => ({
  ...place(id, y),
  kind: 'figure',
  data: { source: 'builtIn', name: 'parkingToday', measures: [{ field }] },
});

async function draft(cards: Card[], filters: object[] = []) {
  made += 1;
  const enCode = `trial${made}`;
  const document = { version: 1 as const, cards, filters } as Parameters<
    ApiClient['design']['portal']['create']
  >[0]['body']['document'];
  return admin.design.portal.create({ body: { fullName: `门户${made}`, enCode, document } });
}

async function released(cards: Card[], filters: object[] = []) {
  const id = await draft(cards, filters);
  const { menuId } = await admin.design.portal.release({ id, body: {} });
  return { id, menuId };
}

/** Somebody with a password, the pages that are named, and nothing else. */
function somebody(menuIds: readonly string[]) {
  made += 1;
  return makeReader(app, admin, { id: `portal_reader_${made}`, account: `reader${made}`, menuIds });
}

describe('designed portals', () => {
  it('show people what was released, while the draft goes on', async () => {
    const { id } = await released([text('a')]);
    const { revision, document } = await admin.design.portal.read({ id });
    await admin.design.portal.update({ id, body: { revision, document: { ...document, cards: [] } } });
    expect((await admin.design.portal.view({ id })).document.cards).toHaveLength(1);
    expect(await admin.design.portal.read({ id })).toMatchObject({ state: 2, version: 1 });
    await admin.design.portal.update({ id, body: { document } });
    expect(await admin.design.portal.read({ id })).toMatchObject({ state: 1 });
  });

  it('get an entry of type 8 at their address, which goes with them and with the choice of people', async () => {
    const { id, menuId } = await released([text('a')]);
    const entry = await admin.system.menu.read({ id: menuId });
    const { enCode } = await admin.design.portal.read({ id });
    expect(entry).toMatchObject({
      type: 8,
      urlAddress: `portal/${enCode}`,
      propertyJson: JSON.stringify({ moduleId: id }),
    });
    await admin.design.portal.choose({ body: { portal: id } });
    expect(await admin.design.portal.mine()).toMatchObject({ portalId: id });
    await admin.design.portal.remove({ id });
    await refusal(admin.system.menu.read({ id: menuId }), 404);
    expect(await admin.design.portal.mine()).toMatchObject({ portalId: '' });
  });

  it('keep their releases, of which one can be taken back as the draft', async () => {
    const { id } = await released([text('a')]);
    const { document } = await admin.design.portal.read({ id });
    await admin.design.portal.update({
      id,
      body: { document: { ...document, cards: [text('b')] } as typeof document },
    });
    await admin.design.portal.release({ id, body: {} });
    const { list } = await admin.design.portal.versions({ id });
    expect(list.map(({ version }) => version)).toEqual([2, 1]);
    await admin.design.portal.restoreVersion({ id, version: '1' });
    expect((await admin.design.portal.read({ id })).document.cards[0]?.id).toBe('a');
    expect((await admin.design.portal.view({ id })).document.cards[0]?.id).toBe('b');
    await refusal(admin.design.portal.version({ id, version: '9' }), 404);
  });

  it('are copied as drafts, and travel as a file', async () => {
    const { id } = await released([text('a')]);
    const copy = await admin.design.portal.copy({ id });
    expect(await admin.design.portal.read({ id: copy })).toMatchObject({ state: 0, version: 0 });
    const file = JSON.parse(await (await admin.design.portal.export({ id })).blob.text()) as {
      portal: { document: object };
    };
    expect(file.portal.document).toEqual((await admin.design.portal.read({ id })).document);
  });

  it.each([
    ['two cards on one place', [text('a'), text('b')]],
    ['a card beyond the canvas', [{ ...text('a'), x: 10 }]],
    ['two cards of one name', [text('a'), text('a', 5)]],
    ['a card of no kind', [{ ...text('a'), kind: 'script' }]],
    ['an address that runs something', [{ ...place('a'), kind: 'web', address: 'javascript:alert(1)' }]],
    ['a file of the API in a frame', [{ ...place('a'), kind: 'web', address: '/api/file/Uploader/annex/x.html' }]],
    ['one that is written in another way', [{ ...place('a'), kind: 'web', address: '/x/%2e%2e/%61pi/file/x.html' }]],
    ['an address of another site without https', [{ ...place('a'), kind: 'web', address: '//evil.example' }]],
    ['a part that is not known', [{ ...text('a'), onload: 'x' }]],
  ])('refuse %s at each write', async (_what, cards) => {
    await refusal(draft(cards as Card[]), 400);
    const id = await draft([text('a')]);
    const document = { version: 1 as const, filters: [], cards } as never;
    await refusal(admin.design.portal.update({ id, body: { document } }), 400);
  });

  it('store no HTML that does something, and release no empty canvas', async () => {
    const id = await draft([text('a', 0, { html: '<p onclick="x()">好<script>alert(1)</script></p>' })]);
    expect(JSON.stringify((await admin.design.portal.read({ id })).document)).toContain('<p>好</p>');
    await refusal(admin.design.portal.release({ id: await draft([]), body: {} }), 400);
  });
});

describe('a reader', () => {
  it('opens the portals of their menu alone', async () => {
    const { id, menuId } = await released([text('a')]);
    const reader = await somebody([menuId]);
    const other = await somebody([]);
    expect(await reader.design.portal.view({ id })).toMatchObject({ id });
    expect((await reader.design.portal.mine()).list.map((portal) => portal.id)).toEqual([id]);
    await refusal(other.design.portal.view({ id }), 403);
    await refusal(other.design.portal.data({ id, body: { cards: ['a'] } }), 403);
    await refusal(other.design.portal.choose({ body: { portal: id } }), 403);
    expect((await other.design.portal.mine()).list).toEqual([]);
  });

  it('is not sent cards of other roles and organisations, nor their rows', async () => {
    const { id, menuId } = await released([
      text('open'),
      { ...figure('roles', 'entries', 3), roleIds: ['finance'] },
      { ...figure('organization', 'entries', 6), organizeIds: ['group'] },
      { ...figure('elsewhere', 'entries', 9), organizeIds: ['no_such_company'] },
    ]);
    const reader = await somebody([menuId, 'parking_screen']);
    const { cards } = (await reader.design.portal.view({ id })).document;
    expect(cards.map((card) => card.id)).toEqual(['open', 'organization']);
    const ids = ['roles', 'organization', 'never'];
    const { list } = await reader.design.portal.data({ id, body: { cards: ids } });
    const [hidden, shown, unknown] = list;
    expect(shown?.answer?.rows).toHaveLength(1);
    expect(hidden?.answer).toBeNull();
    // a hidden card is told of as one that does not exist
    expect(hidden?.error).toBe(unknown?.error);
  });

  it('gets neither what rows are asked with nor who else sees a card', async () => {
    const { id, menuId } = await released([{ ...figure('a', 'revenue'), roleIds: [], organizeIds: ['group'] }]);
    const reader = await somebody([menuId]);
    const [card] = (await reader.design.portal.view({ id })).document.cards;
    expect(card).toMatchObject({ hasData: true });
    expect(Object.keys(card ?? {})).not.toEqual(expect.arrayContaining(['data']));
    expect(Object.keys(card ?? {})).not.toEqual(expect.arrayContaining(['organizeIds']));
  });

  it('sees figures of parking by the pages that they have, and is told where one is missing', async () => {
    const { id, menuId } = await released([figure('money', 'revenue'), figure('traffic', 'entries', 3)]);
    const none = await somebody([menuId]);
    const money = await somebody([menuId, 'parking_payment']);
    const body = { cards: ['money', 'traffic'] };
    const refused = await none.design.portal.data({ id, body });
    expect(refused.list.map(({ answer, error }) => [answer, error !== ''])).toEqual([
      [null, true],
      [null, true],
    ]);
    const { list } = await money.design.portal.data({ id, body });
    expect(list[0]?.answer?.rows[0]).toHaveProperty('revenue');
    expect(list[1]).toMatchObject({ answer: null });
  });
});

it('a portal is the dashboard of whoever has a role of its, until they choose another', async () => {
  const { id: own, menuId: ownMenu } = await released([text('a')]);
  const document = { version: 1 as const, cards: [text('a')], defaultFor: ['hr'] } as never;
  const id = await admin.design.portal.create({ body: { fullName: '人事', enCode: 'ofRole', document } });
  const { menuId } = await admin.design.portal.release({ id, body: {} });
  const reader = await somebody([ownMenu, menuId]);
  expect(await reader.design.portal.mine()).toMatchObject({ portalId: '' });
  await app.db
    .insertInto('membership')
    .values({ kind: 'role', targetId: 'hr', userId: `portal_reader_${made}` })
    .execute();
  expect(await reader.design.portal.mine()).toMatchObject({ portalId: id, isChosen: false });
  await reader.design.portal.choose({ body: { portal: own } });
  expect(await reader.design.portal.mine()).toMatchObject({ portalId: own, isChosen: true });
});

it('a portal that somebody is given is their dashboard, if whoever gives it may open it', async () => {
  const { id, menuId } = await released([text('a')]);
  const reader = await somebody([menuId]);
  const userId = `portal_reader_${made}`;
  await admin.permission.users.update({ id: userId, body: { portalId: id } });
  expect(await reader.design.portal.mine()).toMatchObject({ portalId: id });
  expect((await reader.oauth.currentUser()).userInfo).toMatchObject({ portalId: id });
  expect(await admin.permission.users.read({ id: userId })).toMatchObject({ portalId: id });
  for (const portalId of ['never', await draft([text('a')])])
    await refusal(admin.permission.users.update({ id: userId, body: { portalId } }), 400);
  await admin.permission.users.update({ id: userId, body: { portalId: '' } });
  expect(await reader.design.portal.mine()).toMatchObject({ portalId: '' });
});

describe('records in a card', () => {
  const fields = [
    createField('text', { id: 'kind', label: '类别' }),
    createField('number', { id: 'price', label: '价格', precision: 2 }),
    createField('date', { id: 'day', label: '日期' }),
  ];
  let modelId: string;
  let modelMenu: string;
  const model = (more: object) => ({
    ...place('a'),
    kind: 'bar',
    data: { source: 'model', modelId, ...more },
  });
  const answerOf = async (reader: ApiClient, id: string, filters: Record<string, string> = {}) => {
    const { list } = await reader.design.portal.data({ id, body: { cards: ['a'], filters } });
    return list[0];
  };

  beforeAll(async () => {
    modelId = await admin.visualdev.models.create({ body: modelBody('portal.records', fields) });
    modelMenu = (await admin.visualdev.models.release({ id: modelId, body: {} })).menuId;
    expect(listOf(fields).columns).toHaveLength(3);
    for (const [kind, price, day] of [
      ['甲', 10, '2026-11-02'],
      ['甲', 5.5, '2026-11-20'],
      ['乙', 4, '2026-10-01'],
    ] as const)
      await admin.visualdev.records.create({ id: modelId, body: { kind, price, day } });
  });

  it('are grouped, measured, ordered and cut in the database', async () => {
    const measures = [
      { field: 'price', aggregate: 'sum' },
      { aggregate: 'count' },
      { field: 'price', aggregate: 'max' },
    ];
    const { id } = await released([model({ dimension: 'kind', measures, order: 'measureDown', limit: 1 }) as Card]);
    const answer = (await answerOf(admin, id))?.answer;
    expect(answer?.columns.map((column) => column.label)).toEqual(['类别', '价格', '数量', '价格']);
    expect(answer?.rows).toEqual([{ kind: '甲', kind_value: '甲', price: 15.5, count: 2, max_price: 10 }]);
  });

  it('are grouped by months, and narrowed by conditions and by the filters of the portal', async () => {
    const measures = [{ aggregate: 'count' }];
    const monthly = await released([model({ dimension: 'day', per: 'month', measures, order: 'dimensionUp' }) as Card]);
    expect((await answerOf(admin, monthly.id))?.answer?.rows.map(({ day, count }) => [day, count])).toEqual([
      ['2026-10-01', 1],
      ['2026-11-01', 2],
    ]);
    const conditions = [{ field: 'kind', operator: 'equal', value: { from: 'filter', value: 'which' } }];
    const options = [{ value: '甲', label: '甲' }];
    const filtered = await released(
      [model({ measures, conditions }) as Card],
      [{ id: 'which', label: '类别', kind: 'choice', options }],
    );
    const count = async (filters: Record<string, string>) =>
      (await answerOf(admin, filtered.id, filters))?.answer?.rows[0]?.count;
    expect(await count({})).toBe(3);
    expect(await count({ which: '甲' })).toBe(2);
    // a value that cannot be chosen narrows nothing
    expect(await count({ which: '乙' })).toBe(3);
    expect(await count({ another: "x' or 1=1" })).toBe(3);
  });

  it('are those of the reader: their page, their rows, their columns', async () => {
    const counted = await released([model({ measures: [{ aggregate: 'count' }] }) as Card]);
    const priced = await released([model({ measures: [{ field: 'price' }] }) as Card]);
    const stranger = await somebody([counted.menuId]);
    expect(await answerOf(stranger, counted.id)).toMatchObject({ answer: null, error: expect.any(String) as string });
    // with the page, but nobody's rows and no column
    const limited = await somebody([counted.menuId, priced.menuId, modelMenu]);
    expect((await answerOf(limited, counted.id))?.answer?.rows).toEqual([{ count: 0 }]);
    expect(await answerOf(limited, priced.id)).toMatchObject({
      answer: null,
      error: expect.stringContaining('price') as string,
    });
  });

  it('answer no column that is hidden from the reader in a list', async () => {
    const { id, menuId } = await released([
      { ...place('a'), kind: 'list', data: { source: 'model', modelId, columns: ['kind', 'price'] } } as Card,
    ]);
    const limited = await somebody([menuId, modelMenu]);
    expect((await answerOf(limited, id))?.answer?.columns).toEqual([]);
    expect((await answerOf(admin, id))?.answer?.columns.map((column) => column.id)).toEqual(['kind', 'price']);
  });
});

describe('interfaces in a card', () => {
  it('are asked with values of the portal and of the server, and grouped', async () => {
    const rows = [
      { lot: 'A', amount: 3 },
      { lot: 'B', amount: 1 },
      { lot: 'A', amount: 0.2 },
    ];
    const body = {
      ...{ fullName: '收入', enCode: 'portalRows', category: '', kind: 'static' as const, access: 'roles' as const },
      ...{ roleIds: ['finance'], staticData: JSON.stringify(rows) },
    };
    const interfaceId = await admin.system.dataInterface.create({ body: body as never });
    const { id, menuId } = await released([
      {
        ...{ ...place('a'), kind: 'bar' },
        data: {
          source: 'interface',
          interfaceId,
          dimension: 'lot',
          measures: [{ field: 'amount' }],
          order: 'measureDown',
        },
      } as Card,
    ]);
    const ask = async (reader: ApiClient) => (await reader.design.portal.data({ id, body: { cards: ['a'] } })).list[0];
    expect((await ask(admin))?.answer?.rows).toEqual([
      { lot: 'A', amount: 3.2 },
      { lot: 'B', amount: 1 },
    ]);
    // who may not ask the interface gets nothing of it by a portal
    expect(await ask(await somebody([menuId]))).toMatchObject({ answer: null });
  });
});

describe('whoever designs', () => {
  it('sees cards as a role does, never more than they may see themselves', async () => {
    const cards = [figure('a', 'revenue'), { ...text('b', 3), roleIds: ['finance'] }] as never;
    const asRole = (id: string) => admin.design.portal.preview({ body: { cards, as: { type: 'Role', id } } });
    expect((await asRole('finance')).hidden).toEqual([]);
    const hr = await asRole('hr');
    expect(hr.hidden).toEqual(['b']);
    expect(hr.list[0]).toMatchObject({ answer: null });
    const designer = await somebody(['onlineDev', 'onlineDev_portalDesign']);
    await refusal(designer.design.portal.preview({ body: { cards, as: { type: 'Role', id: 'administrator' } } }), 403);
    const own = await designer.design.portal.preview({ body: { cards } });
    expect(own.list[0]).toMatchObject({ answer: null });
    expect((await designer.design.portal.sources()).list).toEqual([]);
    await refusal(staff.design.portal.preview({ body: { cards } }), 403);
  });

  it('sees as a role no rows that the role has not', async () => {
    const list = {
      ...place('a'),
      kind: 'list',
      data: { source: 'builtIn', name: 'parkingPlaces', columns: ['place'] },
    };
    const rowsAs = async (organizeIds: string[]) => {
      await saveGrants(admin, 'Role', 'hr', {
        menu: ['parking', 'parking_screen'],
        data: [{ moduleId: 'parking_screen', scope: 'organizes', organizeIds }],
      });
      const { list: answers } = await admin.design.portal.preview({
        body: { cards: [list] as never, as: { type: 'Role', id: 'hr' } },
      });
      return answers[0]?.answer?.rows.map((row) => String(row.place)) ?? [];
    };
    const all = (await admin.design.portal.preview({ body: { cards: [list] as never } })).list[0]?.answer?.rows ?? [];
    const [some, others] = [await rowsAs(['beihu']), await rowsAs(['binhai'])];
    expect(some.length).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(0);
    expect(some.filter((name) => others.includes(name))).toEqual([]);
    expect(some.length + others.length).toBeLessThanOrEqual(all.length);
  });

  it('is offered the data sets of the platform with their columns', async () => {
    const { list } = await admin.design.portal.sources();
    expect(list.find(({ name }) => name === 'parkingPlaces')?.columns.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['place', 'revenue', 'occupancy']),
    );
    const { list: templates } = await admin.design.portal.templates();
    expect(templates.map(({ id }) => id)).toEqual(['operation', 'personal', 'approvals']);
  });
});

it('the first portal is there for whoever has its entry, with figures for who may see parking', async () => {
  const { document } = await staff.design.portal.view({ id: 'operation' });
  const cards = document.cards.filter((card) => card.hasData === true).map(({ id }) => id);
  const { list } = await staff.design.portal.data({ id: 'operation', body: { cards } });
  expect(list.map(({ error }) => error)).toEqual(cards.map(() => ''));
  const revenue = list.find(({ cardId }) => cardId === 'revenue')?.answer;
  expect(revenue?.columns[0]).toMatchObject({ id: 'revenue', kind: 'amount' });
});
