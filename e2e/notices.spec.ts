import { confirmDeletion, rowOf, searchFor } from './support/resource.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

test('P1-08 R2.3-04 E3-34 a notice that one instance releases reaches its receiver at another at once, who finds, opens, reads and deletes it in the message centre', async ({
  page,
  browser,
  servers,
}) => {
  await signIn(page, 'admin');
  const others = await browser.newContext({ locale: 'zh-CN', baseURL: await servers.secondAddress() });
  const other = await others.newPage();
  await signIn(other, 'operator');
  const bell = other.getByRole('banner').getByRole('button', { name: '消息通知' });
  await expect(bell).toBeVisible();

  // made by the calls of the page, with a text that the server would clean: what it lets through is cleaned once more here
  const release = async (title: string) => {
    const token = await page.evaluate(() => localStorage.getItem('smart_token') ?? '');
    const headers = { authorization: token };
    const data = { title, bodyText: '<p>今晚升级</p>', toUserIds: 'operator' };
    const made = (await (await page.request.post('/api/message', { headers, data })).json()) as { data: string };
    await page.request.put(`/api/message/${made.data}/Actions/Release`, { headers });
  };
  await other.route(/\/api\/message\/ReadInfo\//, async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: object };
    const bodyText = '<p>今晚升级</p><img src="x" onerror="document.title=1"><script>document.title=1</script>';
    await route.fulfill({ json: { ...rest, data: { ...data, bodyText } } });
  });
  await release('道闸升级通知');
  await expect(other.getByRole('banner').locator('[data-slot=badge]').filter({ hasText: '1' })).toBeVisible();
  await bell.click();
  // in the drawer: the home page behind it names the notice too
  await other
    .getByRole('dialog')
    .getByRole('button', { name: /道闸升级通知/ })
    .click();
  const dialog = other.getByRole('dialog', { name: '道闸升级通知' });
  await expect(dialog.getByText('今晚升级')).toBeVisible();
  await expect(dialog.locator('script, [onerror]')).toHaveCount(0);
  expect(await other.title()).not.toBe('1');
  await other.keyboard.press('Escape');
  await other.getByRole('link', { name: '查看全部消息' }).click();
  await expect(other).toHaveURL(/\/messageRecord$/);

  await expect(rowOf(other, '道闸升级通知').getByText('已读')).toBeVisible();
  await release('泊位巡检通知');
  await expect(rowOf(other, '泊位巡检通知').getByText('未读')).toBeVisible();
  await searchFor(other, '标题', '巡检');
  await expect(rowOf(other, '道闸升级通知')).toHaveCount(0);
  await other.getByRole('button', { name: '全部已读' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await expect(rowOf(other, '泊位巡检通知').getByText('已读')).toBeVisible();
  await rowOf(other, '泊位巡检通知').getByRole('checkbox').check();
  await other.getByRole('button', { name: '批量删除' }).click();
  await confirmDeletion(other);
  await expect(rowOf(other, '泊位巡检通知')).toHaveCount(0);
  await others.close();
});
