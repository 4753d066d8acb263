import { expect, test } from './support/test.js';
import { signIn } from './support/signIn.js';

test('F-EX-04 100,000 rows are scrolled to their end, sorted, searched and paged', async ({ page }) => {
  await signIn(page, 'admin', '/extend/bigData');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toContainText('共100,000行');
  const table = main.getByRole('grid', { name: '大数据示例' });
  await expect(table).toHaveAttribute('aria-rowcount', '100001');
  await table.getByRole('gridcell').first().click();
  await page.keyboard.press('Control+End');
  await expect(table.getByRole('row', { name: /S0100000/ })).toBeVisible();
  // only what is in view is drawn
  expect(await table.getByRole('row').count()).toBeLessThan(120);
  await table.getByRole('columnheader', { name: '金额' }).getByRole('button').first().click();
  await main.getByRole('searchbox').fill('S0099999');
  await expect(main.getByRole('status')).toContainText('共1行');
  await main.getByRole('searchbox').fill('');
  await main.getByRole('radio', { name: '分页' }).click();
  await expect(table.getByRole('row')).toHaveCount(51);
  await main.getByRole('button', { name: '第 2 页' }).click();
  await expect(table.getByRole('row').nth(1)).toBeVisible();
});

/** Tables that are walked by keys. */
const ROLES: Record<string, 'grid' | 'treegrid'> = {
  普通表格: 'grid',
  可编辑表格: 'grid',
  树形表格: 'treegrid',
  分组表格: 'treegrid',
};

test('F-EX-02 tables of every kind: plain, tree, grouped, fixed, merged, editable and with statistics', async ({
  page,
}) => {
  await signIn(page, 'admin', '/extend/table');
  const main = page.getByRole('main');
  const open = async (name: string) => {
    await main.getByRole('tab', { name }).click();
    return main.getByRole(ROLES[name] ?? 'table', { name });
  };
  await expect(await open('普通表格')).toBeVisible();
  const tree = await open('树形表格');
  await tree.getByRole('row', { name: /城东/ }).getByRole('button').first().click();
  await expect(tree.getByRole('row', { name: /车牌相机/ }).first()).toBeVisible();
  await expect((await open('分组表格')).getByText(/（\d+单）/).first()).toBeVisible();
  await expect((await open('固定列')).getByRole('columnheader', { name: '金额（元）' })).toBeVisible();
  const merged = (await open('合并单元格')).locator('[aria-rowspan]');
  await expect(merged.first()).toBeVisible();
  const editable = await open('可编辑表格');
  const cell = editable.getByRole('row').nth(1).getByRole('gridcell').nth(3);
  await cell.dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('alert')).toContainText('请输入1到9999之间的整数');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status')).toContainText('已修改1格');
  const statistics = await open('统计表格');
  await expect(statistics.getByText('120行')).toBeVisible();
  await expect(statistics.getByText('100%', { exact: true })).toBeVisible();
});

test('F-EX-10 barcodes and QR codes are made of a text in colours and sizes, and saved as pictures', async ({
  page,
}) => {
  await signIn(page, 'admin', '/extend/barCode');
  const main = page.getByRole('main');
  const preview = main.getByRole('group', { name: '预览' });
  await main.getByLabel('内容').fill('停车');
  await expect(main.getByRole('alert')).toContainText('无法生成条形码');
  await main.getByLabel('内容').fill('SMART2026');
  await expect(preview.getByRole('img', { name: 'SMART2026' })).toBeVisible();
  const png = page.waitForEvent('download');
  await main.getByRole('button', { name: '下载PNG' }).click();
  expect((await png).suggestedFilename()).toBe('barcode.png');
  await main.getByRole('radio', { name: '二维码' }).click();
  await main.getByLabel('内容').fill('https://park.example.com/滨海');
  await main.getByLabel('边长（px）').fill('300');
  await page.keyboard.press('Tab');
  await expect(preview.getByRole('img')).toHaveAttribute('width', '300');
  const svg = page.waitForEvent('download');
  await main.getByRole('button', { name: '下载SVG' }).click();
  expect((await svg).suggestedFilename()).toBe('qr.svg');
});

test('F-EX-01 charts of every kind are drawn, also as tables: line, bars, ring, radar, gauge, combined and map', async ({
  page,
}) => {
  await signIn(page, 'admin', '/extend/graph');
  const main = page.getByRole('main');
  for (const name of ['折线图', '柱状图', '环形图', '雷达图', '仪表盘', '组合图', '地图'])
    await expect(
      main
        .getByRole('figure', { name: new RegExp(`^${name}`) })
        .locator('svg')
        .first(),
    ).toBeVisible();
  const combined = main.getByRole('figure', { name: /^组合图/ });
  await combined.getByRole('button', { name: /表格/ }).click();
  await expect(combined.getByRole('columnheader', { name: '目标' })).toBeVisible();
  await expect(combined.getByRole('row')).toHaveCount(15);
  await main.getByRole('radio', { name: '近7天' }).click();
  await expect(combined.getByRole('row')).toHaveCount(8);
});
