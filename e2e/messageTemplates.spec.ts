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

test('short messages go by a gateway that is described in the channels: what is wrong stands at its field', async ({
  page,
}) => {
  await signIn(page, 'admin', '/system/template');
  await page.getByRole('button', { name: '渠道设置' }).click();
  const row = page.getByRole('dialog', { name: '渠道设置' }).getByRole('row').filter({ hasText: '短信' });
  await row.getByRole('button', { name: '编辑' }).click();
  const form = page.getByRole('dialog', { name: '编辑渠道' });
  await form.getByRole('radio', { name: '短信接口（HTTP）' }).click();
  await form.getByRole('textbox', { name: '接口地址' }).fill('http://sms.example.com/send');
  await form.getByRole('textbox', { name: '请求体' }).fill('{"{mobile}": "", "text": "{content}"}');
  await form.getByRole('textbox', { name: 'Authorization请求头' }).fill('Bearer {secret}');
  await form.getByRole('textbox', { name: '密码或密钥' }).fill('gateway-key-1');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form.getByRole('textbox', { name: '接口地址' })).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('textbox', { name: '接口地址' }).fill('https://sms.example.com/send');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form.getByText('请求体中缺少 {mobile}')).toBeVisible();
  await form.getByRole('textbox', { name: '请求体' }).fill('{"mobile": "{mobile}", "text": "{content}"}');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(row).toContainText('https://sms.example.com/send');

  // the key is never shown again, and stays
  await row.getByRole('button', { name: '编辑' }).click();
  await expect(form.getByRole('textbox', { name: '密码或密钥' })).toHaveValue('');
  await form.getByRole('textbox', { name: '成功标识' }).fill('"code":0');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form).toBeHidden();
});
