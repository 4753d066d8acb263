import { type Locator, type Page } from '@playwright/test';
import { callApi } from './support/callApi.js';
import { settings } from './support/formDesigner.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

/** Goes to an element by Tab (or Shift and Tab), as somebody without a mouse does. */
async function walkTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < 150; step += 1) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Finds a kind in the palette and adds it behind what is selected; what was done is announced. */
async function add(page: Page, kind: string): Promise<void> {
  const search = page.getByRole('textbox', { name: '搜索控件' }).or(page.getByRole('searchbox', { name: '搜索控件' }));
  await walkTo(page, search, 'Shift+Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(kind);
  await walkTo(page, page.getByRole('button', { name: `添加${kind}`, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `已添加${kind}` })).toHaveCount(1);
}

/** Sets a text of what is selected. */
async function set(page: Page, label: string, text: string): Promise<void> {
  await walkTo(page, settings(page).getByRole('textbox', { name: label, exact: true }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Of the browser's `compareDocumentPosition`: what has the focus stands behind. */
const FOLLOWING = 4;

/** Writes a text into a field that may complete what is typed. */
async function write(page: Page, field: Locator, text: string): Promise<void> {
  const now = await field.evaluate((element) => element.compareDocumentPosition(document.activeElement ?? element));
  await walkTo(page, field, now & FOLLOWING ? 'Shift+Tab' : 'Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

test('a request is designed by the keyboard alone, and what was done is announced', async ({ page }) => {
  await signIn(page, 'admin');
  const first = { __config__: { smartKey: 'comInput', label: '名称' }, __vModel__: 'name' };
  const { data } = await callApi(page, 'POST', '/api/visualdev/Base', {
    fullName: '键盘采购',
    enCode: 'keyboardPurchase',
    formData: JSON.stringify({ fields: [first] }),
    columnData: JSON.stringify({ columnList: [{ prop: 'name', label: '名称' }] }),
  });
  const id = data as unknown as string;
  await page.goto(`/onlineDev/webDesign?form=${id}`);
  await expect(page.getByRole('group', { name: '画布' })).toBeVisible();

  await add(page, '标签页');
  await add(page, '单行文本');
  await set(page, '标题', '申请事由');
  await set(page, '字段名', 'purpose');
  await add(page, '关联表单');
  await set(page, '标题', '相关访客');
  await add(page, '子表');
  await set(page, '标题', '明细');
  await set(page, '字段名', 'items');
  await add(page, '数字');
  await set(page, '标题', '数量');
  await set(page, '字段名', 'count');
  // out of the subtable, and of what it is in: what is added next stands behind it
  await walkTo(page, page.getByRole('group', { name: '画布' }), 'Shift+Tab');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await add(page, '计算公式');
  await set(page, '标题', '合计');
  await set(page, '字段名', 'total');
  await write(page, settings(page).getByRole('textbox', { name: '计算公式' }), 'SUM({items.count})');

  // a rule over the whole, on the other tab of the settings
  await walkTo(page, page.getByRole('tab', { name: '选中项', exact: true }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await walkTo(page, page.getByRole('button', { name: '添加规则' }));
  await page.keyboard.press('Enter');
  await write(page, page.getByRole('textbox', { name: '条件 1' }), '{total} <= 100');
  await write(page, page.getByRole('textbox', { name: '提示 1' }), '超过一百件请分单');
  await walkTo(page, page.getByRole('tab', { name: '表单', exact: true }), 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');

  const stored = async () => {
    await page.keyboard.press('Control+s');
    await expectToast(page, '保存成功');
    const { data: saved } = await callApi(page, 'GET', `/api/visualdev/Base/${id}`);
    return (saved as { formData: string }).formData;
  };
  const form = await stored();
  for (const text of ['申请事由', 'purpose', '相关访客', 'items', 'count', '{items.count}', '超过一百件请分单'])
    expect(form).toContain(text);
  // the total stands behind the rows, not in them
  expect(form).not.toMatch(/"total".*"items"/);
  await page.keyboard.press('Control+/');
  await expect(page.getByRole('dialog')).toContainText('Alt');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
