import { disableEnableAndRemove, rowOf, saveForm } from './support/resource.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

test('F-SY-12 a template is made with a placeholder, changed, sent to oneself as a test, disabled, enabled and deleted', async ({
  page,
}) => {
  await signIn(page, 'admin', '/system/template');
  await page.getByRole('button', { name: '新增模板' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '名称' }).first().fill('月卡到期');
  await dialog.getByRole('textbox', { name: '编码' }).fill('cardExpires');
  await dialog.getByRole('tab', { name: '简体中文' }).click();
  await dialog.getByRole('textbox', { name: '主题' }).fill('{plate} 的月卡即将到期');
  await dialog.getByRole('textbox', { name: '正文' }).fill('{receiverName}，您好');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(dialog.getByText('文本中的占位符 {plate} 不在列表中')).toBeVisible();
  await dialog.getByRole('textbox', { name: '主题' }).fill('您的月卡即将到期');
  await saveForm(page);
  const row = rowOf(page, 'cardExpires');
  await expect(row).toContainText('您的月卡即将到期');

  await row.getByRole('button', { name: '编辑' }).click();
  await dialog.getByRole('tab', { name: 'English' }).click();
  await dialog.getByRole('textbox', { name: '主题' }).fill('Your card expires');
  await saveForm(page);
  await row.getByRole('button', { name: '预览与测试' }).click();
  await expect(dialog.getByText('系统管理员，您好')).toBeVisible();
  await dialog.getByRole('radio', { name: 'English' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your card expires' })).toBeVisible();
  await dialog.getByRole('button', { name: '发送给我' }).click();
  await expectToast(page, '已发送：站内消息');
  await dialog.getByRole('button', { name: '关闭', exact: true }).last().click();

  await page.getByRole('button', { name: '发送记录' }).click();
  await expect(async () => {
    await dialog.getByRole('button', { name: '刷新' }).click();
    await expect(rowOf(page, 'Your card expires').filter({ hasText: '已发送' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Escape');

  await disableEnableAndRemove(page, row);
});
