import { expectNoFindings } from './support/axe.js';
import { passLane, takeOpenings } from './support/passLane.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

test('R2.2-27 Q01 R2.5-27 the cloud sentry box follows its lanes, matches a misread plate and opens a barrier from afar', async ({
  page,
}) => {
  await page.goto('/cloudSentryBox');
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, 'admin');
  const entered = Date.now() - 2 * 60 * 60_000;
  await passLane(page, 'lot1in', { direction: 'in', plate: '藏A90210', time: entered });
  await page.goto('/cloudSentryBox');
  await expect(page.getByRole('heading', { name: '云岗亭', level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: '等待 0' })).toBeVisible();

  // somebody who was misread waits, which nobody had to ask for
  await passLane(page, 'lot1out', { direction: 'out', plate: '藏A90218' });
  const panel = page.getByRole('region', { name: '当前车道' });
  await expect(panel).toContainText('无入场记录');
  await expect(page.getByRole('status').filter({ hasText: '等待 1' })).toBeVisible();
  const match = panel.getByRole('button', { name: '匹配 藏A90210' });
  await expect(match).toBeVisible();
  await expectNoFindings(page);
  await match.click();
  // the proposal names the amount too
  await expect(match).toBeHidden();
  await expect(panel).toContainText('¥10.00');

  // by keyboard alone: away from the lane, back to it, open with a reason
  await page.getByRole('button', { name: /1号出口/, pressed: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(panel).toContainText('当前没有车辆等待');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('o');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('放行后计入欠费');
  await dialog.getByRole('button', { name: '开闸' }).click();
  await expect(dialog).toContainText('请填写至少2个字的原因');
  await page.keyboard.type('扫码失败，先放行');
  await dialog.getByRole('button', { name: '开闸' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(panel).toContainText('秒后失效');
  await takeOpenings(page);
  await expect(panel).toContainText('当前没有车辆等待');
  const log = panel.getByRole('list', { name: '开闸记录' }).getByRole('listitem').first();
  await expect(log).toContainText('远程开闸');
  await expect(log).toContainText('系统管理员 · 扫码失败，先放行');

  // the search, and the way home
  await page.keyboard.press('/');
  await page.keyboard.type('书城');
  await expect(page.getByRole('region', { name: '车道', exact: true }).getByRole('heading')).toHaveText([
    '南山书城停车场',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: '人民广场停车场', exact: true })).toBeVisible();
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('the cloud sentry box says who may not see it', async ({ page }) => {
  await signIn(page, 'developer');
  await page.goto('/cloudSentryBox');
  await expect(page.getByText('无权限')).toBeVisible();
  await expect(page.getByRole('link', { name: '返回首页' })).toBeVisible();
});

test('R2.2-28 the test page shows its widgets outside the main layout', async ({ page }) => {
  await signIn(page, 'developer');
  await page.goto('/ceshi');
  await expect(page.getByRole('heading', { name: '组件测试', level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0);
  await expectNoFindings(page);
  await page.getByRole('textbox', { name: '单行文本' }).fill('试一试');
  await expect(page.getByText('已输入：试一试')).toBeVisible();
  await page.getByRole('button', { name: '打开对话框' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
