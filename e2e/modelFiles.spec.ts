import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';
import { withDatabase } from './support/withDatabase.js';

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });

/** Chooses a file by the button of the list. */
async function importFile(page: Page, content: unknown) {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const buffer = Buffer.from(JSON.stringify(content));
  await (await chosen).setFiles({ name: 'models.json', mimeType: 'application/json', buffer });
  return page.getByRole('dialog', { name: '导入表单' });
}

test('a form is exported, changed in its file, compared, imported as a draft and released', async ({ page }) => {
  await signIn(page, 'admin', '/onlineDev/webDesign');
  const visitor = rowOf(page, '访客车辆申请');
  await visitor.getByRole('button', { name: '更多操作' }).click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: '导出', exact: true }).click();
  const text = await readFile(await (await downloaded).path(), 'utf8');
  const file = JSON.parse(text) as { models: { enCode: string; fullName: string; list: { pageSize?: number } }[] };
  const [model] = file.models;
  if (!model) throw new Error('the file is empty');

  const unchanged = await importFile(page, file);
  await expect(unchanged.getByRole('status').first()).toContainText('不变1项');
  await expect(unchanged.getByRole('button', { name: /^导入0项/ })).toBeDisabled();
  await unchanged.getByRole('button', { name: '取消' }).click();

  const dialog = await importFile(page, {
    ...file,
    models: [
      { ...model, list: { ...model.list, pageSize: 35 } },
      { ...model, enCode: 'visitor.copied', fullName: '来自文件的访客' },
    ],
  });
  const changed = dialog.getByRole('row').filter({ hasText: '访客车辆申请' });
  await expect(changed).toContainText('修改：列表');
  await changed.getByRole('button', { name: '查看差异' }).click();
  const compared = page.getByRole('dialog', { name: /的差异$/ });
  await expect(compared).toContainText('35');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: '导入1项' })).toBeEnabled();
  await changed.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: '导入2项' }).click();
  await expectToast(page, '已导入2个表单的草稿');
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, '来自文件的访客')).toContainText('未发布');
  await expect(visitor).toContainText('已修改未发布');
  await rowOf(page, '来自文件的访客').getByRole('button', { name: '设计表单' }).click();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
  await expectToast(page, '发布成功');
});

test('a form of another system is imported with a report of what became of it', async ({ page }) => {
  await signIn(page, 'admin', '/onlineDev/webDesign');
  const control = (jnpfKey: string, label: string, name: string) => ({
    __config__: { jnpfKey, label, layout: 'colFormItem', span: 12 },
    __vModel__: name,
    on: { change: '({ data }) => { alert(data) }' },
  });
  const dialog = await importFile(page, {
    fullName: '外来表单',
    enCode: 'foreign_form',
    formData: JSON.stringify({
      fields: [control('comInput', '名称', 'F_Name'), control('hologram', '全息', 'F_Holo')],
    }),
    columnData: JSON.stringify({ type: 1, columnList: [{ prop: 'F_Name', label: '名称' }], btnsList: [] }),
  });
  await expect(dialog).toContainText('脚本不会运行');
  await expect(dialog.getByRole('listitem').filter({ hasText: '全息' }).first()).toContainText('没有对应的控件');
  await dialog.getByRole('button', { name: '导入1项' }).click();
  await expectToast(page, '已导入1个表单的草稿');
  await expect(rowOf(page, '外来表单')).toContainText('foreign.form');
});

test('a table that is there becomes a form whose list shows its rows', async ({ page, servers }) => {
  await withDatabase(servers, async (database) => {
    await database.query(
      `create table machine (id integer generated always as identity primary key, name varchar(40) not null, price numeric(10,2), bought date)`,
    );
    await database.query(`comment on table machine is '设备台账'`);
    await database.query(`comment on column machine.name is '设备名称'`);
    await database.query(
      `insert into machine (name, price, bought) values ('车床', 1200.5, '2025-03-01'), ('铣床', 800, null)`,
    );
  });
  await signIn(page, 'admin', '/onlineDev/webDesign');
  await page.getByRole('button', { name: '从已有数据表开始' }).click();
  const dialog = page.getByRole('dialog', { name: '从已有数据表开始' });
  await dialog.getByRole('combobox', { name: '数据表' }).click();
  await page.getByRole('option', { name: /machine/ }).click();
  await expect(dialog.getByLabel('表单名称')).toHaveValue('设备台账');
  await expect(dialog.getByLabel('name 的字段名称')).toHaveValue('设备名称');
  await expect(dialog).toContainText('主键由数据库生成');
  await dialog.getByRole('button', { name: '创建草稿' }).click();
  await expectToast(page, '草稿已创建，发布后生效');
  await expect(page).toHaveURL(/form=/);
  await page.getByRole('button', { name: '发布', exact: true }).click();
  const release = page.getByRole('dialog');
  await expect(release).toContainText('2 行数据');
  await release.getByRole('button', { name: '发布', exact: true }).click();
  await expectToast(page, '发布成功');
  await page.goto('/model/machine');
  await expect(page.getByRole('row').filter({ hasText: '车床' })).toContainText('1200.50');
  await expect(page.getByText('共 2 条')).toBeVisible();
});
