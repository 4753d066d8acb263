import { type Page } from '@playwright/test';
import { createModel, frame, setTitle, settings } from './support/formDesigner.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

/** Chooses what the selected field refers to. */
async function choose(page: Page, setting: string, query: string, option: RegExp): Promise<void> {
  await settings(page).getByRole('combobox', { name: setting, exact: true }).click();
  await page.getByRole('combobox', { name: '搜索', exact: true }).fill(query);
  await page.getByRole('option', { name: option }).click();
}

test('a related record with two of its attributes, a dictionary and a number rule are drawn without knowing an id, released and filled in', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await createModel(page, { name: '来访接待', code: 'references.e2e' });
  await expect(page.getByRole('group', { name: '画布' })).toBeVisible();

  // a related form opens at its model, and begins with what stands for a record
  await page.getByRole('button', { name: '添加关联表单', exact: true }).click();
  const model = settings(page).getByRole('combobox', { name: '关联表单' });
  await expect(model).toBeFocused();
  await expect(page.getByRole('button', { name: /没有选择“关联表单”/ })).toBeVisible();
  await choose(page, '关联表单', 'visitor', /访客车辆申请.*visitor.*业务表单/);
  await expect(settings(page).getByRole('combobox', { name: '关联字段' })).toHaveText('申请单号');
  await settings(page).getByRole('button', { name: '添加字段' }).click();
  await settings(page).getByRole('button', { name: '添加字段' }).click();
  await setTitle(page, '访客申请');
  for (const attribute of ['车牌号', '申请人']) {
    await page.getByRole('button', { name: '添加关联属性', exact: true }).click();
    await choose(page, '跟随字段', '访客', /访客申请/);
    await choose(page, '显示属性', attribute, new RegExp(attribute));
    await setTitle(page, `来访${attribute}`);
  }
  await page.getByRole('button', { name: '添加下拉选择', exact: true }).click();
  await settings(page).getByText('数据字典', { exact: true }).click();
  await settings(page).getByRole('combobox', { name: '数据字典' }).click();
  await page.getByRole('combobox', { name: '搜索', exact: true }).fill('来访事由');
  await page.getByRole('treeitem', { name: /来访事由/ }).click();
  await expect(settings(page).getByText(/商务洽谈/)).toBeVisible();
  await setTitle(page, '接待类型');
  await page.getByRole('button', { name: '添加自动编号', exact: true }).click();
  await choose(page, '单据规则', '访客申请', /访客申请单号.*FK-\d{8}-0001/);
  await setTitle(page, '接待单号');
  await expect(page.getByText('没有问题')).toBeVisible();

  await page.getByRole('button', { name: '发布', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '发布“来访接待”' });
  await dialog.getByRole('button', { name: '发布' }).click();
  await expectToast(page, '发布成功');

  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '来访接待' }).click();
  await page.getByRole('button', { name: '新增来访接待' }).first().click();
  const record = page.getByRole('dialog', { name: '新增来访接待' });
  await record.getByLabel('名称').fill('接待张先生');
  await record.getByRole('combobox', { name: '访客申请' }).click();
  const picker = page.getByRole('dialog', { name: /选择/ });
  const row = picker.getByRole('row').filter({ hasText: 'FK-' }).first();
  await row.click();
  await picker.getByRole('button', { name: '确定' }).click();
  await expect(record.getByLabel('来访车牌号')).toHaveValue(/.{5,}/);
  await expect(record.getByLabel('来访申请人')).toHaveValue(/.+/);
  await record.getByRole('combobox', { name: '接待类型' }).click();
  await page.getByRole('option').first().click();
  await record.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: '接待张先生' })).toContainText(/FK-\d{8}-\d{4}/);
});

test('a reference that leads to nothing is told and kept', async ({ page }) => {
  await signIn(page, 'admin');
  await createModel(page, { name: '失效引用', code: 'gone.e2e' });
  await page.getByRole('button', { name: 'JSON' }).click();
  const json = page.getByRole('dialog').getByRole('textbox');
  const text = await json.inputValue();
  const field = JSON.stringify({
    __config__: { smartKey: 'relationForm', label: '旧车辆', tag: 'relation-form' },
    __vModel__: 'oldCar',
    modelId: 'deletedModel',
    relationField: 'plate',
  });
  await json.fill(text.replace('"fields": [', `"fields": [${field},`));
  await page.getByRole('button', { name: '应用' }).click();
  await page.getByRole('button', { name: /“关联表单”指向“deletedModel”/ }).click();
  await expect(frame(page, '旧车辆，关联表单')).toHaveAttribute('aria-pressed', 'true');
  await expect(settings(page).getByRole('combobox', { name: '关联表单' })).toHaveText('deletedModel（已失效）');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expectToast(page, '保存成功');
  await page.reload();
  await page.getByRole('button', { name: 'JSON' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(/"modelId": "deletedModel"/);
});
