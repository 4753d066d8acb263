import { hashPassword } from '@smart-admin/api-client';
import { Workbook } from '@cj-tech-master/excelts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

const accountOf = async (id: string) =>
  (await app.db.selectFrom('userAccount').select('account').where('id', '=', id).executeTakeFirstOrThrow()).account;

async function readRows(blob: Blob): Promise<string[][]> {
  const book = new Workbook();
  await book.xlsx.load(Buffer.from(await blob.arrayBuffer()));
  const rows: string[][] = [];
  book.worksheets[0]?.eachRow((row) => rows.push((row.values as unknown[]).slice(1).map(String)));
  return rows;
}

async function upload(client: typeof admin, rows: string[][], name = 'users.xlsx') {
  const book = new Workbook();
  const sheet = book.addWorksheet('用户');
  for (const row of rows) sheet.addRow(row);
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(await book.xlsx.writeBuffer())]), name);
  return client.file.upload({ type: 'import', body: form });
}

/** Somebody who imports users, and gives less than the administrator. */
async function signInHr() {
  const { userId } = await app.db
    .selectFrom('membership')
    .select('userId')
    .where('kind', '=', 'role')
    .where('targetId', '=', 'hr')
    .where('userId', 'like', 'user%')
    .limit(1)
    .executeTakeFirstOrThrow();
  return app.signIn(await accountOf(userId), 'Smart123');
}

describe('import and export', () => {
  it('A7.9-18 exports the filtered users with the columns asked for', async () => {
    const file = await admin.permission.users.exportExcel({
      query: { organizeId: 'hq_hr', columns: 'account,realName,organizeName,state' },
    });
    expect(file.fileName).toBe('用户.xlsx');
    const [header, ...rows] = await readRows(file.blob);
    expect(header).toEqual(['账号', '姓名', '所属组织', '状态']);
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.every(([, , organize]) => organize === '人力资源部')).toBe(true);
  });

  it('A7.9-19 A7.9-21 A7.9-20 A7.9-22 the template, preview, import and the file of failed rows', async () => {
    const template = await admin.permission.users.template();
    const [header = [], example = []] = await readRows(template.blob);
    expect(example.slice(0, 3)).toEqual(['example', '张三（示例，不会导入）', '男']);
    expect(header).toEqual(['账号*', '姓名*', '性别', '手机号', '邮箱', '所属组织*', '岗位', '角色', '备注']);
    const { name } = await upload(admin, [
      header,
      example,
      ['import1', '导入一', '男', '13611110001', '', '滨海停车管理有限公司/停车运营部', '停车管理员', '停车场员工', ''],
      ['import2', '导入二', '女', '', 'a@b.cn', '人力资源部', '', '人事专员、审计人员', '备注'],
      ['operator', '重复', '', '', '', '人力资源部', '', '', ''],
      ['bad account', '', '其他', '123', 'x', '停车运营部', '没有的岗位', '没有的角色', ''],
      ['import1', '又一', '', '13611110001', '', '人力资源部', '', '', ''],
    ]);
    const preview = await admin.permission.users.importPreview({ query: { fileName: name } });
    expect(preview.list.map(({ errors }) => errors.length > 0)).toEqual([false, false, true, true, true]);
    expect(preview.list[3]?.errors).toEqual([
      '姓名不能为空',
      '性别只能是男、女或保密',
      '有多个组织叫“停车运营部”，请填写完整路径；完整路径也相同的，请填写组织编码',
      '岗位“没有的岗位”不存在',
      '角色“没有的角色”不存在',
      '账号只能输入数字英文',
      '请正确输入您的手机号',
      '请正确输入您的邮箱地址',
    ]);
    // the example is left out, and rows are told by the numbers of the file
    expect(preview.list.map(({ rowNumber }) => rowNumber)).toEqual([3, 4, 5, 6, 7]);
    expect(preview.list[3]?.fieldErrors).toEqual({
      realName: '姓名不能为空',
      gender: '性别只能是男、女或保密',
      organize: '有多个组织叫“停车运营部”，请填写完整路径；完整路径也相同的，请填写组织编码',
      position: '岗位“没有的岗位”不存在',
      role: '角色“没有的角色”不存在',
      account: '账号只能输入数字英文',
      mobilePhone: '请正确输入您的手机号',
      email: '请正确输入您的邮箱地址',
    });
    expect(preview.list[4]?.errors).toEqual(['账号与第3行重复', '手机号与第3行重复']);
    expect(preview.list[4]?.fieldErrors).toEqual({ account: '账号与第3行重复', mobilePhone: '手机号与第3行重复' });
    const result = await admin.permission.users.importData({ body: preview });
    expect(result).toMatchObject({ snum: 2, fnum: 3 });
    expect((await app.signIn('import1', result.initialPassword)).token).toBeTruthy();
    expect(result.failResult.map(({ rowNumber }) => rowNumber)).toEqual([5, 6, 7]);
    expect((await admin.permission.users.list({ query: { keyword: 'import2' } })).list[0]).toMatchObject({
      organizeName: '人力资源部',
      roleName: '人事专员、审计人员',
      gender: 2,
    });
    const failed = await admin.permission.users.exportExceptionData({ body: { list: result.failResult } });
    const rows = await readRows(failed.blob);
    expect(rows[0]?.at(-1)).toBe('错误信息');
    expect(rows).toHaveLength(4);
    expect(rows[1]?.at(-1)).toBe('账号已存在');
  });

  it('takes of several roles with one name that of the organisation, and asks for a choice where none alone is', async () => {
    const role = (enCode: string, organizeId: string) =>
      admin.permission.role.create({
        body: { fullName: '部门经理', enCode, globalMark: 0, organizeIds: [organizeId] },
      });
    const finance = await role('manager.finance', 'hq_finance');
    await role('manager.hr', 'hq_hr');
    const [header = []] = await readRows((await admin.permission.users.template()).blob);
    const row = (account: string, organize: string) => [account, account, '', '', '', organize, '', '部门经理', ''];
    const { name } = await upload(admin, [
      header,
      row('namesake1', '滨海智慧停车集团有限公司/财务部'),
      row('namesake2', '滨海智慧停车集团有限公司'),
    ]);
    const preview = await admin.permission.users.importPreview({ query: { fileName: name } });
    expect(preview.list.map(({ fieldErrors }) => fieldErrors)).toEqual([
      {},
      { role: expect.stringContaining('多个名为“部门经理”的角色') as string },
    ]);
    expect(await admin.permission.users.importData({ body: preview })).toMatchObject({ snum: 1, fnum: 1 });
    const { list } = await admin.permission.users.list({ query: { keyword: 'namesake1' } });
    expect((await admin.permission.users.read({ id: list[0]?.id ?? '' })).roleIds).toEqual([finance]);
  });

  it('tells of organisations and positions of one name that none alone is meant, and takes the one whose code is given', async () => {
    // siblings of one name have one whole path too
    for (const id of ['twin_a', 'twin_b'])
      await sql`
        insert into organize (id, parent_id, category, full_name, en_code, company_id, path)
        select ${id}::text, parent_id, category, '双生部', ${id}::text, company_id, replace(path, id, ${id}::text)
        from organize where id = 'hq_finance'`.execute(app.db);
    const position = (enCode: string, organizeId: string) =>
      admin.permission.position.create({ body: { fullName: '双生岗', enCode, organizeId } });
    await position('twin.one', 'hq_hr');
    await position('twin.two', 'hq_hr');
    const [header = []] = await readRows((await admin.permission.users.template()).blob);
    const row = (account: string, organize: string, name: string) => [
      ...[account, account, '', '', '', organize, name, '', ''],
    ];
    const whole = '滨海智慧停车集团有限公司/双生部';
    const { name } = await upload(admin, [
      header,
      row('twin1', whole, ''),
      row('twin2', '人力资源部', '双生岗'),
      row('twin3', '财务部', '双生岗'),
      row('twin4', 'twin_b', 'twin.two'),
    ]);
    const preview = await admin.permission.users.importPreview({ query: { fileName: name } });
    const ambiguous = (text: string) => expect.stringMatching(text) as string;
    expect(preview.list.map(({ fieldErrors }) => fieldErrors)).toEqual([
      { organize: ambiguous(`多个组织叫“${whole}”.*编码`) },
      { position: ambiguous('多个名为“双生岗”的岗位.*编码') },
      { position: ambiguous('多个名为“双生岗”的岗位.*编码') },
      {},
    ]);
    expect(await admin.permission.users.importData({ body: preview })).toMatchObject({ snum: 1, fnum: 3 });
    const { list } = await admin.permission.users.list({ query: { keyword: 'twin4' } });
    expect(list[0]?.organizeId).toBe('twin_b');
    const { positionIds } = await admin.permission.users.read({ id: list[0]?.id ?? '' });
    const found = await app.db.selectFrom('position').select('enCode').where('id', 'in', positionIds).execute();
    expect(found).toEqual([{ enCode: 'twin.two' }]);
  });

  it('lists in the template what the caller may write, no more', async () => {
    const choicesOf = async (client: typeof admin) => {
      const book = new Workbook();
      await book.xlsx.load(Buffer.from(await (await client.permission.users.template()).blob.arrayBuffer()));
      const [page, guide] = book.worksheets;
      const lists = book.getWorksheet('可选值');
      expect(guide?.getRow(2).values).toEqual([undefined, '账号', '是', '账号只能输入数字英文', 'example']);
      const validated = page?.getCell('F2').dataValidation;
      const column = (index: number) => (lists?.getColumn(index).values as unknown[]).slice(2).map(String);
      return { validated, organizes: column(2), roles: column(4) };
    };
    const all = await choicesOf(admin);
    expect(all.validated).toMatchObject({ type: 'list', formulae: [expect.stringContaining('可选值') as string] });
    expect(all.organizes).toContain('滨海智慧停车集团有限公司/人力资源部');
    const own = await choicesOf(await signInHr());
    expect(own.roles.length).toBeLessThan(all.roles.length);
    expect(all.roles).toEqual(expect.arrayContaining(own.roles));
  });

  it('exports chosen users alone', async () => {
    const { list } = await admin.permission.users.list({ query: { pageSize: 3, sidx: 'account', sort: 'asc' } });
    const ids = list.map(({ id }) => id).join(',');
    const accountsOf = async (client: typeof admin) => {
      const file = await client.permission.users.exportExcel({
        query: { ids, columns: 'account', sidx: 'account', sort: 'asc' },
      });
      return (await readRows(file.blob)).slice(1).flat();
    };
    expect(await accountsOf(admin)).toEqual(list.map(({ account }) => account));
  });

  it('exports the columns in the order asked for, each once', async () => {
    const file = await admin.permission.users.exportExcel({
      query: { organizeId: 'hq_hr', columns: 'state,account,nothing,account,realName' },
    });
    expect((await readRows(file.blob))[0]).toEqual(['状态', '账号', '姓名']);
  });

  it('lets imported users do nothing before they have changed the initial password', async () => {
    const { name } = await upload(admin, [
      ['账号*', '姓名*', '性别', '手机号', '邮箱', '所属组织*', '岗位', '角色', '备注'],
      ['import9', '导入九', '', '', '', '人力资源部', '', '人事专员', ''],
    ]);
    const preview = await admin.permission.users.importPreview({ query: { fileName: name } });
    const { initialPassword } = await admin.permission.users.importData({ body: preview });
    const fresh = await app.signIn('import9', initialPassword);
    expect((await fresh.oauth.currentUser()).userInfo.mustChangePassword).toBe(true);
    for (const call of [
      () => fresh.permission.users.list({ query: {} }),
      () => fresh.permission.currentUser.baseInfo(),
      () => fresh.system.dictionaryData.all(),
    ])
      expect((await refusal(call(), 603)).message).toBe('请先修改密码');
    const file = await fetch(`${app.url}/api/file/Download/annex/x`, { headers: { authorization: fresh.token } });
    expect(await file.json()).toMatchObject({ code: 603 });
    const change = async (next: string) =>
      fresh.permission.currentUser.modifyPassword({
        body: { oldPassword: await hashPassword(initialPassword), password: await hashPassword(next) },
      });
    await refusal(change(initialPassword), 400);
    await refusal(fresh.permission.users.list({ query: {} }), 603);
    await change('Own12345');
    expect((await fresh.oauth.currentUser()).userInfo.mustChangePassword).toBe(false);
    expect((await fresh.permission.users.list({ query: {} })).list.length).toBeGreaterThan(0);
    await (await app.signIn('import9', 'Own12345')).oauth.logout();
  });

  it('takes columns in any order and under any header, as it is told, and remembers it', async () => {
    const { name: fileName } = await upload(admin, [
      ['部门', '工号', '称呼'],
      ['人力资源部', 'mapped1', '列对应'],
    ]);
    const read = (mapping?: string[]) =>
      admin.permission.users.importPreview({ query: { fileName, mapping: mapping?.join(',') } });
    expect(await read()).toMatchObject({
      list: [],
      columns: [{ header: '部门', sample: '人力资源部', field: '' }, {}, {}],
    });
    const { list } = await read(['organize', 'account', 'realName']);
    expect(list).toMatchObject([{ account: 'mapped1', realName: '列对应', organize: '人力资源部', errors: [] }]);
    expect((await read()).list).toEqual(list);
  });

  it('refuses files without rows, that are not Excel, or somebody else’s', async () => {
    const other = await upload(admin, [['账号', '姓名']]);
    expect(
      (await refusal(admin.permission.users.importPreview({ query: { fileName: other.name } }), 400)).message,
    ).toContain('没有数据');
    const form = new FormData();
    form.append('file', new Blob(['<html>']), 'x.xlsx');
    await refusal(admin.file.upload({ type: 'import', body: form }), 400);
    await refusal(admin.permission.users.importPreview({ query: { fileName: '../../etc/passwd' } }), 404);
    const hr = await signInHr();
    await refusal(hr.permission.users.importPreview({ query: { fileName: other.name } }), 404);
  });
});
