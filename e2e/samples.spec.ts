import { readFile } from 'node:fs/promises';
import { type Locator, type Page } from '@playwright/test';
import { readSheetRows } from '../apps/server/src/files/parse/readSheetRows.js';
import { approverNode, launchByCall, releaseFlow } from './support/approvals.js';
import { confirmDeletion, rowOf } from './support/resource.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

/** Fills cells of the first row of the open subtable, by the heads of their columns. */
async function fillRow(form: Locator, cells: Record<string, string>): Promise<void> {
  for (const [head, text] of Object.entries(cells)) {
    const cell = form.getByLabel(`${head}，第1行`);
    await cell.fill(text);
    await cell.press(head.endsWith('日期') ? 'Enter' : 'Tab');
  }
}

/** Presses a row's submit button and answers its question. */
async function submit(page: Page, row: Locator): Promise<void> {
  await row.getByRole('button', { name: '提交' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('提交后不能再修改或删除');
  await question.getByRole('button', { name: '确定' }).click();
}

test('F-EX-13 an order is created with goods and a payment plan, edited, submitted when the plan pays it, listed with sums and shown', async ({
  page,
}) => {
  await signIn(page, 'admin', '/extend/order');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: '新增订单' }).click();
  await dialog.getByLabel('客户').fill('城南物流园');
  await dialog.getByRole('button', { name: '添加一行' }).click();
  await fillRow(dialog, { 商品名称: '自动道闸', 数量: '3', '单价（元）': '1960', '折扣（%）': '5' });
  await expect(dialog.getByLabel('商品金额')).toHaveValue('5,586.00');
  await dialog.getByLabel('运费').fill('120');
  await dialog.getByLabel('运费').press('Tab');
  await expect(dialog.getByLabel('订单金额')).toHaveValue('5,706.00');
  await dialog.getByRole('tab', { name: '付款计划' }).click();
  await dialog.getByRole('button', { name: '添加一行' }).click();
  await fillRow(dialog, { 款项: '预付款', 付款日期: '2026-12-01', '付款金额（元）': '5000' });
  await expect(dialog.getByLabel('未计划')).toHaveValue('706.00');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  const row = rowOf(page, '城南物流园');
  await expect(row).toContainText('草稿');
  await expect(row).toContainText(/DD-/);

  // a plan that does not pay it leads to the form, in which it is edited
  await submit(page, row);
  await expectToast(page, '付款计划合计须等于订单金额');
  await dialog.getByRole('tab', { name: '付款计划' }).click();
  await fillRow(dialog, { '付款金额（元）': '5706' });
  await expect(dialog.getByLabel('未计划')).toHaveValue('0.00');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(dialog).toBeHidden();
  await submit(page, row);
  await expectToast(page, '订单已提交');
  await expect(row).toContainText('已提交');
  await expect(row.getByRole('button', { name: /^(提交|编辑)$/ })).toHaveCount(0);

  await expect(page.getByRole('row', { name: /合计/ })).toContainText(/\d,\d{3}\.\d{2}/);
  await row.getByRole('button', { name: '查看' }).click();
  for (const text of ['城南物流园', '自动道闸', '5,586.00', '5,706.00']) await expect(dialog).toContainText(text);
  await dialog.getByRole('tab', { name: '付款计划' }).click();
  await expect(dialog.getByRole('row').filter({ hasText: '预付款' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: '编辑' })).toHaveCount(0);
});

test('F-EX-03 forms are filled in and saved: plain, validated, in steps and nested, and what was saved is shown', async ({
  page,
}) => {
  await signIn(page, 'admin', '/extend/form');
  const main = page.getByRole('main');
  const open = async (name: string) => {
    await main.getByRole('tab', { name }).click();
    return main.getByRole('form', { name });
  };
  const save = async (title: string) => {
    await main.getByRole('button', { name: '保存', exact: true }).click();
    await expect(rowOf(page, title)).toBeVisible();
  };

  const plain = await open('普通表单');
  await plain.getByLabel('标题').fill('季度巡检');
  await plain.getByRole('radio', { name: '高' }).click();
  await plain.getByLabel('描述').fill('检查全部道闸');
  await save('季度巡检');
  await expect(plain.getByLabel('标题')).toHaveValue('');
  await rowOf(page, '季度巡检').getByRole('button', { name: '查看' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('检查全部道闸');
  await expect(dialog).not.toContainText('手机号');
  await dialog.getByRole('button', { name: '关闭' }).last().click();

  const validated = await open('校验表单');
  // what was saved with another form is not there
  await expect(rowOf(page, '季度巡检')).toHaveCount(0);
  await validated.getByLabel('标题').fill('采购申请');
  await validated.getByLabel('手机号').fill('123');
  await validated.getByLabel('邮箱').fill('park@example.com');
  await validated.getByLabel('金额（元）').fill('20000');
  await main.getByRole('button', { name: '保存', exact: true }).click();
  await expect(main.getByText(/\d+ 项需要修改/)).toBeVisible();
  await expect(validated.getByLabel('手机号')).toHaveAttribute('aria-invalid', 'true');
  await expect(validated.getByLabel('大额说明')).toHaveAttribute('aria-invalid', 'true');
  await validated.getByLabel('手机号').fill('13900010001');
  await validated.getByLabel('大额说明').fill('更换道闸');
  for (const [label, day] of [
    ['开始日期', '2026-12-05'],
    ['结束日期', '2026-12-01'],
  ] as const) {
    await validated.getByLabel(label).fill(day);
    await validated.getByLabel(label).press('Enter');
  }
  await main.getByRole('button', { name: '保存', exact: true }).click();
  await expect(validated.getByText('结束日期不能早于开始日期')).toBeVisible();
  await validated.getByLabel('结束日期').fill('2026-12-08');
  await validated.getByLabel('结束日期').press('Enter');
  await save('采购申请');

  const stepped = await open('分步表单');
  await stepped.getByLabel('标题').fill('开户资料');
  await stepped.getByLabel('单位名称').fill('滨海停车');
  await stepped.getByRole('button', { name: '下一步' }).click();
  await stepped.getByLabel('开户银行').fill('滨海银行');
  await stepped.getByLabel('银行账号').fill('6222020200112233');
  await stepped.getByRole('button', { name: '下一步' }).click();
  await expect(stepped.getByLabel('补充说明')).toBeVisible();
  // something of the first step is missing: saving leads back there
  await main.getByRole('button', { name: '保存', exact: true }).click();
  await expect(stepped.getByLabel('联系人')).toBeFocused();
  await stepped.getByLabel('联系人').fill('周雨桐');
  await save('开户资料');

  const nested = await open('嵌套表单');
  await nested.getByLabel('标题').fill('智慧停车二期');
  await nested.getByLabel('项目名称').fill('车位引导');
  await nested.getByRole('button', { name: '添加一行' }).click();
  await fillRow(nested, { 姓名: '陈嘉豪', 职责: '实施' });
  await nested.getByRole('tab', { name: '费用预算' }).click();
  await nested.getByRole('button', { name: '添加一行' }).click();
  await fillRow(nested, { 费用项: '引导屏', '预算（元）': '12800.5' });
  await expect(nested.getByLabel('预算合计')).toHaveValue('12,800.50');
  await save('智慧停车二期');
  await expect(rowOf(page, '智慧停车二期')).toContainText('12,800.50');
});

test('F-EX-05 rows of a spreadsheet are previewed with what is wrong, corrected and imported, and the list is exported with chosen columns', async ({
  page,
}) => {
  await signIn(page, 'admin', '/extend/importExport');
  const main = page.getByRole('main');
  const template = page.waitForEvent('download');
  await main.getByRole('button', { name: '下载模板' }).click();
  expect((await template).suggestedFilename()).toMatch(/\.xlsx$/);
  const sample = page.waitForEvent('download');
  await main.getByRole('button', { name: '下载含错误的示例文件' }).click();
  const content = await readFile(await (await sample).path());

  await main.getByRole('button', { name: '导入', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '导入商品' });
  await dialog.locator('input[type=file]').setInputFiles({ name: '商品.csv', mimeType: 'text/csv', buffer: content });
  await expect(dialog.getByText(/共 4 行，其中 2 行有误/)).toBeVisible();
  await dialog.getByRole('checkbox', { name: '只看有误的行' }).click();
  await expect(dialog.getByRole('row')).toHaveCount(3);
  await dialog.getByLabel('第 4 行 类别').fill('配件');
  await dialog.getByLabel('第 4 行 单价（元）').fill('128');
  await dialog.getByLabel('第 5 行 商品名称').fill('打印纸');
  await dialog.getByLabel('第 5 行 库存').fill('60');
  await dialog.getByRole('button', { name: /开始导入 4 行/ }).click();
  await expect(page.getByRole('list', { name: '导入与导出' }).getByRole('status').first()).toHaveText('导入完成：4 行');
  for (const code of ['SB101', 'SB102', 'SB103', 'SB104']) await expect(rowOf(page, code)).toBeVisible();
  await expect(rowOf(page, 'SB104')).toContainText('打印纸');

  await page.getByRole('textbox', { name: '商品编码' }).fill('SB10');
  await page.getByRole('textbox', { name: '商品编码' }).press('Enter');
  await main.getByRole('button', { name: '导出', exact: true }).click();
  const choice = page.getByRole('dialog', { name: '导出商品' });
  await choice.getByRole('button', { name: '清空' }).click();
  for (const name of ['商品编码', '单价（元）']) await choice.getByRole('checkbox', { name }).click();
  // a file that is made while somebody waits is saved at once
  const file = page.waitForEvent('download');
  await choice.getByRole('button', { name: '导出', exact: true }).click();
  const rows = readSheetRows({ content: await readFile(await (await file).path()), rows: 100, columns: 20 });
  const [header, ...exported] = rows.map(({ cells }) => cells);
  expect(header).toEqual(['商品编码', '单价（元）']);
  expect(exported.map(([code]) => code).sort()).toEqual(['SB101', 'SB102', 'SB103', 'SB104']);
});

/** Draws a line on the pad: with the mouse, or as a finger does. */
async function sign(page: Page, kind: 'mouse' | 'touch', height: number): Promise<void> {
  const pad = page.getByRole('main').locator('canvas');
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is no pad');
  const points = [40, 80, 120, 160].map((x, index) => ({ x: box.x + x, y: box.y + height + (index % 2) * 40 }));
  const [first, ...others] = points;
  if (!first) return;
  if (kind === 'mouse') {
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    for (const { x, y } of others) await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
    return;
  }
  await pad.evaluate((canvas, path) => {
    const send = (type: string, { x, y }: { x: number; y: number }) =>
      (type === 'pointerdown' ? canvas : window).dispatchEvent(
        new PointerEvent(type, {
          ...{ bubbles: true, cancelable: true, pointerId: 7, pointerType: 'touch', isPrimary: true },
          ...{ buttons: type === 'pointerup' ? 0 : 1, pressure: 0.5, clientX: x, clientY: y },
        }),
      );
    const [start, ...rest] = path;
    if (!start) return;
    send('pointerdown', start);
    for (const point of rest) send('pointermove', point);
    send('pointerup', rest.at(-1) ?? start);
  }, points);
}

test('F-EX-06 a signature is drawn with mouse and finger, undone, cleared, saved, seen large and deleted', async ({
  page,
}) => {
  await signIn(page, 'admin', '/extend/signature');
  const main = page.getByRole('main');
  const save = main.getByRole('button', { name: '保存签名' });
  await expect(main.getByText('还没有保存过签名')).toBeVisible();
  await expect(main.getByText('请在此处签名')).toBeVisible();
  await expect(save).toBeDisabled();
  await sign(page, 'mouse', 60);
  await expect(save).toBeEnabled();
  await main.getByRole('button', { name: '撤销' }).click();
  await expect(save).toBeDisabled();
  await sign(page, 'mouse', 60);
  await main.getByRole('button', { name: '重签' }).click();
  await expect(save).toBeDisabled();
  await sign(page, 'mouse', 60);
  await sign(page, 'mouse', 120);
  await save.click();
  await expectToast(page, '签名已保存');
  const kept = main.getByRole('list', { name: '我的签名' }).getByRole('listitem');
  await expect(kept).toHaveCount(1);
  // the first one is the default
  await expect(kept.first()).toContainText('默认');

  await expect(main.getByText('请在此处签名')).toBeVisible();
  await sign(page, 'touch', 80);
  await save.click();
  await expect(kept).toHaveCount(2);
  await kept.first().getByRole('button', { name: '设为默认' }).click();
  await expect(kept.first()).toContainText('默认');
  await page.reload();
  await expect(kept).toHaveCount(2);
  const small = await kept.first().getByRole('img').boundingBox();
  await kept.first().getByRole('button', { name: '查看大图' }).click();
  const large = page.getByRole('dialog').getByRole('img', { name: /保存的签名$/ });
  await expect(large).toBeVisible();
  expect((await large.boundingBox())?.width).toBeGreaterThan(small?.width ?? Infinity);
  await page.keyboard.press('Escape');
  await kept.first().getByRole('button', { name: '删除' }).click();
  await confirmDeletion(page);
  await expect(kept).toHaveCount(1);
  await expect(kept.first()).toContainText('默认');
});

test('F-EX-11 a record is printed by a template on its paper, and the page by the browser', async ({ page }) => {
  // what is printed stays as it is while the browser's own dialog would be open
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await signIn(page, 'admin', '/extend/printData');
  const main = page.getByRole('main');
  const sheet = main.locator('[data-slot=paper]');
  await expect(main.getByRole('combobox', { name: '数据' })).toContainText('订单管理');
  await main.getByRole('combobox', { name: '记录' }).click();
  const record = page.getByRole('option').nth(2);
  const number = await record.innerText();
  await record.click();
  await expect(main.getByRole('combobox', { name: '模板' })).toContainText('销售订单');
  await expect(sheet).toContainText(number);
  await expect(sheet.getByRole('img', { name: number })).toBeVisible();
  await expect(sheet.getByRole('columnheader', { name: '付款金额（元）' })).toBeVisible();
  await main.getByRole('button', { name: '打印', exact: true }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('[data-slot=print-root]');
  await expect(printed).toContainText(number);
  expect(await printed.locator('style').textContent()).toMatch(/size: 210mm 297mm/);
  await expect(main).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    document.documentElement.removeAttribute('data-printed');
    window.dispatchEvent(new Event('afterprint'));
  });
  await expect(printed).toHaveCount(0);

  await main.getByRole('radio', { name: '浏览器打印' }).click();
  const shown = main.getByRole('article', { name: '页面内容' });
  await expect(shown).toContainText(number);
  await main.getByRole('button', { name: '打印页面' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(shown).toContainText(number);
  await expect(main.getByRole('combobox', { name: '记录' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeHidden();
});

test('the default signature is offered where an approval asks for one', async ({ page }) => {
  await signIn(page, 'admin', '/extend/signature');
  const main = page.getByRole('main');
  await expect(main.getByText('请在此处签名')).toBeVisible();
  await sign(page, 'mouse', 60);
  await main.getByRole('checkbox', { name: '设为默认签名' }).click();
  await main.getByRole('button', { name: '保存签名' }).click();
  await expectToast(page, '签名已保存');
  const kept = main.getByRole('list', { name: '我的签名' }).getByRole('listitem');
  await page.reload();
  const image = await kept.filter({ hasNotText: '设为默认' }).getByRole('img').getAttribute('src');
  const signed = { approve: { comment: 'off', signature: 'required' }, refuse: { comment: 'off', signature: 'off' } };
  const node = approverNode('check', '核实', ['admin'], { actions: signed });
  const id = await launchByCall(page, await releaseFlow(page, '签名审批', [node]), '入口道闸');
  await page.goto(`/workFlowDetail?config=${encodeURIComponent(btoa(id))}`);
  await page.getByRole('button', { name: /^同意/ }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByRole('img', { name: '已签名' }).getAttribute('src')).toBe(image);
  await dialog.getByRole('button', { name: /^同意/ }).click();
  await expect(page.getByText('已通过').first()).toBeVisible();
});
