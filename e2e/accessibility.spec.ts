import { expectNoFindings } from './support/axe.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

const PAGES = [
  '/home',
  '/profile',
  '/404',
  '/permission/organize',
  '/permission/department',
  '/permission/position',
  '/permission/user',
  '/permission/role',
  '/permission/group',
  '/permission/authorize',
  '/permission/onlineUser',
  '/system/area',
  '/system/icons',
  '/system/log',
  '/system/file',
  '/dataApplication/dictionary',
  '/model/parking.visitor',
  '/dictionary/parking.plateColour',
] as const;
// each page stands for itself: all workers share them
test.describe.configure({ mode: 'parallel' });

test('the sign-in page in its modes has no serious finding', async ({ page }) => {
  await page.goto('/login');
  for (const mode of ['账号密码', '短信验证码', '扫码登录']) {
    await page.getByRole('tab', { name: mode }).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expectNoFindings(page);
  }
});

for (const path of PAGES) {
  test(`${path} has no serious finding`, async ({ page }) => {
    await signIn(page);
    await page.goto(path);
    await expect(page.getByRole('main')).not.toBeEmpty();
    await page.waitForLoadState('networkidle');
    await expectNoFindings(page);
  });
}

test('the form of a model and the permission tree have no serious finding', async ({ page }) => {
  await signIn(page);
  await page.goto('/model/parking.visitor');
  await page.getByRole('button', { name: '新增访客车辆申请' }).click();
  await page.getByRole('button', { name: '添加一行' }).click();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText(/\d+ 项需要修改/)).toBeVisible();
  await expectNoFindings(page);
  await page.goto('/permission/authorize');
  await page.getByRole('button', { name: /运营人员/ }).click();
  await page.getByRole('button', { name: '全部展开' }).click();
  await expectNoFindings(page);
});

test('the lock screen has no serious finding', async ({ page }) => {
  await signIn(page, 'developer');
  await page.getByRole('banner').getByRole('button').filter({ hasText: /\p{L}/u }).last().click();
  await page.getByRole('menuitem', { name: '锁定屏幕' }).click();
  await expect(page).toHaveURL(/\/lockScreen$/);
  await expectNoFindings(page);
});
