import { type ApiClient } from '@smart-admin/api-client';
import { createField, decodeListDefinition, encodeListDefinition } from '@smart-admin/form-engine/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseModel } from './support/releaseModel.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let operator: ApiClient;
let id: string;

const query = { currentPage: 1, pageSize: 20, queryJson: {} };
const plates = async (client: ApiClient, more: object = {}) => {
  const { list } = await client.visualdev.records.list({ id, body: { ...query, ...more } });
  return list.map(({ plate }) => plate).toSorted();
};

/** Releases the list with these filters. */
async function releaseFilters(filters: readonly object[]) {
  const model = await admin.visualdev.models.read({ id });
  const list = encodeListDefinition(decodeListDefinition(model.columnData));
  const body = { ...model, columnData: JSON.stringify({ ...list, dataFilters: filters }) };
  await admin.visualdev.models.update({ id, body });
  await admin.visualdev.models.release({ id, body: {} });
}

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  id = await releaseModel(admin, 'filtered.visit', [
    createField('text', { id: 'plate', label: '车牌' }),
    createField('text', { id: 'state', label: '状态' }),
    createField('number', { id: 'fee', label: '金额' }),
  ]);
  const menu = await app.db
    .selectFrom('menu')
    .select('id')
    .where('urlAddress', '=', 'model/filtered.visit')
    .executeTakeFirstOrThrow();
  const codes = await app.db.selectFrom('menuCode').select(['id', 'kind']).where('menuId', '=', menu.id).execute();
  const given = await admin.permission.authority.read({ holder: 'Role', id: 'operator' });
  const of = (kind: string) => codes.filter((code) => code.kind === kind).map((code) => code.id);
  await saveGrants(admin, 'Role', 'operator', {
    ...given,
    menu: [...given.menu, menu.id],
    button: [...given.button, ...of('button')],
    list: [...given.list, ...of('list')],
    form: [...given.form, ...of('form')],
  });
  operator = await app.signIn('operator');
});
afterAll(() => app.stop());

describe('the data filter of a list', () => {
  it('holds for reading, searching, changing and removing, for everybody', async () => {
    const create = (client: ApiClient, plate: string, state: string, fee: number) =>
      client.visualdev.records.create({ id, body: { plate, state, fee } });
    await create(operator, 'A1', 'open', 5);
    const closed = await create(operator, 'A2', 'closed', 50);
    await create(operator, 'A3', 'open', 500);
    expect(await plates(operator)).toEqual(['A1', 'A2', 'A3']);

    await releaseFilters([
      { field: 'state', mode: 'equal', value: 'open' },
      { field: 'fee', mode: 'between', value: '1', until: '100' },
    ]);
    for (const client of [admin, operator]) {
      expect(await plates(client)).toEqual(['A1']);
      // no search leads around it
      expect(await plates(client, { queryJson: { state: 'closed' } })).toEqual([]);
      expect(await plates(client, { keyword: 'A2' })).toEqual([]);
      await refusal(client.visualdev.records.read({ id, recordId: closed }), 403);
      await refusal(client.visualdev.records.update({ id, recordId: closed, body: { plate: 'X' } }), 403);
      await refusal(client.visualdev.records.remove({ id, recordId: closed }), 403);
    }
    await releaseFilters([]);
    expect(await plates(operator)).toEqual(['A1', 'A2', 'A3']);
  });

  it('keeps what others deleted out of the bin, where records have no columns to compare any more', async () => {
    const [mine, theirs] = [
      await operator.visualdev.records.create({ id, body: { plate: 'B1', state: 'open', fee: 5 } }),
      await operator.visualdev.records.create({ id, body: { plate: 'B2', state: 'closed', fee: 5 } }),
    ];
    await admin.visualdev.records.remove({ id, recordId: theirs });
    await releaseFilters([{ field: 'state', mode: 'equal', value: 'open' }]);
    await operator.visualdev.records.remove({ id, recordId: mine });
    const { list, pagination } = await operator.visualdev.records.bin({ id, query: {} });
    expect([list.map(({ plate }) => plate), pagination.total]).toEqual([['B1'], 1]);
    await refusal(operator.visualdev.records.restore({ id, body: { ids: [theirs] } }), 403);
    await refusal(operator.visualdev.records.purge({ id, body: { ids: [theirs] } }), 403);
    await operator.visualdev.records.restore({ id, body: { ids: [mine] } });
    await releaseFilters([]);
  });

  it('lets no record through where it means nothing', async () => {
    await releaseFilters([{ field: 'gone', mode: 'equal', value: '1' }]);
    expect(await plates(admin)).toEqual([]);
    await releaseFilters([{ field: 'fee', mode: 'equal', value: 'many' }]);
    expect(await plates(admin)).toEqual([]);
  });
});
