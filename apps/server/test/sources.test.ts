import { createReferences, createSources } from '@smart-admin/api-client/sources';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './support/startTestApp.js';
import { application } from './support/visitorApplication.js';

let app: TestApp;
let sources: ReturnType<typeof createSources>;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  sources = createSources(admin, () => Promise.reject(new Error('no address is read here')));
});
afterAll(() => app.stop());

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('sources of the pickers', () => {
  it('A7.9-23 users by parent node and keyword, by ids, by organisation and keyword, subordinates by keyword', async () => {
    const { users } = sources;
    const [company] = await users.tree.load();
    expect(company).toMatchObject({ type: 'company', isLeaf: false });
    const below = await users.tree.loadChildren(company?.id ?? '');
    expect(below.length).toBeGreaterThan(0);
    const found = await users.tree.search('operator');
    expect(found).toEqual([expect.objectContaining({ type: 'user', isLeaf: true })]);
    const operator = found[0]?.id ?? '';
    expect(await users.names([operator, 'nobody'])).toEqual({ [operator]: '吴运营' });
    const caller = await app.signIn('operator');
    const own = createSources(caller, () => Promise.reject(new Error('no address is read here')));
    const colleagues = await own.users.currentOrganization({ keyword: '', page: 1, pageSize: 50 });
    expect(idsOf(colleagues.items)).toContain(operator);
    expect(colleagues.total).toBe(colleagues.items.length);
    expect(idsOf((await own.users.currentOrganization({ keyword: 'operator', page: 1, pageSize: 50 })).items)).toEqual([
      operator,
    ]);
    await app.db.updateTable('userAccount').set({ managerId: operator }).where('id', '=', 'user010').execute();
    const { items } = await own.users.subordinates({ keyword: '', page: 1, pageSize: 50 });
    expect(idsOf(items)).toContain('user010');
    expect((await own.users.subordinates({ keyword: 'nobody-has-it', page: 1, pageSize: 50 })).items).toEqual([]);
  });

  it('A7.9-23 pages through all users', async () => {
    const first = await sources.users.search({ keyword: '', page: 1, pageSize: 50 });
    const second = await sources.users.search({ keyword: '', page: 2, pageSize: 50 });
    expect(first.total).toBeGreaterThan(100);
    expect(new Set([...idsOf(first.items), ...idsOf(second.items)]).size).toBe(100);
  });

  it('options of a form name the disabled items of their dictionary and mark them', async () => {
    const { dictionaryData } = admin.system;
    const body = {
      dictionaryTypeId: 'gender',
      fullName: '其他',
      enCode: 'other',
      enabledMark: 0,
      sortCode: 9,
    } as const;
    const id = await dictionaryData.create({ body });
    const options = await sources.options('gender');
    expect(options.filter(({ disabled }) => disabled)).toEqual([
      { value: id, label: '其他', disabled: true, columns: { enCode: 'other', parentId: '0' } },
    ]);
    expect(await sources.dictionaryTree('gender').names([id])).toEqual({ [id]: '其他' });
    expect(idsOf((await dictionaryData.dataSelector({ id: 'gender' })).list)).not.toContain(id);
    await dictionaryData.remove({ id });
  });

  it('E3-16 A7.16-09 departments, positions and a dictionary come as trees', async () => {
    const types = async (
      load: () => Promise<readonly { type?: string; selectable?: boolean; children?: object[] }[]>,
    ) => {
      const seen = new Set<string>();
      const visit = (list: readonly { type?: string; selectable?: boolean; children?: object[] }[]) => {
        for (const node of list) {
          if (node.selectable) seen.add(node.type ?? '');
          visit((node.children ?? []) as typeof list);
        }
      };
      visit(await load());
      return [...seen].sort();
    };
    expect(await types(() => sources.departmentTree.load())).toEqual(['department']);
    expect(await types(() => sources.positionTree.load())).toEqual(['position']);
    expect(await types(() => sources.organizePositionTree.load())).toEqual(['company', 'department', 'position']);
    expect(await types(() => sources.roleTree.load())).toEqual(['role']);
    expect(await types(() => sources.groupTree.load())).toEqual(['group']);
    const items = await sources.dictionaryTree('groupType').load();
    expect(items.length).toBeGreaterThan(0);
    const [item] = items;
    expect(await sources.dictionaryTree('groupType').names([item?.id ?? ''])).toEqual({
      [item?.id ?? '']: item?.label,
    });
  });

  it('names of ids come without their trees', async () => {
    const parking = {
      label: expect.stringMatching(/^.+ \/ 停车运营部$/) as string,
      path: '滨海智慧停车集团有限公司 / 滨海停车管理有限公司 / 停车运营部',
    };
    expect(await sources.departmentTree.names(['binhai_parking', 'nothing'])).toEqual({
      binhai_parking: parking,
    });
    expect(await sources.positionTree.names(['binhai_parking_staff'])).toHaveProperty('binhai_parking_staff');
    expect(await sources.roleTree.names(['parkingStaff'])).toHaveProperty('parkingStaff');
    expect(await sources.organizePositionTree.names(['binhai_parking', 'binhai_parking_staff'])).toEqual(
      expect.objectContaining({ binhai_parking: parking }),
    );
    expect(await sources.groupTree.names([])).toEqual({});
  });

  it('E3-17 areas come level by level', async () => {
    const provinces = await sources.areaTree.load();
    const [province] = provinces;
    expect(province).toMatchObject({ isLeaf: false });
    const cities = await sources.areaTree.loadChildren(province?.id ?? '');
    expect(cities.length).toBeGreaterThan(0);
    expect(await sources.areaTree.names([province?.id ?? ''])).toEqual({ [province?.id ?? '']: province?.label });
  });

  it('A7.14-25 A7.14-26 records of a model: rows with texts, up to 10000 at once, and the text of a saved one', async () => {
    const records = sources.records('visitor', 'billNo');
    const { rows, total } = await records.search({
      keyword: 'FK-',
      page: 1,
      pageSize: 10_000,
      columns: ['plate', 'applicant'],
    });
    expect(rows).toHaveLength(total);
    const [row] = rows;
    expect(row?.label).toMatch(/^FK-/);
    // a person's name, not their id
    expect(row?.values.applicant).not.toMatch(/^user\d+/);
    expect(Object.keys(row?.values ?? {})).toEqual(['plate', 'applicant']);
    expect(await records.names([row?.id ?? ''])).toEqual({ [row?.id ?? '']: row?.label });
  });

  it('names records in one call, and those that may be named though others may not or are gone', async () => {
    const ids = await Promise.all(
      ['甲', '乙'].map((reason) => admin.visualdev.records.create({ id: 'visitor', body: { ...application, reason } })),
    );
    const [kept = '', gone = ''] = ids;
    await admin.visualdev.records.remove({ id: 'visitor', recordId: gone });
    expect(await sources.records('visitor', 'reason').names([...ids, 'nothing'])).toEqual({ [kept]: '甲' });
    // who has no page of the model reads no text of it
    await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '=', 'role').execute();
    const outsider = await app.signIn('operator');
    expect(await outsider.visualdev.records.names({ id: 'visitor', body: { field: 'reason', ids } })).toEqual({
      list: [],
    });
  });
});

describe('what designers choose references from', () => {
  const { signal } = new AbortController();
  const named = (list: readonly { id: string; name: string }[] | undefined) =>
    Object.fromEntries((list ?? []).map(({ id, name }) => [id, name]));

  it('models with their category and fields, interfaces with their columns, types of dictionaries with items, rules with an example', async () => {
    const references = createReferences(admin);
    const models = await references.model.load('', signal);
    expect(models?.find(({ id }) => id === 'visitor')).toEqual({
      id: 'visitor',
      name: '访客车辆申请',
      code: 'visitor',
      hint: '业务表单',
    });
    const fields = await references.modelField.load('visitor', signal);
    const { list } = await admin.visualdev.models.formDataFields({ id: 'visitor' });
    expect(fields?.map(({ id, name }) => [id, name])).toEqual(list.map(({ vmodel, label }) => [vmodel, label]));
    // of a form without a text the first field stands for a record
    expect(list.map(({ kind }) => kind)).not.toContain('text');
    expect(fields?.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([list[0]?.vmodel]);
    expect(named(await references.interface.load('', signal))).toHaveProperty('parkingList');
    const columns = await references.interfaceColumn.load('parkingList', signal);
    expect(columns?.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      ['Id', false],
      ['Name', true],
      ['Type', false],
    ]);
    const types = await references.dictionary.load('', signal);
    const all = (list: typeof types = []): string[] => list.flatMap(({ id, children }) => [id, ...all(children)]);
    expect(all(types)).toContain('groupType');
    const items = await admin.system.dictionaryData.dataSelector({ id: 'groupType' });
    expect(await references.dictionary.preview('groupType', signal)).toEqual(
      items.list.map(({ fullName }) => fullName),
    );
    const rules = await references.billRule.load('', signal);
    expect(rules?.find(({ id }) => id === 'FK')).toMatchObject({
      name: '访客申请单号',
      hint: expect.stringMatching(/^FK-\d{8}-0001$/) as string,
    });
  });

  it('lists of more than one page come whole', async () => {
    const { flow } = createReferences({
      ...admin,
      workflow: {
        ...admin.workflow,
        flow: {
          ...admin.workflow.flow,
          list: (({ query }: { query: { currentPage: number } }) =>
            Promise.resolve({
              list: Array.from({ length: query.currentPage === 1 ? 500 : 3 }, (_, index) => {
                const id = `${query.currentPage}.${index}`;
                return { id, fullName: id, enCode: id };
              }),
              pagination: { currentPage: query.currentPage, pageSize: 500, total: 503 },
            })) as unknown as typeof admin.workflow.flow.list,
        },
      },
    });
    expect(await flow.load('', signal)).toHaveLength(503);
  });

  it('each person is offered what their own calls answer: of what is gone or not theirs no parts are known', async () => {
    const references = createReferences(admin);
    expect(await references.modelField.load('nothing', signal)).toBeUndefined();
    expect(await references.interfaceColumn.load('nothing', signal)).toBeUndefined();
    const operator = createReferences(await app.signIn('operator'));
    // the page of the models is not theirs
    await expect(operator.model.load('', signal)).rejects.toMatchObject({ code: 403 });
    await expect(operator.billRule.load('', signal)).rejects.toMatchObject({ code: 403 });
    expect(await operator.modelField.load('visitor', signal)).toBeUndefined();
    expect((await operator.dictionary.load('', signal))?.length).toBeGreaterThan(0);
  });
});
