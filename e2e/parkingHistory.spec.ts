import { expectNoFindings } from './support/axe.js';
import { passLane } from './support/passLane.js';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

test.use({ historyDays: 2 });

/** Address, title, and a panel of its arrangement. */
const SCREENS = [
  ['/dataView', '停车数据总览', '收费高峰（近7日每小时笔数）'],
  ['/dataViewNew', '停车数据中心', '今日停车时长分布'],
  ['/operationView', '停车营收总览', '利用率与周转'],
  ['/homeView', '停车运行首页', '车位使用'],
  ['/realTimeView', '实时进出监测', '实时进出'],
  ['/roadView', '路侧停车总览', '泊位占用'],
  ['/roadViewNew', '路段运行监测', '各路段运行'],
  ['/roadViewNewjia', '路侧排行分析', '待追缴排行（元）'],
  ['/openWindow/parking', '停车场窗口', '选择停车场'],
] as const;

test.describe('parking with some history', () => {
  test('R2.2-06 R2.2-18 R2.2-19 R2.2-20 R2.2-21 R2.2-22 R2.2-23 R2.2-24 R2.2-25 R2.2-31 each screen shows its own figures outside the main layout', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    for (const [path, title, panel] of SCREENS) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect(page.getByRole('region', { name: panel })).toBeVisible();
      await expect(page.getByText(/^更新于/)).toBeVisible();
      await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
    await expectNoFindings(page);
  });

  test('F-PK-07 a screen follows a passage without being loaded again', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/realTimeView');
    const live = page.getByRole('region', { name: '实时进出' });
    await expect(live.getByRole('listitem').first()).toBeVisible();
    await expect(live.getByText('藏A90210')).toHaveCount(0);
    await passLane(page, 'lot1in', { direction: 'in', plate: '藏A90210' });
    await expect(live.getByRole('listitem').filter({ hasText: /藏A.?90210/ })).toContainText('入场');
  });

  test('the window of a lot is chosen where the address names none, and says how many spaces are free', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    await page.goto('/openWindow/parking');
    await page.getByRole('link', { name: /人民广场停车场/ }).click();
    await expect(page.getByRole('heading', { name: '人民广场停车场', level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: '空余车位' })).toContainText('共420个车位');
    await expect(page).toHaveURL(/placeId=/);
  });

  test('a screen says who may not see it', async ({ page }) => {
    await signIn(page, 'developer');
    await page.goto('/operationView');
    await expect(page.getByText('无权限')).toBeVisible();
  });

  test('R2.3-11 R2.3-12 F-PK-06 F-PK-08 orders are found by a plate with one wrong character, by lot, state and time, and opened with the reasons of their amount', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    await openPage(page, '停车业务', '停车订单');
    const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: '详情' }) });
    await expect(rows.first()).toBeVisible();
    const plate = (await rows.first().locator('[data-slot=plate]').textContent()) ?? '';
    // one wrong character is forgiven
    const wrong = `${plate.slice(0, -1)}${plate.endsWith('0') ? '1' : '0'}`;
    await page.getByRole('searchbox', { name: '车牌号' }).fill(wrong);
    await expect(rows.first()).toContainText(plate.slice(2, -1));
    await page.getByRole('button', { name: '重置' }).click();
    const search = page.getByRole('search');
    for (const [label, option] of [
      ['停车场', '人民广场停车场'],
      ['状态', '已离场'],
    ] as const) {
      await search.getByRole('combobox', { name: label }).click();
      await page.getByRole('option', { name: option }).click();
    }
    await expect(rows.first()).toContainText('人民广场停车场');
    await expect(rows.filter({ hasText: /停车中|滨海万象城/ })).toHaveCount(0);
    const total = page.getByText(/^共 [\d,]+ 条$/);
    const all = await total.textContent();
    await search.getByRole('combobox', { name: '入场时间' }).click();
    await page.getByRole('button', { name: '今天', exact: true }).click();
    await expect(total).not.toHaveText(all ?? '');
    await page.getByRole('button', { name: '重置' }).click();
    await rows.first().getByRole('button', { name: '详情' }).click();
    await expect(page).toHaveURL(/\/ParkingOrderInfo\/\w+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/停车中|已缴费|已离场|逃费/);
    await expect(page.getByRole('heading', { name: '为什么是这个金额' })).toBeVisible();
    await openPage(page, '停车业务', '路侧订单');
    await rows.first().getByRole('button', { name: '详情' }).click();
    await expect(page).toHaveURL(/\/roadsideOrderInfo\/\w+$/);
    await expect(page.getByRole('term').filter({ hasText: '泊位' })).toBeVisible();
  });
});
