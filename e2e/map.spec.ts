import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

test('F-EX-12 R2.7-43 places and addresses are found on a map without a key, and a way between two of them is drawn', async ({
  page,
}) => {
  await signIn(page, 'admin', '/extend/map');
  // nothing is configured here, and that is said
  await expect(page.getByText('未配置地图服务')).toBeVisible();
  const map = page.getByRole('application', { name: '地图' });
  await page.getByRole('textbox', { name: '地点名称' }).fill('xueyuan');
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await page
    .getByRole('list', { name: '结果' })
    .getByRole('button', { name: /学苑区/ })
    .click();
  const card = page.getByRole('region', { name: '选中的位置' });
  await expect(card).toContainText('滨海市（演示） 学苑区');
  await card.getByRole('button', { name: '设为起点' }).click();
  await expect(page.getByRole('combobox', { name: '起点' })).toHaveValue(/学苑区/);

  await page.getByRole('radio', { name: '地址解析' }).click();
  await page.getByRole('textbox', { name: '详细地址' }).fill('滨海市北湾区海滨路1号');
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await page.getByRole('list', { name: '结果' }).getByRole('button').first().click();
  await card.getByRole('button', { name: '设为终点' }).click();
  await page.getByRole('button', { name: '规划路线' }).click();
  await expect(page.getByText('直线距离')).toBeVisible();
  await expect(page.getByText(/^\d+\.\d km$/)).toBeVisible();

  // a point on the map says where it is, also by keys
  await page.getByRole('button', { name: '清除路线' }).click();
  await map.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(card).toContainText(/1\d\d\.\d{6}, \d\d\.\d{6}/);
  await map.click({ position: { x: 60, y: 60 } });
  await expect(card).toContainText(/1\d\d\.\d{6}, \d\d\.\d{6}/);
});
