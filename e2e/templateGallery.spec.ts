import { callApi } from './support/callApi.js';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

test('a model is begun from a template that was looked at, form and list, with its designed list', async ({ page }) => {
  await signIn(page, 'admin');
  await openPage(page, '在线开发', 'Web设计');
  await page.getByRole('button', { name: '从模板新建' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /^查看/ })).toHaveCount(11);
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

test('a template brings its flow: both are released, and it is launched', async ({ page }) => {
  await signIn(page, 'admin');
  await openPage(page, '在线开发', 'Web设计');
  await page.getByRole('button', { name: '从模板新建' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '查看“用印申请”' }).click();
  await dialog.getByRole('tab', { name: '流程', exact: true }).click();
  await expect(dialog.getByRole('group', { name: '流程' }).getByText('印章管理员')).toBeVisible();
  await dialog.getByRole('textbox', { name: '名称' }).fill('印章外借');
  await dialog.getByRole('textbox', { name: '编码' }).fill('gallerySeal');
  await expect(dialog.getByRole('checkbox', { name: '同时创建审批流程' })).toBeChecked();
  await dialog.getByRole('button', { name: '使用此模板' }).click();
  await expect(dialog.getByText('已创建“印章外借”的表单和审批流程')).toBeVisible();
  const designer = await dialog.getByRole('link', { name: '设计流程' }).getAttribute('href');

  // the flow can be looked at before the form is released, and says what comes first
  await page.goto(designer ?? '');
  await expect(page.getByRole('status').filter({ hasText: '表单尚未发布' })).toBeVisible();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByRole('button', { name: /^错误 表单尚未发布：请先在Web设计中发布表单/ })).toBeVisible();
  await page.getByRole('link', { name: '打开表单' }).click();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('dialog', { name: '发布“印章外借”' }).getByRole('button', { name: '发布' }).click();
  await expectToast(page, '发布成功');

  await page.goto(designer ?? '');
  await expect(page.getByRole('group', { name: '流程画布' }).getByText('印章管理员')).toBeVisible();
  await expect(page.getByText('表单尚未发布')).toHaveCount(0);
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('dialog', { name: '发布“印章外借”' }).getByRole('button', { name: '发布' }).click();
  await expectToast(page, '已发布第 1 版');

  await page.goto('/workFlow/launch');
  await page.getByRole('tab', { name: '发起流程' }).click();
  // the menu has a page of the form besides
  await page.getByRole('main').getByRole('link', { name: '印章外借' }).click();
  await page.getByRole('heading', { name: '发起：印章外借' }).waitFor();
  await page.getByRole('textbox', { name: '用印文件' }).fill('投标授权书');
  await page.getByRole('radio', { name: '公章' }).click();
  await page.getByRole('spinbutton', { name: '份数' }).fill('2');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByText('用印：投标授权书，2 份').filter({ visible: true }).first()).toBeVisible();
});
