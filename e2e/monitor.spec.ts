import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

test('F-SY-06 the figures of server and database are seen live, refresh by themselves, and are read as a table', async ({
  page,
}) => {
  await signIn(page);
  const answered = () => page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/system/Monitor');
  const first = answered();
  await openPage(page, '系统管理', '系统监控');
  await first;
  for (const name of ['处理器', '内存', '磁盘', '事件循环延迟', '请求', '响应时间'])
    await expect(page.getByRole('figure', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: '最大的表' })).toContainText('han_sound');
  await expect(page.getByRole('table', { name: '进程' })).toContainText(/\d+\.\d\d MB/);
  // nobody asks for these
  await answered();
  await answered();

  await page.getByRole('radio', { name: '15 分钟' }).click();
  await expect(page.getByRole('slider', { name: '内存' })).toHaveAttribute('aria-valuetext', /内存 [\d.]+%/);
  await page.getByRole('button', { name: '以表格查看内存' }).click();
  await expect(page.getByRole('table', { name: '内存' }).getByRole('row').last()).toContainText(/\d%/);
});

test('the monitor does not open without its right', async ({ page }) => {
  await signIn(page, 'operator');
  await page.goto('/system/monitor');
  await expect(page.getByText('您没有查看此页面的权限')).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
});
