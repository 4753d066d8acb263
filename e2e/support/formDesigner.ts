import { type Locator, type Page } from '@playwright/test';
import { openPage } from './signIn.js';
import { expectToast } from './toasts.js';

/** A part on the canvas of the designer, by its title and kind: `名称，单行文本`. */
export const frame = (page: Page, name: string) =>
  page.getByRole('group', { name: '画布' }).getByRole('button', { name, exact: true });

/** The settings of what is selected. */
export const settings = (page: Page) => page.getByRole('complementary', { name: '选中项' });

/** Drags a kind out of the palette to a part of the canvas. */
export async function dragKind(
  page: Page,
  kind: string,
  target: string,
  side: 'before' | 'after' | 'middle',
): Promise<void> {
  const tile = page.getByRole('button', { name: `添加${kind}`, exact: true });
  await tile.scrollIntoViewIfNeeded();
  const box = await page.locator(target).boundingBox();
  if (!box) throw new Error(`there is no ${target}`);
  const y = { before: 3, after: box.height - 3, middle: box.height / 2 }[side];
  await tile.hover();
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + y, { steps: 6 });
  await page.mouse.move(box.x + box.width / 2 + 2, box.y + y, { steps: 2 });
  await page.mouse.up();
}

/** Gives what is selected another title. */
export async function setTitle(page: Page, title: string): Promise<void> {
  await settings(page).getByRole('textbox', { name: '标题', exact: true }).fill(title);
}

/** Gives the selected field another name. */
export async function setName(page: Page, name: string): Promise<void> {
  await settings(page).getByRole('textbox', { name: '字段名' }).fill(name);
  await page.keyboard.press('Enter');
}

/** Makes a model on its page, which opens its designer. Answers where dialogs stand. */
export async function createModel(page: Page, { name, code }: { name: string; code: string }): Promise<Locator> {
  await openPage(page, '在线开发', 'Web设计');
  await page.getByRole('button', { name: '新增' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('名称').fill(name);
  await dialog.getByLabel('编码').fill(code);
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  // taken here, so that nobody takes it for that of the first save in the designer
  await expectToast(page, '保存成功');
  return dialog;
}
