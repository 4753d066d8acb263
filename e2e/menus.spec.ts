import { readFile } from 'node:fs/promises';
import { type Locator, type Page } from '@playwright/test';
import { callApi } from './support/callApi.js';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

test('an entry of the menu is dragged into a folder, taken back, moved by keys, and nothing goes into a page', async ({
  page,
}) => {
  await signIn(page);
  await addEntries(page, [
    { enCode: 'drag.folder', fullName: '排序目录', type: FOLDER },
    { enCode: 'drag.page', fullName: '排序页面', type: PAGE },
  ]);
  await openPage(page, '系统管理', '菜单管理');
  const rowOf = (name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
  const [folder, entry] = [rowOf('排序目录'), rowOf('排序页面')];
  await expect(entry).toHaveAttribute('aria-level', '1');
  await drag(page, entry, folder, 0.5);
  await expectToast(page, '“排序页面”已移到“排序目录”下，第1位');
  await expect(entry).toHaveAttribute('aria-level', '2');
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await expectToast(page, '已移回');
  await expect(entry).toHaveAttribute('aria-level', '1');

  // a page takes nothing in: the folder stays beside it
  await drag(page, folder, entry, 0.5);
  await expect(folder).toHaveAttribute('aria-level', '1');
  await drag(page, folder, entry, 0.95);
  await expectToast(page, '“排序目录”已移到最上层，第2位');
  await folder.press('Alt+Shift+ArrowUp');
  await expectToast(page, '“排序目录”已移到最上层，第1位');
  await expect(folder).toBeFocused();
  await page.reload();
  await expect(entry).toHaveAttribute('aria-level', '1');
  const order = await page.getByRole('row').filter({ hasText: '排序' }).allInnerTexts();
  expect(order.map((text) => text.includes('排序目录'))).toEqual([true, false]);
});

test('a branch of the menu is exported, changed in its file, looked at in words and imported', async ({ page }) => {
  await signIn(page);
  // what other journeys go by keeps its name
  await addEntries(page, [{ enCode: 'file.folder', fullName: '分支目录', type: FOLDER }]);
  await openPage(page, '系统管理', '菜单管理');
  const folder = page.getByRole('row').filter({ hasText: /^分支目录/ });
  await folder.getByRole('button', { name: '更多操作' }).click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: '导出本级及下级' }).click();
  const text = await readFile(await (await downloaded).path(), 'utf8');
  const file = JSON.parse(text) as { entries: { enCode: string; fullName: string; parent: string | null }[] };
  const [top] = file.entries;
  if (!top) throw new Error('the file is empty');
  const entries = [
    { ...top, fullName: '改名目录' },
    ...file.entries.slice(1),
    { enCode: 'file.new', fullName: '来自文件', parent: top.enCode, type: PAGE, urlAddress: 'file.new' },
    { enCode: 'file.lost', fullName: '没有上级', parent: 'not.here', type: PAGE, urlAddress: 'file.lost' },
    { enCode: 'file broken', fullName: '编码有误', parent: top.enCode, type: PAGE, urlAddress: 'file.broken' },
  ];

  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const buffer = Buffer.from(JSON.stringify({ ...file, entries }));
  await (await chosen).setFiles({ name: 'menu.json', mimeType: 'application/json', buffer });
  const dialog = page.getByRole('dialog', { name: '导入菜单' });
  await expect(dialog.getByRole('row').filter({ hasText: '改名目录' })).toContainText('修改');
  await expect(dialog.getByRole('row').filter({ hasText: '来自文件' })).toContainText('新增');
  await expect(dialog.getByRole('row').filter({ hasText: '没有上级' })).toContainText('上级菜单“not.here”不存在');
  await expect(dialog.getByRole('row').filter({ hasText: '编码有误' })).toContainText('enCode: 编码只能输入英文');
  await dialog.getByRole('button', { name: '导入' }).click();
  await expectToast(page, '已导入2项');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: '来自文件' })).toHaveAttribute('aria-level', '2');
  await expect(page.getByRole('row').filter({ hasText: '没有上级' })).toHaveCount(0);
});

test('what was changed of an entry is told with its values, and the entry goes back to it', async ({ page }) => {
  await signIn(page);
  await addEntries(page, [{ enCode: 'back.page', fullName: '从前的页面', type: PAGE }]);
  await openPage(page, '系统管理', '菜单管理');
  const rowOf = (name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
  await rowOf('从前的页面').getByRole('button', { name: '编辑' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: '名称', exact: true }).fill('现在的页面');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await rowOf('现在的页面').getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '历史' }).click();
  const history = page.getByRole('dialog', { name: '现在的页面 的历史' });
  await expect(history.getByText('从前的页面')).toBeVisible();
  await history.getByRole('button', { name: '恢复到此版本' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await expectToast(page, '已恢复到第 1 版');
  await page.keyboard.press('Escape');
  await expect(rowOf('从前的页面')).toBeVisible();
});

const FOLDER = 1;
const PAGE = 2;

async function addEntries(page: Page, entries: readonly { enCode: string; fullName: string; type: number }[]) {
  for (const entry of entries)
    expect(
      await callApi(page, 'POST', '/api/system/Menu', { parentId: '-1', urlAddress: entry.enCode, ...entry }),
    ).toMatchObject({ code: 200 });
}

/** Drags a row by its handle to a part of the height of another one. */
async function drag(page: Page, row: Locator, target: Locator, part: number): Promise<void> {
  await row.locator('[data-drag-handle]').hover();
  const to = await target.boundingBox();
  if (!to) throw new Error('the row is not drawn');
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + to.height / 2, { steps: 4 });
  await page.mouse.move(to.x + 80, to.y + to.height * part, { steps: 4 });
  await page.mouse.up();
}
