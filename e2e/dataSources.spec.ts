import { callApi } from './support/callApi.js';
import { runRowAction, rowOf, saveForm } from './support/resource.js';
import { signIn } from './support/signIn.js';
import { startDatabase, type OtherDatabase } from './support/startDatabase.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

let other: OtherDatabase;
let archive: OtherDatabase;

// in the order in which they stand: what the first registers, the others ask
test.beforeAll(async ({ servers }, { file }) => {
  await servers.addressFor(file);
  other = await startDatabase(servers, 'warehouse', [
    'create table goods (id bigint primary key, name varchar(50) not null, price numeric(10,2), made date)',
    "comment on table goods is '商品'",
    "insert into goods select n, '商品 ' || n, n * 1.5, '2026-11-01' from generate_series(1, 137) n",
  ]);
  archive = await startDatabase(servers, 'archive', []);
});
test.afterAll(() => Promise.all([other.stop(), archive.stop()]));

test('F-DA-01 a data source is tested before it is saved, and says why it is not reached', async ({ page }) => {
  await signIn(page, 'admin', '/dataApplication/source');
  await expect(rowOf(page, '系统数据库')).toContainText('内置');
  await page.getByRole('button', { name: '新增数据连接' }).first().click();
  const form = page.getByRole('dialog', { name: '新增数据连接' });
  await form.getByLabel('名称').fill('仓储数据库');
  await form.getByLabel('编码').fill('warehouse');
  await form.getByLabel('主机').fill('169.254.169.254');
  await form.getByLabel('端口').fill(String(other.port));
  await form.getByRole('textbox', { name: '数据库', exact: true }).fill(other.name);
  await form.getByLabel('用户名').fill(other.user);
  await form.getByLabel('密码', { exact: true }).fill('secret');
  const result = page.getByRole('dialog', { name: '测试连接：仓储数据库' });
  await form.getByRole('button', { name: '测试连接' }).click();
  await expect(result).toContainText('不允许连接主机“169.254.169.254”');
  await result.getByRole('button', { name: '关闭' }).last().click();
  await form.getByLabel('主机').fill(other.host);
  await form.getByRole('button', { name: '测试连接' }).click();
  await expect(result).toContainText('连接成功');
  await expect(result).toContainText(/服务器版本\s*\d+/);
  await result.getByRole('button', { name: '关闭' }).last().click();
  await saveForm(page);
  await expect(rowOf(page, '仓储数据库')).toContainText(`${other.host}:${other.port}`);
});

test('F-DA-02 a table is looked at, one is made by its previewed SQL, and dropped by its name', async ({ page }) => {
  await signIn(page, 'admin', '/dataApplication/model');
  await page.getByRole('treeitem', { name: '仓储数据库' }).click();
  await page.getByRole('button', { name: '查看 goods', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: '数据表：goods' });
  await expect(drawer.getByRole('row').filter({ hasText: 'character varying(50)' })).toContainText('name');
  await drawer.getByRole('tab', { name: '数据' }).click();
  await expect(drawer).toContainText('共 137 条');
  await drawer.getByLabel('值').fill('商品 137');
  await drawer.getByRole('combobox', { name: '筛选列' }).click();
  await page.getByRole('option', { name: 'name' }).click();
  await drawer.getByRole('button', { name: '查询' }).click();
  await expect(drawer).toContainText('共 1 条');
  await drawer.getByRole('tab', { name: 'DDL' }).click();
  await expect(drawer).toContainText('create table "goods"');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await page.getByRole('button', { name: '新建表' }).click();
  const form = page.getByRole('dialog', { name: '新建表' });
  await form.getByLabel('表名').fill('shelf');
  await form.getByRole('button', { name: '预览SQL' }).click();
  const statements = page.getByRole('dialog', { name: '将要执行的SQL' });
  await expect(statements).toContainText('create table "shelf"');
  await statements.getByRole('button', { name: '执行' }).click();
  await expectToast(page, '已创建表“shelf”');
  await runRowAction(page, rowOf(page, 'shelf'), '删除表');
  const drop = page.getByRole('dialog', { name: '删除表：shelf' });
  await expect(drop.getByRole('button', { name: '删除表' })).toBeDisabled();
  await drop.getByRole('textbox').fill('shelf');
  await drop.getByRole('button', { name: '删除表' }).click();
  await expectToast(page, '已删除表“shelf”');
  await expect(rowOf(page, 'shelf')).toHaveCount(0);
});

test('F-DA-03 tables are chosen, checked and copied, with a result for each', async ({ page }) => {
  await signIn(page, 'admin', '/dataApplication/sync');
  const { host, port, name: database, user: userName } = archive;
  const body = { fullName: '归档数据库', enCode: 'archive', kind: 'postgresql', host, port, database, userName };
  await callApi(page, 'POST', '/api/system/DataSource', body);
  await page.getByRole('button', { name: '新增数据同步' }).first().click();
  const form = page.getByRole('dialog', { name: '新增数据同步' });
  await form.getByLabel('名称').fill('商品同步');
  await form.getByLabel('编码').fill('goods');
  await form.getByRole('combobox', { name: '源连接' }).click();
  await page.getByRole('option', { name: '仓储数据库' }).click();
  await form.getByRole('combobox', { name: '目标连接' }).click();
  await page.getByRole('option', { name: '归档数据库' }).click();
  await form.getByRole('button', { name: '选择源表' }).click();
  const tables = page.getByRole('dialog', { name: '选择源表' });
  await tables.getByRole('row').filter({ hasText: 'goods' }).getByRole('checkbox').click();
  await tables.getByRole('button', { name: '确定' }).click();
  await form.getByRole('button', { name: '检查' }).click();
  const check = page.getByRole('dialog', { name: '检查结果' });
  await expect(check).toContainText('可以同步');
  await expect(check).toContainText('目标表“goods”不存在，将自动创建');
  await check.getByRole('button', { name: '关闭' }).last().click();
  await saveForm(page);
  await rowOf(page, '商品同步').getByRole('button', { name: '执行' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  const runs = page.getByRole('dialog', { name: '执行记录：商品同步' });
  await expect(runs.getByRole('row').filter({ hasText: 'goods' })).toContainText(/完成\s*137\s*137/);
});

test('F-DA-07 a map is drawn with its regions, whose names can be changed', async ({ page }) => {
  await signIn(page, 'admin', '/dataApplication/map');
  const row = rowOf(page, '滨海市（演示）');
  await row.getByRole('button', { name: '预览' }).click();
  const preview = page.getByRole('dialog', { name: '地图预览：滨海市（演示）' });
  await expect(
    preview
      .getByRole('img', { name: /共6个区域/ })
      .locator('path')
      .first(),
  ).toBeAttached();
  await expect(preview).toContainText('港口区');
  await preview.getByRole('button', { name: '关闭' }).last().click();
  await runRowAction(page, row, '区域名称与编码');
  const regions = page.getByRole('dialog', { name: /^区域名称与编码/ });
  const name = regions.getByRole('textbox', { name: '名称，第3行' });
  await expect(name).toHaveValue('港口区');
  await name.fill('新港区');
  await regions.getByRole('button', { name: '保存' }).click();
  await expect(regions).toBeHidden();
  await row.getByRole('button', { name: '预览' }).click();
  await expect(preview).toContainText('新港区');
});
