import { callApi } from './support/callApi.js';
import { frame, settings } from './support/formDesigner.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

test('on a touch screen parts are added, moved and set by taps', async ({ page }) => {
  await signIn(page, 'admin');
  const { data: visitor } = await callApi(page, 'GET', '/api/visualdev/Base/visitor');
  const { columnData } = visitor as { columnData: string };
  const text = (name: string, label: string) => ({ __config__: { smartKey: 'comInput', label }, __vModel__: name });
  const { data } = await callApi(page, 'POST', '/api/visualdev/Base', {
    fullName: '触屏登记',
    enCode: 'touchForm',
    formData: JSON.stringify({ fields: [text('first', '甲'), text('second', '乙')] }),
    columnData,
  });
  await page.goto(`/onlineDev/webDesign?form=${data as unknown as string}`);
  const order = () =>
    page.locator('[data-item]').evaluateAll((items) => items.map((item) => item.getAttribute('data-item')));
  await frame(page, '甲，单行文本').tap();
  await page.getByRole('button', { name: '添加数字', exact: true }).tap();
  await expect.poll(order).toEqual(['first', 'number1', 'second']);
  await page.getByRole('group', { name: '画布' }).getByRole('button', { name: '下移' }).tap();
  await expect.poll(order).toEqual(['first', 'second', 'number1']);
  await expect(page.getByRole('status').filter({ hasText: '已移动' })).toHaveCount(1);
  await settings(page).getByRole('textbox', { name: '标题', exact: true }).tap();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('数量');
  await expect(frame(page, '数量，数字')).toBeVisible();
  await page.getByRole('group', { name: '画布' }).getByRole('button', { name: '删除' }).tap();
  await expect.poll(order).toEqual(['first', 'second']);
});
