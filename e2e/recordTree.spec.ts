import { callApi } from './support/callApi.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

const field = (smartKey: string, name: string, label: string, more = {}) => ({
  __config__: { smartKey, label, dataType: 'static' },
  __vModel__: name,
  ...more,
});

test('a list stands as a tree by the field that its designer chose: opened by keys, added to, and searched', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const base = '/api/visualdev/Base';
  const body = (fields: object[]) => ({
    fullName: '设备台账',
    enCode: 'devices.e2e',
    formData: JSON.stringify({ fields }),
    columnData: JSON.stringify({
      columnList: [
        { prop: 'name', label: '名称' },
        { prop: 'keeper', label: '负责人' },
      ],
      searchList: [{ __vModel__: 'name', label: '名称', searchType: 2 }],
      btnsList: [{ value: 'add', label: '新增' }],
      columnBtnsList: [
        { value: 'detail', label: '详情' },
        { value: 'edit', label: '编辑' },
        { value: 'remove', label: '删除' },
      ],
    }),
  });
  const name = field('comInput', 'name', '名称');
  const keeper = field('comInput', 'keeper', '负责人');
  const { data } = await callApi(page, 'POST', base, body([name, keeper]));
  const id = String(data);
  // only once the model is there can a field point to it
  const above = field('relationForm', 'above', '上级', { modelId: id, relationField: 'name' });
  await callApi(page, 'PUT', `${base}/${id}`, body([name, keeper, above]));

  await page.goto(`/onlineDev/webDesign?design=${id}`);
  await page.getByRole('tab', { name: '列表', exact: true }).click();
  const whole = page.getByRole('tabpanel', { name: '列表', exact: true });
  await whole.getByRole('checkbox', { name: '树形' }).check();
  await expect(page.getByText('“树形”视图缺少字段').first()).toBeVisible();
  await whole.locator('[data-setting=treeField]').getByRole('combobox').click();
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: '上级' }).click();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('dialog', { name: '发布“设备台账”' }).getByRole('button', { name: '发布' }).click();
  await expectToast(page, '发布成功');

  const online = `/api/visualdev/OnlineDev/${id}`;
  const make = async (title: string, parent = '') =>
    String((await callApi(page, 'POST', online, { name: title, keeper: '周雨桐', above: parent })).data);
  const lot = await make('东门停车场');
  await make('西门停车场');
  const floor = await make('地下一层', lot);
  for (let number = 3; number > 0; number -= 1) await make(`道闸${number}`, floor);

  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '设备台账' }).click();
  await page.getByRole('button', { name: '显示方式 表格' }).click();
  await page.getByRole('menuitemcheckbox', { name: '树形' }).click();
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  await expect(row('地下一层')).toHaveCount(0);
  await row('东门停车场').focus();
  await page.keyboard.press('ArrowRight');
  await expect(row('地下一层')).toHaveAttribute('aria-level', '2');

  await row('地下一层')
    .getByRole('button', { name: /^更多操作/ })
    .click();
  await page.getByRole('menuitem', { name: '新增下级' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('combobox', { name: '上级' })).toContainText('地下一层');
  await form.getByRole('textbox', { name: '名称' }).fill('岗亭');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(row('岗亭')).toHaveAttribute('aria-level', '3');
  await expect(row('道闸1')).toBeVisible();

  await page.getByRole('textbox', { name: '名称' }).fill('道闸2');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(row('岗亭')).toHaveCount(0);
  await expect(row('道闸2')).toHaveAttribute('aria-level', '3');
  await expect(row('东门停车场')).toBeVisible();
  await page.getByRole('button', { name: '重置' }).click();
  await expect(row('西门停车场')).toBeVisible();
});
