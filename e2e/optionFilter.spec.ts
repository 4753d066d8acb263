import { createModel, setTitle, settings } from './support/formDesigner.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

test('what a form offers to choose from is designed to depend on it, used, and held to by the server', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await createModel(page, { name: '车位预约', code: 'filter.e2e' });
  await expect(page.getByRole('group', { name: '画布' })).toBeVisible();

  // options of the field itself, and records of another form
  await page.getByRole('button', { name: '添加下拉选择', exact: true }).click();
  await expect(settings(page).getByRole('textbox', { name: '标题', exact: true })).toHaveValue('下拉选择');
  await settings(page).getByRole('textbox', { name: '名称 1', exact: true }).fill('北门');
  await settings(page).getByRole('textbox', { name: '名称 2', exact: true }).fill('南门');
  await settings(page).getByRole('textbox', { name: '选项过滤' }).fill('CONTAINS({name}, {option.label})');
  await setTitle(page, '入口');
  await page.getByRole('button', { name: '添加关联表单', exact: true }).click();
  await settings(page).getByRole('combobox', { name: '关联表单', exact: true }).click();
  await page.getByRole('combobox', { name: '搜索', exact: true }).fill('visitor');
  await page.getByRole('option', { name: /访客车辆申请.*visitor/ }).click();
  await settings(page).getByRole('button', { name: '添加字段' }).click();
  await settings(page).getByRole('combobox', { name: '字段 1' }).click();
  await page.getByRole('option', { name: /^车牌号/ }).click();
  await setTitle(page, '访客申请');
  const filter = settings(page).getByRole('textbox', { name: '选项过滤' });
  await filter.fill('LEN({option.plate}) > 3');
  await expect(page.getByRole('button', { name: /访客申请的选项过滤由服务器查询执行/ })).toBeVisible();
  await filter.fill('STARTSWITH({option.plates}, LEFT({name}, 1))');
  await expect(page.getByRole('button', { name: /“选项过滤”指向“plates”/ })).toBeVisible();
  await filter.fill('STARTSWITH({option.plate}, LEFT({name}, 1))');
  await expect(page.getByText('没有问题')).toBeVisible();
  await page.getByRole('button', { name: '规则总览' }).click();
  const rules = page.getByRole('dialog', { name: '规则总览' });
  await expect(rules.getByRole('row', { name: /入口 选项过滤/ })).toBeVisible();
  await expect(rules.getByRole('row', { name: /访客申请 选项过滤/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('dialog', { name: '发布“车位预约”' }).getByRole('button', { name: '发布' }).click();
  await expectToast(page, '发布成功');

  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '车位预约' }).click();
  await page.getByRole('button', { name: '新增车位预约' }).first().click();
  const record = page.getByRole('dialog', { name: '新增车位预约' });
  await record.getByLabel('名称').fill('京牌走北门');
  await record.getByRole('combobox', { name: '入口' }).click();
  await expect(page.getByRole('option')).toHaveText(['北门']);
  await page.getByRole('option', { name: '北门' }).click();
  await record.getByRole('combobox', { name: '访客申请' }).click();
  const picker = page.getByRole('dialog', { name: /选择/ });
  const offered = picker.getByRole('row').filter({ hasText: /[A-Z0-9]{5}/ });
  await expect(offered.first()).toContainText('京');
  const count = await offered.count();
  expect(await offered.filter({ hasText: '京' }).count()).toBe(count);
  await offered.first().click();
  await picker.getByRole('button', { name: '确定' }).click();

  // what was chosen fits no longer: it says so at once, and is not saved
  await record.getByLabel('名称').fill('沪牌走北门');
  await expect(record.getByText('所选选项与当前填写的内容不符，请重新选择')).toBeVisible();
  await record.getByRole('button', { name: '保存', exact: true }).click();
  await expect(record.getByText('所选选项与当前填写的内容不符，请重新选择')).toBeVisible();
  await record.getByLabel('名称').fill('京牌走北门');
  await record.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: '京牌走北门' })).toContainText('FK-');
});
