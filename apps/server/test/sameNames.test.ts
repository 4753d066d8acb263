import { createSources } from '@smart-admin/api-client/sources';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

const namesake = '停车运营部';
const departments = () =>
  app.db
    .selectFrom('organize')
    .innerJoin('organize as company', 'company.id', 'organize.companyId')
    .select([
      'organize.id',
      'organize.companyId',
      sql<string>`coalesce(nullif(company.short_name, ''), company.full_name)`.as('company'),
      'company.fullName as companyName',
    ])
    .where('organize.fullName', '=', namesake)
    .execute();

it('a department whose name others have is named with its company, everywhere', async () => {
  const rows = await departments();
  expect(rows.length).toBeGreaterThan(4);
  const { list } = await admin.permission.names.list({ body: { kind: 'organize', ids: rows.map(({ id }) => id) } });
  for (const { id, company, companyName } of rows)
    expect(list.find((name) => name.id === id)).toMatchObject({
      fullName: `${company} / ${namesake}`,
      path: expect.stringMatching(new RegExp(`${companyName} / ${namesake}$`)) as string,
    });
  const [{ id, company }] = rows as [(typeof rows)[number]];
  const label = `${company} / ${namesake}`;
  const users = await admin.permission.users.list({ query: { organizeId: id } });
  expect(users.list.find(({ organizeId }) => organizeId === id)?.organizeName).toBe(label);
  const positions = await admin.permission.position.list({ query: { organizeId: id } });
  expect(positions.list[0]?.organizeName).toBe(label);
});

it('what stands below is named too where one company has the name twice, and a unique name stands alone', async () => {
  const [one, other] = await departments();
  const body = {
    shortName: '',
    managerId: '',
    telephone: '',
    address: '',
    description: '',
    sortCode: 0,
    enabledMark: 1,
  };
  const create = (parentId: string, enCode: string) =>
    admin.permission.department.create({ body: { ...body, fullName: '巡检一组', enCode, parentId } as never });
  const nameOf = async (enCode: string) => {
    const { id } = await app.db
      .selectFrom('organize')
      .select('id')
      .where('enCode', '=', enCode)
      .executeTakeFirstOrThrow();
    const { list } = await admin.permission.names.list({ body: { kind: 'organize', ids: [id] } });
    return list[0]?.fullName;
  };
  await create(one?.id ?? '', 'patrol1');
  expect(await nameOf('patrol1')).toBe('巡检一组');
  await create(one?.companyId ?? '', 'patrol2');
  expect(await nameOf('patrol1')).toBe(`${one?.company} / ${namesake} / 巡检一组`);
  expect(await nameOf('patrol2')).toBe(`${one?.company} / 巡检一组`);
  await create(other?.id ?? '', 'patrol3');
  expect(await nameOf('patrol3')).toBe(`${other?.company} / 巡检一组`);
});

it('positions and people of the same name are told apart', async () => {
  const { rows: twice } = await app.db
    .selectFrom('position')
    .select((select) => ['fullName', select.fn.agg<string[]>('array_agg', ['id']).as('ids')])
    .groupBy('fullName')
    .having((select) => select.fn.countAll(), '>', 1)
    .limit(1)
    .execute()
    .then((rows) => ({ rows }));
  const ids = twice[0]?.ids ?? [];
  const { list } = await admin.permission.names.list({ body: { kind: 'position', ids } });
  expect(new Set(list.map(({ fullName }) => fullName)).size).toBe(ids.length);
  await app.db.updateTable('userAccount').set({ realName: '吴运营' }).where('id', '=', 'user010').execute();
  const people = await app.db
    .selectFrom('userAccount')
    .select(['id', 'account'])
    .where('realName', '=', '吴运营')
    .execute();
  const { users } = createSources(admin, () => Promise.reject(new Error('no address is read here')));
  expect(await users.names(people.map(({ id }) => id))).toEqual(
    Object.fromEntries(people.map(({ id, account }) => [id, `吴运营 (${account})`])),
  );
});
