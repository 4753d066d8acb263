import { callApi } from './support/callApi.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

test('details stand where their designer put them, a page has an address, and both say why they are seen', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const { data } = await callApi(page, 'POST', '/api/visualdev/Base', {
    fullName: '巡检记录',
    enCode: 'rounds.e2e',
    formData: JSON.stringify({
      fields: [{ __config__: { smartKey: 'comInput', label: '名称', dataType: 'static' }, __vModel__: 'name' }],
    }),
    columnData: JSON.stringify({
      columnList: [{ prop: 'name', label: '名称', sortable: true }],
      searchList: [],
      defaultSidx: 'name',
      sort: 'asc',
      btnsList: [{ value: 'add', label: '新增' }],
      columnBtnsList: [
        { value: 'detail', label: '详情' },
        { value: 'edit', label: '编辑' },
      ],
    }),
  });
  const id = String(data);
  await page.goto(`/onlineDev/webDesign?design=${id}`);
  await page.getByRole('tab', { name: '列表', exact: true }).click();
  const whole = page.getByRole('tabpanel', { name: '列表', exact: true });
  const choose = async (place: string) => {
    await whole.locator('[data-setting=detailPlace]').getByRole('radio', { name: place }).click();
    await page.getByRole('button', { name: '发布', exact: true }).click();
  };
  await choose('独立页面');
  await page.getByRole('dialog', { name: '发布“巡检记录”' }).getByRole('button', { name: '发布' }).click();
  await expectToast(page, '发布成功');
  for (const name of ['一号岗', '二号岗']) await callApi(page, 'POST', `/api/visualdev/OnlineDev/${id}`, { name });

  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '巡检记录' }).click();
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await row('一号岗')
    .getByRole('button', { name: /查看|详情/ })
    .click();
  const details = page.getByRole('region', { name: '巡检记录详情' });
  await expect(details.getByText('一号岗')).toBeVisible();
  await expect(page).toHaveURL(/record=/);
  await details.getByRole('button', { name: '下一条' }).click();
  await expect(details.getByText('二号岗')).toBeVisible();
  await page.reload();
  await expect(details.getByText('二号岗')).toBeVisible();
  await details.getByRole('button', { name: '为什么能看到' }).click();
  const reasons = page.getByRole('dialog', { name: '权限说明：巡检记录' });
  await expect(reasons.getByText('由本人创建')).toBeVisible();
  await expect(reasons.getByText('系统管理员，拥有全部权限')).toBeVisible();
  await page.keyboard.press('Escape');
  await details.getByRole('button', { name: '返回列表' }).click();
  await expect(details).toHaveCount(0);
  await expect(row('一号岗')).toBeVisible();
  await page.goBack();

  await page.goto(`/onlineDev/webDesign?design=${id}`);
  await page.getByRole('tab', { name: '列表', exact: true }).click();
  await choose('侧边抽屉');
  // nothing changes in the tables, so nothing is asked
  await expectToast(page, '发布成功');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '巡检记录' }).click();
  await page.getByRole('button', { name: '刷新', exact: true }).first().click();
  await row('一号岗')
    .getByRole('button', { name: /查看|详情/ })
    .click();
  const drawer = page.getByRole('dialog', { name: '巡检记录详情' });
  await expect(drawer.getByText('一号岗')).toBeVisible();
  // its buttons are behind the drawer, the row itself is not
  await row('二号岗').getByText('二号岗').click();
  await expect(drawer.getByText('二号岗')).toBeVisible();
});
