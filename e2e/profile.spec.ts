import { type Page } from '@playwright/test';
import { appCode } from './support/appCode.js';
import { chooseOrganizes, choosePeople, saveForm } from './support/resource.js';
import { signIn, signInAs, signInAsByForm } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

const ACCOUNT = 'twohats';

/** Chooses entries of a field of the open form that takes several. */
async function chooseSeveral(page: Page, label: string, names: readonly string[]): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).click();
  for (const name of names) {
    await page.getByPlaceholder('请输入关键词').last().fill(name);
    await page
      .getByRole('treeitem', { name: new RegExp(`^${name}\\s*(岗位)?$`) })
      .first()
      .click();
  }
  await page.keyboard.press('Escape');
}

test.describe.serial('profile', () => {
  test('a user with two organisations and a manager is made for the profile', async ({ page }) => {
    await signIn(page, 'admin', '/permission/user');
    await page.getByRole('button', { name: '新增用户' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('账号').fill(ACCOUNT);
    await dialog.getByLabel('姓名').fill('双岗员');
    await dialog.getByLabel('登录密码').fill('Smart123');
    await chooseOrganizes(page, dialog.getByRole('combobox', { name: '所属组织' }), ['人力资源部', '财务部']);
    // without any permission nobody comes in
    await chooseSeveral(page, '角色', ['财务人员']);
    await chooseSeveral(page, '岗位', ['人力资源部经理', '财务部经理']);
    await choosePeople(page, dialog.getByRole('combobox', { name: '直属主管' }), ['吴运营']);
    await saveForm(page);
  });

  test('R2.3-06 base information and the avatar are changed and stay', async ({ page }) => {
    await signInAs(page, ACCOUNT, 'Smart123');
    await page.goto('/profile');
    await page.getByLabel('手机号').fill('12');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByText('请正确输入您的手机号')).toBeVisible();
    await page.getByLabel('手机号').fill('13700000009');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expectToast(page, '保存成功');
    const buffer = await page.getByRole('heading', { name: '双岗员' }).screenshot({ type: 'png' });
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '更换头像' }).click();
    await (await chooser).setFiles({ name: 'face.png', mimeType: 'image/png', buffer });
    await expectToast(page, '头像已更换');
    await page.reload();
    await expect(page.getByLabel('手机号')).toHaveValue('13700000009');
    const picture = page.getByRole('main').locator('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test('R2.3-07 permissions, subordinates, organisations, positions and the log are one’s own', async ({ page }) => {
    await signIn(page, 'operator');
    await page.goto('/profile');
    await page.getByRole('tab', { name: '我的组织' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('停车运营部');
    await expect(page.getByRole('tabpanel')).toContainText('停车管理员');
    await page.getByRole('tab', { name: '我的权限' }).click();
    const own = page.getByRole('tree', { name: '我的权限' });
    await own.getByRole('treeitem', { name: '停车业务' }).click();
    await expect(own.getByRole('treeitem', { name: '访客登记' })).toBeVisible();
    await expect(own.getByRole('treeitem', { name: '系统管理' })).toHaveCount(0);
    await page.getByRole('tab', { name: '我的下属' }).click();
    await expect(page.getByRole('tree', { name: '我的下属' }).getByRole('treeitem')).toHaveCount(1);
    await expect(page.getByRole('treeitem', { name: /双岗员/ })).toBeVisible();
    await page.getByRole('tab', { name: '系统日志' }).click();
    const rows = page.getByRole('tabpanel').getByRole('row');
    await expect(rows.nth(1)).toContainText('吴运营');
    for (const row of (await rows.all()).slice(1)) await expect(row).toContainText('吴运营');
  });

  test('R2.3-08 the main organisation and the main position are switched and stay', async ({ page }) => {
    await signInAs(page, ACCOUNT, 'Smart123');
    await page.goto('/profile?tab=organizes');
    const entry = (name: string) =>
      page
        .getByRole('tabpanel')
        .getByRole('listitem')
        .filter({ has: page.getByText(new RegExp(`(^|/)${name}$`)) });
    for (const [first, second] of [
      ['人力资源部', '财务部'],
      ['人力资源部经理', '财务部经理'],
    ] as const) {
      await expect(entry(first).getByText('主要', { exact: true })).toBeVisible();
      const answered = page.waitForResponse((response) => response.url().includes('/major'));
      await entry(second).getByRole('button', { name: '设为主要' }).click();
      expect(await (await answered).json()).toMatchObject({ code: 200 });
      await page.reload();
      await expect(entry(second).getByText('主要', { exact: true })).toBeVisible();
      await expect(entry(first).getByRole('button', { name: '设为主要' })).toBeVisible();
    }
    await expect(page.getByRole('definition').filter({ hasText: /\/财务部$/ })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '财务部经理' })).toBeVisible();
  });

  test('R2.3-07 the password is changed after the old one was asked, and the new one signs in', async ({ page }) => {
    await signInAs(page, ACCOUNT, 'Smart123');
    await page.goto('/profile?tab=password');
    const submit = page.getByRole('button', { name: '修改密码' });
    await page.getByLabel('原密码').fill('Wrong999');
    await page.getByLabel('新密码').fill('Fresh456');
    await page.getByLabel('确认密码').fill('Fresh457');
    await submit.click();
    await expect(page.getByText('两次输入的密码不一致')).toBeVisible();
    await page.getByLabel('确认密码').fill('Fresh456');
    const refused = page.waitForResponse('**/Actions/ModifyPassword**');
    await submit.click();
    expect(await (await refused).json()).not.toMatchObject({ code: 200 });
    await expect(page.getByLabel('新密码')).toHaveValue('Fresh456');
    await page.getByLabel('原密码').fill('Smart123');
    await submit.click();
    await expectToast(page, '密码已修改，其他设备需要重新登录');
    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await signInAsByForm(page, ACCOUNT, 'Fresh456');
  });

  test('signing in takes a code of an app, or a recovery code, once that is switched on, until it is reset', async ({
    page,
  }) => {
    await signInAs(page, ACCOUNT, 'Fresh456');
    await page.goto('/profile?tab=secondFactor');
    await page.getByRole('button', { name: '开启两步验证' }).click();
    await page.getByLabel('请输入登录密码').fill('Fresh456');
    await page.getByRole('button', { name: '确定' }).click();
    const setUp = page.getByRole('dialog', { name: '扫码绑定验证器' });
    const secret = ((await setUp.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await setUp.getByRole('textbox', { name: '验证码' }).fill(appCode(secret, Date.now()));
    const codes = page.getByRole('dialog', { name: '请保存恢复码' });
    const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
    await page.keyboard.press('Escape');
    await codes.getByRole('button', { name: '我已保存' }).click();
    await expect(page.getByText('剩余 10 个恢复码')).toBeVisible();

    const typePassword = async () => {
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await page.goto('/login');
      await page.getByLabel('账号', { exact: true }).fill(ACCOUNT);
      await page.getByLabel('密码', { exact: true }).fill('Fresh456');
      await page.getByRole('button', { name: '登录', exact: true }).click();
    };
    await typePassword();
    const code = page.getByRole('textbox', { name: '验证码' });
    await code.fill(appCode(secret, Date.now() - 3_600_000));
    await expect(page.getByText('验证码错误或已使用')).toBeVisible();
    // of the next half minute: the one of now may have been used above
    await code.fill(appCode(secret, Date.now() + 30_000));
    await expect(page).toHaveURL(/\/home$/);

    await typePassword();
    await page.getByRole('button', { name: '使用恢复码' }).click();
    await page.getByRole('textbox', { name: '恢复码' }).fill(recoveryCode);
    await page.getByRole('button', { name: '验证', exact: true }).click();
    await expect(page).toHaveURL(/\/home$/);

    await signIn(page, 'admin', '/permission/user');
    await page.getByRole('searchbox').first().fill(ACCOUNT);
    await page
      .getByRole('row', { name: /双岗员/ })
      .getByRole('button', { name: /更多/ })
      .click();
    await page.getByRole('menuitem', { name: '重置两步验证' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /确定|重置/ })
      .click();
    await expectToast(page, '两步验证已重置');
    await typePassword();
    await expect(page).toHaveURL(/\/home$/);
  });
});
