import { type Page } from '@playwright/test';
import { expectNoFindings } from './support/axe.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

const DEMO = '滨海广场停车场充电桩建设';

/** Opens the chart of a project from the list. */
async function openChart(page: Page, name: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: '甘特图' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

async function addTask(
  page: Page,
  button: string,
  name: string,
  fill?: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
) {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: '新建任务' });
  await dialog.getByLabel('任务名称').fill(name);
  await fill?.(dialog);
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog).toBeHidden();
}

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('treegrid')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell').first().getByText(name, { exact: true }) });
const barOf = (page: Page, name: string) =>
  page.getByRole('treegrid').getByRole('button', { name: new RegExp(`^(里程碑 )?${name}，`) });
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: '已保存' })).toBeVisible();

/** Days from one to the other in the name of a bar. */
async function datesOf(page: Page, name: string): Promise<[string, string]> {
  const label = (await barOf(page, name).getAttribute('aria-label')) ?? '';
  const found = /(\d{4}-\d\d-\d\d) 至 (\d{4}-\d\d-\d\d)/.exec(label);
  if (!found?.[1] || !found[2]) throw new Error(`no dates in ${label}`);
  return [found[1], found[2]];
}
const later = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

test('F-EX-14 a project is made with tasks in a tree, which are moved, linked and undone on its chart', async ({
  page,
}) => {
  await signIn(page, 'admin', '/extend/projectGantt');
  await page.getByRole('button', { name: '新增' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('项目名称').fill('东区改造');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form).toBeHidden();
  await openChart(page, '东区改造');
  await expect(page.getByText('还没有任务')).toBeVisible();

  await addTask(page, '新建任务', '设计');
  await addTask(page, '新建下级任务', '勘察');
  await addTask(page, '新建任务', '出图');
  await saved(page);
  await expect(rowOf(page, '设计')).toHaveAttribute('aria-expanded', 'true');
  await expect(rowOf(page, '出图')).toHaveAttribute('aria-level', '2');

  // keys move a bar by a day, with Shift its end
  const [start, end] = await datesOf(page, '出图');
  await barOf(page, '出图').focus();
  await page.keyboard.press('ArrowRight');
  expect(await datesOf(page, '出图')).toEqual([later(start, 1), later(end, 1)]);
  await page.keyboard.press('Shift+ArrowRight');
  expect(await datesOf(page, '出图')).toEqual([later(start, 1), later(end, 2)]);
  // the parent lasts as long as what is below it
  expect(await datesOf(page, '设计')).toEqual([start, later(end, 2)]);

  // dragging moves a bar, its right end makes it longer
  const drag = async (from: { x: number; y: number }, byX: number) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + byX, from.y, { steps: 6 });
    await page.mouse.up();
  };
  await page.getByRole('radio', { name: '日', exact: true }).click();
  const box = await boxOf(page, '出图');
  await drag({ x: box.x + 20, y: box.y + 10 }, 36 * 5);
  expect(await datesOf(page, '出图')).toEqual([later(start, 6), later(end, 7)]);
  const moved = await boxOf(page, '出图');
  await drag({ x: moved.x + moved.width - 1, y: moved.y + 10 }, -36 * 2);
  expect(await datesOf(page, '出图')).toEqual([later(start, 6), later(end, 5)]);

  // the mark below a bar sets how much of it is done
  const shown = await boxOf(page, '出图');
  await barOf(page, '出图').hover();
  const mark = await barOf(page, '出图').locator('[data-grip=progress]').boundingBox();
  if (!mark) throw new Error('the progress has no mark');
  await drag({ x: mark.x + mark.width / 2, y: mark.y + mark.height / 2 }, shown.width / 2);
  await expect(rowOf(page, '出图')).toContainText('50%');

  // a link is drawn from the dot behind a bar; one that leads back is refused by name
  await drawLink(page, '勘察', '出图');
  await expectToast(page, '“出图”将在“勘察”之后开始');
  await expect(barOf(page, '出图')).toHaveAccessibleName(/前置：勘察/);
  await drawLink(page, '出图', '勘察');
  await expectToast(page, /前置关系形成循环：/);
  await expect(barOf(page, '勘察')).not.toHaveAccessibleName(/前置/);

  await page.getByRole('button', { name: '撤销：添加前置关系' }).click();
  await expect(barOf(page, '出图')).not.toHaveAccessibleName(/前置/);
  await page.getByRole('button', { name: '重做：添加前置关系' }).click();
  await expect(barOf(page, '出图')).toHaveAccessibleName(/前置：勘察/);
  await page.getByRole('checkbox', { name: '关键路径' }).click();
  await expect(barOf(page, '出图')).toHaveAccessibleName(/在关键路径上/);

  await saved(page);
  await page.reload();
  expect(await datesOf(page, '出图')).toEqual([later(start, 6), later(end, 5)]);
  await expect(barOf(page, '出图')).toHaveAccessibleName(/前置：勘察/);

  // Enter opens the form, Delete deletes, and undo brings it back to the server too
  await barOf(page, '勘察').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '编辑任务' });
  await dialog.getByLabel('进度（%）').fill('60');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(rowOf(page, '勘察')).toContainText('60%');
  await barOf(page, '勘察').focus();
  await page.keyboard.press('Delete');
  await expect(rowOf(page, '勘察')).toHaveCount(0);
  await saved(page);
  await page.keyboard.press('Control+z');
  await expect(rowOf(page, '勘察')).toContainText('60%');
  await saved(page);
  await page.getByRole('button', { name: '返回项目列表' }).click();
  await expect(page.getByRole('row').filter({ hasText: '东区改造' })).toContainText('3');
});

test('two members change a project at the same time: both see it, and where they meet one is asked', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin', '/extend/projectGantt');
  await openChart(page, DEMO);
  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await signIn(other, 'admin', '/extend/projectGantt');
  await openChart(other, DEMO);
  await expectNoFindings(page);
  const [start] = await datesOf(page, '充电桩安装');
  await barOf(other, '充电桩安装').focus();
  await other.keyboard.press('ArrowRight');
  await saved(other);
  await expect.poll(async () => (await datesOf(page, '充电桩安装'))[0]).toBe(later(start, 1));

  // while one is away both change the same
  await page.context().setOffline(true);
  await barOf(page, '充电桩安装').focus();
  for (let day = 0; day < 3; day += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByText('无法连接服务器')).toBeVisible();
  await barOf(other, '充电桩安装').focus();
  await other.keyboard.press('ArrowRight');
  await saved(other);
  await page.context().setOffline(false);
  // what waits for it was pushed by both, and is asked about in the same dialog
  const dialog = page.getByRole('dialog', { name: /个任务与他人的修改冲突/ });
  const asked = dialog.getByRole('listitem').filter({ hasText: '充电桩安装' });
  await expect(asked.getByRole('row').filter({ hasText: '开始' })).toContainText(later(start, 2));
  await expect(asked.getByRole('row').filter({ hasText: '开始' })).toContainText(later(start, 4));
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: '全部采用对方的' }).click();
  await dialog.getByRole('button', { name: '全部保留我的' }).click();
  await dialog.getByRole('button', { name: '合并并保存' }).click();
  await saved(page);
  await expect.poll(async () => (await datesOf(other, '充电桩安装'))[0]).toBe(later(start, 4));
  await other.context().close();
});

test('a phone shows the tasks as a list, and the chart in its place', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await signIn(page, 'admin', '/extend/projectGantt');
  await page.getByText(DEMO).first().click();
  await page.goto('/extend/projectGantt?project=demoCharging');
  await expect(rowOf(page, '现场勘察')).toBeVisible();
  await expect(barOf(page, '现场勘察')).toHaveCount(0);
  await page.getByRole('radio', { name: '甘特图' }).click();
  await expect(barOf(page, '充电桩安装')).toBeVisible();
  await expectNoFindings(page);
});

async function boxOf(page: Page, name: string) {
  const box = await barOf(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not drawn`);
  return box;
}

async function drawLink(page: Page, from: string, to: string): Promise<void> {
  await barOf(page, from).hover();
  const dot = await barOf(page, from).locator('[data-grip=link]').boundingBox();
  const target = await boxOf(page, to);
  if (!dot) throw new Error(`${from} has no dot`);
  await page.mouse.move(dot.x + dot.width / 2, dot.y + dot.height / 2);
  await page.mouse.down();
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 8 });
  await page.mouse.up();
}
