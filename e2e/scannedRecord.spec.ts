import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

test('E3-71 a scanned code of a record leads whoever may see the record to its detail', async ({ page }) => {
  await signIn(page, 'operator');
  const token = await page.evaluate(() => localStorage.getItem('smart_token') ?? '');
  const headers = { authorization: token, 'smart-origin': 'pc' };
  const online = '/api/visualdev/OnlineDev/visitor';
  const list = await page.request.post(`${online}/List`, { data: {}, headers });
  const { id = '' } = ((await list.json()) as { data: { list: { id: string }[] } }).data.list[0] ?? {};
  const read = await page.request.get(`${online}/${id}`, { headers });
  const { billNo } = ((await read.json()) as { data: { billNo: string } }).data;
  const code = new URLSearchParams({ t: 'DFD', id, mid: 'visitor', mt: '1', opt: 'detail' });
  await page.goto(`/openRecord?${code.toString()}`);
  const detail = page.getByRole('form', { name: '访客车辆申请' });
  await expect(detail.getByText(billNo, { exact: true }).first()).toBeVisible();
  await page.goto('/openRecord?t=DFD&id=nothing&mid=visitor');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(detail).toHaveCount(0);
  await page.goto('/openRecord?text=anything');
  await expect(page.getByText('无法识别的二维码')).toBeVisible();
});
