import { type Page } from '@playwright/test';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

/** Makes an event on the day that is shown. */
async function addEvent(page: Page, title: string, participant?: string): Promise<void> {
  await page.getByRole('button', { name: '新建日程', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '新建日程' });
  await dialog.getByLabel('标题').fill(title);
  await dialog.getByLabel('地点').fill('三楼会议室');
  if (participant) {
    await dialog.getByLabel('参与人').click();
    const picker = page.getByRole('dialog', { name: '选择用户' });
    await picker.getByPlaceholder('请输入关键词').fill(participant);
    await picker.getByRole('option', { name: new RegExp(participant) }).click();
    await picker.getByRole('button', { name: '确定' }).click();
  }
  await dialog.getByRole('button', { name: '保存' }).click();
  await expectToast(page, '日程已保存');
}

const eventNamed = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^(\\d\\d:\\d\\d )?${title}`) });

test('F-EX-07 an event is made, changed, moved by keys and by dragging in all views, and deleted', async ({ page }) => {
  await signIn(page, 'admin', '/extend/schedule');
  await page.getByRole('radio', { name: '日', exact: true }).click();
  await page.getByRole('button', { name: '下一页' }).click();
  await addEvent(page, '项目例会');
  const event = eventNamed(page, '项目例会');
  await expect(event).toHaveAccessibleName(/09:00 – 10:00/);

  // keys move by a quarter of an hour, and lengthen
  await event.press('Alt+ArrowDown');
  await expectToast(page, '日程已移动');
  await expect(event).toHaveAccessibleName(/09:15 – 10:15/);
  await event.press('Alt+Shift+ArrowDown');
  await expect(event).toHaveAccessibleName(/09:15 – 10:30/);

  // dragging moves it, its lower edge makes it longer
  const box = await event.boundingBox();
  if (!box) throw new Error('the event is not drawn');
  await page.mouse.move(box.x + 40, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + 10 + 48, { steps: 5 });
  await page.mouse.up();
  await expect(event).toHaveAccessibleName(/10:15 – 11:30/);
  const moved = await event.boundingBox();
  if (!moved) throw new Error('the event is not drawn');
  await page.mouse.move(moved.x + 40, moved.y + moved.height - 2);
  await page.mouse.down();
  await page.mouse.move(moved.x + 40, moved.y + moved.height - 2 + 24, { steps: 5 });
  await page.mouse.up();
  await expect(event).toHaveAccessibleName(/10:15 – 12:00/);

  for (const view of ['周', '月', '列表']) {
    await page.getByRole('radio', { name: view, exact: true }).click();
    await expect(page.getByRole('main').getByText('项目例会').first()).toBeVisible();
  }
  await page.getByRole('main').getByText('项目例会').first().click();
  const dialog = page.getByRole('dialog', { name: '编辑日程' });
  await expect(dialog.getByLabel('提醒')).toHaveText(/提前15分钟/);
  await dialog.getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expectToast(page, '日程已删除');
  await expect(page.getByRole('main').getByText('项目例会')).toHaveCount(0);
});

test('what takes place at the same time is said, and a month is dragged from day to day', async ({ page }) => {
  await signIn(page, 'admin', '/extend/schedule');
  await page.getByRole('radio', { name: '月', exact: true }).click();
  await page.getByRole('button', { name: '下一页' }).click();
  await addEvent(page, '月度盘点');
  await page.getByRole('button', { name: '新建日程', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(/该时段已有1项日程：月度盘点/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  const day = page
    .getByRole('region')
    .filter({ has: eventNamed(page, '月度盘点') })
    .last();
  const from = await eventNamed(page, '月度盘点').boundingBox();
  const cell = await day.boundingBox();
  if (!from || !cell) throw new Error('the month is not drawn');
  const was = (await day.getAttribute('data-day')) ?? '';
  // a month has no row above its first week, none below its last
  const weeks = Number(was.slice(8)) > 15 ? -1 : 1;
  await page.mouse.move(from.x + 20, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 8 + weeks * cell.height, { steps: 5 });
  await page.mouse.up();
  await expectToast(page, '日程已移动');
  const target = new Date(Date.parse(was) + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
  await expect(page.locator(`[data-day="${target}"]`).getByText('月度盘点')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出ICS' }).click();
  expect((await download).suggestedFilename()).toBe('我的日程.ics');
});
