import { callApi } from './support/callApi.js';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

test('a model is begun from a template that was looked at, form and list, with its designed list', async ({ page }) => {
  await signIn(page, 'admin');
  await openPage(page, '在线开发', 'Web设计');
  await page.getByRole('button', { name: '从模板新建' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /^查看/ })).toHaveCount(10);
  await dialog.getByRole('radio', { name: '申请' }).click();
  await expect(dialog.getByRole('button', { name: /^查看/ })).toHaveCount(5);
  await dialog.getByRole('radio', { name: '登记' }).click();
  await dialog.getByRole('button', { name: '查看“投诉处理”' }).click();
  // the form works before it is chosen
  await dialog.getByRole('tab', { name: '处理', exact: true }).click();
  await expect(dialog.getByText('处理结果', { exact: true })).toBeVisible();
  await dialog.getByRole('tab', { name: '列表', exact: true }).click();
  await expect(dialog.getByRole('row').filter({ hasText: '投诉主题1' })).toBeVisible();
  await dialog.getByRole('textbox', { name: '名称' }).fill('物业投诉');
  await dialog.getByRole('textbox', { name: '编码' }).fill('galleryComplaint');
  await dialog.getByRole('button', { name: '使用此模板' }).click();
  await expect(page).toHaveURL(/form=/);
  const id = new URL(page.url()).searchParams.get('form') ?? '';
  const { data } = await callApi(page, 'GET', `/api/visualdev/Base/${id}`);
  const { columnData, fullName } = data as { columnData: string; fullName: string };
  expect(fullName).toBe('物业投诉');
  expect(JSON.parse(columnData)).toMatchObject({
    boardField: 'closed',
    layouts: ['table', 'cards', 'board', 'groups'],
  });
});
