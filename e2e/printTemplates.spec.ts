import { readFile } from 'node:fs/promises';
import { confirmDeletion, rowOf, runRowAction, saveForm } from './support/resource.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

test('F-SY-13 a template is made, bound to a query, designed, printed with a real record, copied, exported, imported and deleted', async ({
  page,
}) => {
  // what is printed stays as it is while the browser's own dialog would be open
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await signIn(page, 'admin', '/system/print');
  await page.getByRole('button', { name: '新增打印模板' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '名称' }).fill('访客小票');
  await dialog.getByRole('textbox', { name: '编码' }).fill('visitorRoll');
  await dialog.getByRole('tab', { name: '纸张' }).click();
  await dialog.getByRole('radio', { name: '80 mm 小票' }).click();
  await dialog.getByRole('tab', { name: '数据' }).click();
  await dialog.getByRole('button', { name: '添加一行' }).click();
  await dialog.getByRole('combobox', { name: '来源' }).click();
  await page.getByRole('option', { name: /^页面 · 访客/ }).click();
  await dialog.getByRole('textbox', { name: '标识' }).fill('visitor');
  await saveForm(page);
  const row = rowOf(page, 'visitorRoll');
  await row.getByRole('button', { name: '设计' }).click();

  const add = async (kind: string) => {
    await page.getByRole('button', { name: '添加内容', exact: true }).click();
    await page.getByRole('menuitem', { name: kind }).click();
  };
  await add('文本');
  const text = page.getByRole('textbox', { name: '正文' });
  await text.click();
  await expect(page.getByRole('toolbar', { name: /./ })).toBeVisible();
  await text.pressSequentially('单号 ');
  await page.getByRole('combobox', { name: '插入字段' }).click();
  await page.getByRole('option', { name: '申请单号' }).click();
  await add('明细表');
  await add('条码 / 二维码');
  await page.getByRole('combobox', { name: '记录' }).click();
  const record = page.getByRole('option').first();
  const billNo = await record.innerText();
  await record.click();
  const sheet = page.locator('[data-slot=paper]');
  await expect(sheet).toContainText(`单号 ${billNo}`);
  await expect(sheet.getByRole('img', { name: billNo })).toBeVisible();
  await expect(sheet.getByRole('columnheader', { name: '姓名' })).toBeVisible();
  // 80 mm at 96 px to the inch
  expect((await sheet.boundingBox())?.width).toBeCloseTo(302.4, 0);
  await page.getByRole('button', { name: '撤销：添加内容' }).click();
  await expect(sheet.getByRole('img', { name: billNo })).toHaveCount(0);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已保存')).toBeVisible();

  await page.getByRole('button', { name: '打印', exact: true }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('[data-slot=print-root]');
  await expect(printed).toContainText(`单号 ${billNo}`);
  await expect(page.getByRole('button', { name: '保存' })).toBeHidden();
  await page.screenshot({ path: test.info().outputPath('printed.png') });
  expect(await printed.locator('style').textContent()).toMatch(/size: 80mm \d+mm/);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(printed).toHaveCount(0);
  await page.getByRole('button', { name: '返回' }).click();

  const download = page.waitForEvent('download');
  await runRowAction(page, row, '导出');
  const exported = (await readFile(await (await download).path(), 'utf8')).replace('visitorRoll', 'imported');
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '导入' }).click();
  await (await chosen).setFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(exported) });
  await expect(rowOf(page, 'imported')).toBeVisible();
  await runRowAction(page, row, '复制');
  const copy = rowOf(page, '访客小票副本');
  await expect(copy).toBeVisible();
  await runRowAction(page, copy, '删除');
  await confirmDeletion(page);
  await expect(copy).toHaveCount(0);
});
