import { expect, test } from './support/test.js';
import { signIn } from './support/signIn.js';
import { expectToast } from './support/toasts.js';

test('F-WX-01 the public account is saved without showing its secret again, and a wrong one is told', async ({
  page,
}) => {
  await signIn(page, 'admin', '/weChat/mpConfig');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: '连接微信', exact: true }).click();
  await main.getByRole('button', { name: '保存' }).click();
  await expect(main.getByText('1 项需要修改')).toBeVisible();
  await main.getByRole('textbox', { name: 'AppID', exact: true }).fill('wx0000000000000000');
  await main.getByRole('button', { name: '保存' }).click();
  // that a secret is needed knows the server, which keeps it
  await expect(main.getByRole('textbox', { name: 'AppSecret', exact: true })).toHaveAttribute('aria-invalid', 'true');
  await main.getByRole('textbox', { name: 'AppSecret', exact: true }).fill('not-a-real-secret');
  await main.getByRole('textbox', { name: '令牌（Token）' }).fill('tok3n');
  await main.getByRole('button', { name: '保存' }).click();
  await expectToast(page, '已保存，对所有人立即生效');
  await expect(main.getByRole('textbox', { name: 'AppSecret', exact: true })).toHaveValue('');
  await main.getByRole('radio', { name: '本地模拟（不连接微信）' }).click();
  await main.getByRole('button', { name: '测试连接' }).click();
  await expectToast(page, '连接成功');
  await main.getByRole('button', { name: '保存' }).click();
  await expectToast(page, '已保存，对所有人立即生效');
});

test('F-WX-03 a menu is drawn beside the phone, saved and published', async ({ page }) => {
  await signIn(page, 'admin', '/weChat/mpMenu');
  const phone = page.getByRole('region', { name: '菜单预览' });
  await phone.getByRole('button', { name: '添加菜单', exact: true }).click();
  await page.getByRole('textbox', { name: '名称' }).fill('停车服务');
  await phone.getByRole('button', { name: '添加子菜单' }).click();
  await page.getByRole('textbox', { name: '名称' }).fill('在线缴费');
  await page.getByLabel('网页地址').fill('https://park.example.com/pay');
  await expect(phone.getByRole('button', { name: '在线缴费' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '保存' }).click();
  await expectToast(page, '已保存，发布后用户可见');
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '发布' }).click();
  await expectToast(page, '发布成功');
  await expect(page.getByText(/上次发布/)).toBeVisible();
});

test('F-WX-04 F-WX-05 followers are synchronised, remarked and written to, and the message is listed', async ({
  page,
}) => {
  await signIn(page, 'admin', '/weChat/mpUser');
  // an empty list offers it a second time
  await page.getByRole('button', { name: '从微信同步' }).first().click();
  await expectToast(page, '同步完成：36位用户，0位已取消关注');
  const row = page.getByRole('row', { name: /微信用户36/ });
  await row.getByRole('button', { name: '修改备注' }).click();
  await page.getByRole('dialog').getByLabel('备注').fill('贵宾');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('row', { name: /贵宾/ })).toBeVisible();
  await page.getByRole('row', { name: /贵宾/ }).getByRole('checkbox').click();
  await page.getByRole('button', { name: '发送消息' }).click();
  const dialog = page.getByRole('dialog', { name: '发送消息' });
  await dialog.getByLabel('内容').fill('今晚停机维护');
  await dialog.getByRole('button', { name: '发送消息' }).click();
  await expectToast(page, '消息已提交，正在发送');
  await page.goto('/weChat/mpMessage');
  const message = page.getByRole('row', { name: /今晚停机维护/ });
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: '刷新' }).click();
      return message.textContent();
    })
    .toContain('已发送');
  await message.getByRole('button', { name: '接收情况' }).click();
  await expect(page.getByRole('dialog').getByRole('row', { name: /贵宾/ })).toContainText('已发送');
});

test('F-WX-06 an image is uploaded, becomes the cover of news, and can go only after them', async ({ page }) => {
  await signIn(page, 'admin', '/weChat/mpMaterial');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '上传图片' }).click();
  await (await chooser).setFiles({ name: '封面.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByRole('list', { name: '图片' }).getByText('封面.png')).toBeVisible();
  await page.getByRole('tab', { name: '图文' }).click();
  await page.getByRole('button', { name: '新建图文' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  await dialog.getByLabel('标题').fill('停车场开业');
  await dialog.getByLabel('封面图片').click();
  await page.getByRole('option', { name: '封面.png' }).click();
  await dialog.getByRole('textbox', { name: '正文' }).click();
  await expect(dialog.locator('[contenteditable=true]')).toBeFocused();
  await page.keyboard.type('欢迎光临');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('list', { name: '图文' }).getByText('停车场开业')).toBeVisible();
  await page.getByRole('tab', { name: '图片' }).click();
  const remove = async (name: string) => {
    await page.getByRole('button', { name: `删除 ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  };
  await remove('封面.png');
  await expectToast(page, '图片是图文“停车场开业”的封面，不能删除');
  await page.getByRole('tab', { name: '图文' }).click();
  await remove('停车场开业');
  await expect(page.getByText('还没有图文素材')).toBeVisible();
});

test('F-WX-02 F-WX-07 organisations and people are brought in line, and what changed is seen', async ({ page }) => {
  await signIn(page, 'admin', '/weChat/qyOrganize');
  await page.getByRole('button', { name: '全部同步' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('row', { name: /人力资源部/ })).toContainText('已同步', { timeout: 60_000 });
  await page.goto('/weChat/qyUser');
  await page.getByRole('searchbox').fill('operator');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /operator/ })).toContainText('已同步');
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
