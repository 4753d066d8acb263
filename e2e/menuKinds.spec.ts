import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { rowOf } from './support/resource.js';

test('P1-02 the menu opens a form model, a dictionary, a report, a portal, an external address and a data screen', async ({
  page,
  context,
}) => {
  await signIn(page);
  await openPage(page, '停车业务', '访客登记');
  await expect(page.getByRole('button', { name: '新增访客车辆申请' })).toBeVisible();
  await expect(rowOf(page, 'FK-').first()).toBeVisible();
  await openPage(page, '停车业务', '车牌颜色');
  await expect(rowOf(page, '蓝色')).toBeVisible();
  await openPage(page, '停车业务', '营收报表');
  await expect(page.getByRole('table', { name: '停车营收报表' }).getByRole('row', { name: /^合计/ })).toBeVisible();
  await openPage(page, '停车业务', '运营门户');
  await expect(page).toHaveURL(/\/portal\/operation$/);
  await expect(page.getByText('近7日实收').first()).toBeVisible();
  const menu = page.getByRole('navigation', { name: '主导航' });
  const outside = menu.getByRole('link', { name: '停车管理条例' });
  await expect(outside).toHaveAttribute('href', 'https://www.gov.cn/');
  await expect(outside).toHaveAttribute('rel', /noopener/);
  const opened = context.waitForEvent('page');
  await menu.getByRole('link', { name: '停车数据大屏' }).click();
  const screen = await opened;
  await expect(screen).toHaveURL(/\/view\/parkingScreen(\?|$)/);
  await expect(screen.getByRole('main')).toBeVisible();
  await expect(screen.getByRole('main')).not.toBeEmpty();
});
