import { callApi } from './support/callApi.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

test('a draft is looked at as a role has it: its columns and fields, and what is not released yet', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const { data: visitor } = await callApi(page, 'GET', '/api/visualdev/Base/visitor');
  const { columnData, revision } = visitor as { columnData: string; revision: number };
  const list = JSON.parse(columnData) as { columnList: object[] };
  const changed = { ...list, columnList: [...list.columnList, { prop: 'reason', label: '来访事由' }] };
  await callApi(page, 'PUT', '/api/visualdev/Base/visitor', { columnData: JSON.stringify(changed), revision });

  await page.goto('/previewModel?id=visitor');
  await page.getByRole('button', { name: '以全部权限预览' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('运营');
  await dialog.locator('button[aria-pressed]').first().click();
  await expect(page.getByRole('button', { name: /^以“.*”的权限预览$/ })).toBeVisible();
  await expect(page.getByText('尚未发布、还不能授权的部分：来访事由')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '车牌号' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '来访事由' })).toHaveCount(0);
  await page.getByRole('button', { name: '恢复全部权限' }).click();
  await expect(page.getByRole('columnheader', { name: '来访事由' })).toBeVisible();
});
