import { choosePeople, rowOf, runRowAction } from './support/resource.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

test('a webhook is made with a secret that is shown once, tried, and its deliveries say how that went', async ({
  page,
}) => {
  await signIn(page, 'admin', '/system/webhook');
  await page.getByRole('button', { name: '新增Webhook' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: '名称' }).first().fill('ERP同步');
  // nobody is there, on any network
  await form.getByRole('textbox', { name: '接收地址' }).fill('https://receiver.invalid/hook');
  await choosePeople(page, form.getByRole('combobox', { name: '所属用户' }), ['系统管理员']);
  await form.getByRole('checkbox', { name: '新增记录' }).click();
  await form.getByRole('button', { name: '保存', exact: true }).click();

  const secret = page.getByRole('dialog', { name: '请保存签名密钥' });
  await expect(secret.getByLabel('签名密钥')).toContainText('whsec_');
  await secret.getByRole('button', { name: '我已保存' }).click();
  await expect(rowOf(page, 'ERP同步')).toContainText('https://receiver.invalid/hook');

  await runRowAction(page, rowOf(page, 'ERP同步'), '发送测试');
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await expectToast(page, '测试事件已发送');
  await rowOf(page, 'ERP同步').getByRole('button', { name: '发送记录' }).click();
  const deliveries = page.getByRole('dialog', { name: /ERP同步/ });
  const delivery = deliveries.getByRole('row', { name: /测试/ });
  await expect(async () => {
    await deliveries.getByRole('button', { name: '刷新' }).click();
    await expect(delivery).toContainText('连接失败', { timeout: 1_000 });
  }).toPass();
  await delivery.getByRole('button', { name: '详情' }).click();
  await expect(page.getByRole('dialog', { name: '详情' })).toContainText('webhook.test');
});
