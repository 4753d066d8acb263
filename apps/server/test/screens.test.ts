import { type ApiClient } from '@smart-admin/api-client';
import { createField } from '@smart-admin/form-engine/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelBody } from './support/modelBody.js';
import { makeReader } from './support/makeReader.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;

type Body = Parameters<ApiClient['design']['screen']['create']>[0]['body'];
type Widget = NonNullable<Body['document']['widgets']>[number];

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

let made = 0;
const place = (id: string) => ({ id, x: 0, y: 0, w: 400, h: 200, title: id });
const title = (id: string, more = {}): Widget => ({ ...place(id), kind: 'title', ...more });
const figure = (id: string, field: string, more = {}): Widget => ({
  ...place(id),
  kind: 'figure',
  data: { source: 'builtIn', name: 'parkingToday', measures: [{ field }] },
  ...more,
});

function draft(widgets: Widget[]) {
  made += 1;
  return admin.design.screen.create({
    body: { fullName: `大屏${made}`, enCode: `wall${made}`, document: { version: 1, widgets } },
  });
}

async function released(widgets: Widget[]) {
  const id = await draft(widgets);
  const { menuId } = await admin.design.screen.release({ id, body: {} });
  return { id, menuId };
}

/** Somebody with a password, the pages that are named, and nothing else. */
function somebody(menuIds: readonly string[]) {
  made += 1;
  return makeReader(app, admin, { id: `screen_reader_${made}`, account: `wallReader${made}`, menuIds });
}

describe('designed screens', () => {
  it('F-OD-06 get an entry of type 6 by their release, which opens what was released while the draft goes on', async () => {
    const { id, menuId } = await released([title('a'), figure('b', 'entries')]);
    expect(await admin.system.menu.read({ id: menuId })).toMatchObject({
      type: 6,
      propertyJson: JSON.stringify({ moduleId: id }),
    });
    const { document } = await admin.design.screen.read({ id });
    expect(document).toMatchObject({ width: 1_920, height: 1_080, fit: 'contain', theme: 'navy' });
    await admin.design.screen.update({ id, body: { document: { ...document, widgets: [title('c')] } as never } });
    expect((await admin.design.screen.view({ id })).document.widgets.map((widget) => widget.id)).toEqual(['a', 'b']);
    const { list } = await admin.design.screen.data({ id, body: { widgets: ['b'] } });
    expect(list[0]?.answer?.rows).toHaveLength(1);
  });

  it('keep their releases, are copied as drafts, travel as a file, and take their entry along when they go', async () => {
    const { id, menuId } = await released([title('a')]);
    const { document } = await admin.design.screen.read({ id });
    await admin.design.screen.update({ id, body: { document: { ...document, widgets: [title('b')] } as never } });
    await admin.design.screen.release({ id, body: {} });
    expect((await admin.design.screen.versions({ id })).list.map(({ version }) => version)).toEqual([2, 1]);
    await admin.design.screen.restoreVersion({ id, version: '1' });
    expect((await admin.design.screen.read({ id })).document.widgets[0]?.id).toBe('a');
    expect((await admin.design.screen.view({ id })).document.widgets[0]?.id).toBe('b');
    const copy = await admin.design.screen.copy({ id });
    expect(await admin.design.screen.read({ id: copy })).toMatchObject({ state: 0, version: 0 });
    const file = JSON.parse(await (await admin.design.screen.export({ id })).blob.text()) as {
      screen: { document: object };
    };
    expect(file.screen.document).toEqual((await admin.design.screen.read({ id })).document);
    await admin.design.screen.remove({ id });
    await refusal(admin.system.menu.read({ id: menuId }), 404);
  });

  it.each([
    ['two widgets of one name', [title('a'), title('a')]],
    ['a widget of no kind', [{ ...title('a'), kind: 'script' }]],
    ['a part that is not known', [{ ...title('a'), onload: 'x' }]],
    ['a colour that is more than one', [{ ...title('a'), color: 'red;background:url(//evil.example)' }]],
    ['an address that runs something', [{ ...place('a'), kind: 'web', address: 'javascript:alert(1)' }]],
    ['a file of the API in a frame', [{ ...place('a'), kind: 'web', address: '/api/file/Uploader/annex/x.html' }]],
    ['a picture of another site', [{ ...place('a'), kind: 'image', address: 'https://evil.example/x.png' }]],
    ['half a pixel', [{ ...title('a'), x: 0.5 }]],
  ])('refuse %s at each write', async (_what, widgets) => {
    await refusal(draft(widgets as Widget[]), 400);
    const id = await draft([title('a')]);
    await refusal(admin.design.screen.update({ id, body: { document: { version: 1, widgets } as never } }), 400);
  });

  it('are not released empty, and are no portals', async () => {
    await refusal(admin.design.screen.release({ id: await draft([]), body: {} }), 400);
    const { id } = await released([title('a')]);
    await refusal(admin.design.portal.view({ id }), 404);
    await refusal(admin.design.portal.read({ id }), 404);
    await refusal(admin.design.screen.view({ id: 'operation' }), 404);
  });

  it('have templates that fit their canvas and say their names in every language', async () => {
    const { list } = await admin.design.screen.templates();
    expect(list.map(({ id }) => id)).toEqual(['revenue', 'traffic']);
    for (const { document } of list)
      for (const { x, y, w, h, kind, titles } of document.widgets) {
        expect(x >= 0 && y >= 0 && x + w <= document.width && y + h <= document.height).toBe(true);
        if (kind !== 'border') expect(Object.values(titles)).not.toContain('');
      }
  });
});

describe('a reader of a wall', () => {
  it('opens the screens of their menu alone', async () => {
    const { id, menuId } = await released([title('a'), figure('b', 'entries')]);
    const reader = await somebody([menuId, 'parking_screen']);
    const other = await somebody([]);
    expect(await reader.design.screen.view({ id })).toMatchObject({ id });
    await refusal(other.design.screen.view({ id }), 403);
    await refusal(other.design.screen.data({ id, body: { widgets: ['b'] } }), 403);
    await refusal(reader.design.screen.list({ query: {} }), 403);
    await refusal(reader.design.screen.preview({ body: { widgets: [figure('b', 'entries')] as never } }), 403);
  });

  it('gets neither what rows are asked with, nor what is hidden', async () => {
    const { id, menuId } = await released([figure('a', 'revenue'), figure('b', 'revenue', { hidden: true })]);
    const reader = await somebody([menuId, 'parking_payment']);
    const { widgets } = (await reader.design.screen.view({ id })).document;
    expect(widgets.map((widget) => widget.id)).toEqual(['a']);
    expect(widgets[0]).toMatchObject({ hasData: true, follows: 'parking' });
    expect(widgets[0]).not.toHaveProperty('data');
    const { list } = await reader.design.screen.data({ id, body: { widgets: ['b', 'never'] } });
    // what is hidden is told of as what does not exist
    expect(list[0]).toMatchObject({ answer: null, error: list[1]?.error });
  });

  it('sees figures by the pages that they have, and records by their rows and columns', async () => {
    const modelId = await admin.visualdev.models.create({
      body: modelBody('screen.records', [
        createField('text', { id: 'kind', label: '类别' }),
        createField('number', { id: 'price', label: '价格' }),
      ]),
    });
    const { menuId: modelMenu } = await admin.visualdev.models.release({ id: modelId, body: {} });
    await admin.visualdev.records.create({ id: modelId, body: { kind: '甲', price: 4 } });
    const count = {
      ...{ ...place('records'), kind: 'bar' as const },
      data: { source: 'model' as const, modelId, measures: [{ aggregate: 'count' as const }] },
    };
    const prices = { ...count, id: 'prices', data: { ...count.data, measures: [{ field: 'price' }] } };
    const { id, menuId } = await released([figure('money', 'revenue'), figure('cars', 'entries'), count, prices]);
    const ask = async (reader: ApiClient) =>
      (await reader.design.screen.data({ id, body: { widgets: ['money', 'cars', 'records', 'prices'] } })).list;
    const none = await ask(await somebody([menuId]));
    expect(none.map(({ answer, error }) => [answer, error !== ''])).toEqual(Array(4).fill([null, true]));
    const [money, cars, records, hidden] = await ask(await somebody([menuId, 'parking_payment', modelMenu]));
    expect(money?.answer?.rows[0]).toHaveProperty('revenue');
    expect(cars).toMatchObject({ answer: null });
    // with the page, but nobody's rows and no column
    expect(records?.answer?.rows).toEqual([{ count: 0 }]);
    expect(hidden).toMatchObject({ answer: null });
    const whole = await ask(admin);
    expect(whole[2]?.answer?.rows).toEqual([{ count: 1 }]);
  });
});

it('whoever designs gets of a preview what they may see themselves', async () => {
  const designer = await somebody(['onlineDev', 'onlineDev_screenDesign']);
  const widgets = [figure('a', 'revenue')] as never;
  expect((await designer.design.screen.preview({ body: { widgets } })).list[0]).toMatchObject({ answer: null });
  expect((await designer.design.screen.sources()).list).toEqual([]);
  expect((await admin.design.screen.preview({ body: { widgets } })).list[0]?.answer?.rows[0]).toHaveProperty('revenue');
});

it('whoever designs sees widgets as a role does, never more than they may see themselves', async () => {
  const widgets = [figure('a', 'revenue')] as never;
  const asRole = (client: ApiClient, id: string) =>
    client.design.screen.preview({ body: { widgets, as: { type: 'Role', id } } });
  expect((await asRole(admin, 'finance')).list[0]?.answer?.rows[0]).toHaveProperty('revenue');
  expect((await asRole(admin, 'hr')).list[0]).toMatchObject({ answer: null });
  const designer = await somebody(['onlineDev', 'onlineDev_screenDesign', 'permission', 'permission_authorize']);
  expect((await asRole(designer, 'finance')).list[0]).toMatchObject({ answer: null });
  // whoever may not read the grants of roles does not look as one
  await refusal(asRole(await somebody(['onlineDev', 'onlineDev_screenDesign']), 'finance'), 403);
});
