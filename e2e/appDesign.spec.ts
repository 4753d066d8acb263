import { type Page } from '@playwright/test';
import { callApi } from './support/callApi.js';
import { openPage, signIn } from './support/signIn.js';
import { frame } from './support/formDesigner.js';
import { expect, test } from './support/test.js';

const MODEL = '/api/visualdev/Base';

test('F-OD-04 a model is designed for phones, looked at in a phone, released to the app, and worked with there', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const created = await callApi(page, 'POST', MODEL, {
    fullName: '手机访客登记',
    enCode: 'appDesignVisitor',
    formData: JSON.stringify({
      fields: [
        text('visitor', '访客', true),
        text('plate', '车牌号', true),
        text('company', '单位', false),
        text('note', '备注', false),
      ],
    }),
    columnData: JSON.stringify({
      searchList: [{ __vModel__: 'visitor', label: '访客', searchType: 2 }],
      columnList: ['visitor 访客', 'plate 车牌号', 'company 单位'].map(column),
      btnsList: [{ value: 'add', label: '新增' }],
      columnBtnsList: [
        { value: 'detail', label: '详情' },
        { value: 'edit', label: '编辑' },
      ],
    }),
  });
  const id = created.data as unknown as string;

  await openPage(page, '在线开发', 'App设计');
  const row = page.getByRole('row').filter({ hasText: '手机访客登记' });
  await expect(row).toContainText('未发布');

  // the form: what stands first on phones, and what phones do not ask for
  await row.getByRole('button', { name: '设计手机表单' }).click();
  const canvas = page.getByRole('group', { name: '画布' });
  expect((await canvas.boundingBox())?.width).toBe(375);
  await expect(page.getByText('与网页相同')).toBeVisible();
  await frame(page, '备注，单行文本').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Delete');
  await expect(frame(page, '备注，单行文本')).toHaveCount(0);
  await frame(page, '单位，单行文本').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('手机专用')).toBeVisible();
  // made anew from the web's and taken back
  await page.getByRole('button', { name: '按网页重新生成' }).click();
  await expect(frame(page, '备注，单行文本')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(frame(page, '备注，单行文本')).toHaveCount(0);
  await page.getByRole('button', { name: '手机预览' }).click();
  const filled = page.getByRole('dialog');
  await expect(filled.locator('[data-device=app]')).toContainText('车牌号');
  await expect(filled.locator('[data-device=app]')).not.toContainText('备注');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('button', { name: '保存', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: '返回' }).click();

  // the list: a card with a title and a badge
  await row.getByRole('button', { name: '设计手机列表' }).click();
  const columns = page.getByRole('tree', { name: '列顺序' });
  const settings = page.getByRole('complementary', { name: '列设置' });
  await columns.getByRole('treeitem', { name: /^车牌号/ }).click();
  await settings.getByRole('combobox', { name: '卡片位置' }).click();
  await page.getByRole('option', { name: '标题', exact: true }).click();
  await columns.getByRole('treeitem', { name: /^单位/ }).click();
  await settings.getByRole('combobox', { name: '卡片位置' }).click();
  await page.getByRole('option', { name: '徽标', exact: true }).click();
  const phone = page.getByRole('region', { name: '手机预览' });
  await expect(phone.locator('[data-slot=resource-card]').first()).toBeVisible();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('button', { name: '保存', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: '返回' }).click();
  await expect(row.getByText('专用设计')).toHaveCount(2);

  // the draft in a phone
  await row.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '手机预览' }).click();
  const inPhone = page.frameLocator('iframe');
  await inPhone.getByRole('button', { name: /^新增/ }).first().click();
  await expect(inPhone.getByRole('dialog')).toContainText('车牌号');
  await expect(inPhone.getByRole('dialog')).not.toContainText('备注');
  await page.getByRole('dialog').first().getByRole('button', { name: '关闭' }).first().click();

  // released to the app's menu alone
  await row.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '发布到 App' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
  await expect(row).toContainText('已发布');

  await giveEntry(page, id);

  // on a phone the app's entries stand first, before those of the web
  await page.setViewportSize({ width: 375, height: 740 });
  await signIn(page, 'operator');
  await page
    .getByRole('button', { name: '展开菜单' })
    .or(page.getByRole('button', { name: '菜单' }))
    .first()
    .click();
  const navigation = page.getByRole('navigation', { name: '主导航' });
  await expect(navigation.getByRole('link').first()).toContainText(/首页|手机访客登记/);
  await expect(navigation.getByRole('button', { name: '停车业务' })).toBeVisible();
  await navigation.getByRole('link', { name: '手机访客登记' }).click();
  await page.getByRole('button', { name: /^新增/ }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toHaveCount(3);
  await dialog.getByRole('textbox', { name: '车牌号' }).fill('京A20360');
  await dialog.getByRole('textbox', { name: '访客' }).fill('周宁');
  await dialog.getByRole('textbox', { name: '单位' }).fill('滨海物流');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  const card = page.locator('[data-slot=resource-card]');
  await expect(card).toContainText('京A20360');
  await expect(card.locator('[data-slot=card-badge]')).toHaveText('滨海物流');

  // a desk has the web's menu as before
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(
    page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '手机访客登记' }),
  ).toHaveCount(0);
});

test('who has App design alone designs a released form for phones, releases that, and works with it there', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const created = await callApi(page, 'POST', MODEL, {
    fullName: '夜班巡检',
    enCode: 'appDesignNightRound',
    formData: JSON.stringify({ fields: [text('spot', '地点', true), text('finding', '发现', false)] }),
    columnData: JSON.stringify({
      columnList: ['spot 地点', 'finding 发现'].map(column),
      btnsList: [{ value: 'add', label: '新增' }],
      columnBtnsList: [{ value: 'detail', label: '详情' }],
    }),
  });
  const id = created.data as unknown as string;
  await give(page, {
    menu: ['onlineDev_appDesign'],
    button: ['onlineDev_appDesign__btn_edit', 'onlineDev_appDesign__btn_release'],
  });

  await signIn(page, 'operator');
  await openPage(page, '在线开发', 'App设计');
  const navigation = page.getByRole('navigation', { name: '主导航' });
  await expect(navigation.getByRole('link', { name: 'Web设计' })).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: '夜班巡检' });
  await expect(row).toContainText('与网页相同');
  await row.getByRole('button', { name: '设计手机列表' }).click();
  await page.getByRole('tree', { name: '列顺序' }).getByRole('treeitem', { name: /^发现/ }).click();
  await page.getByRole('complementary', { name: '列设置' }).getByRole('combobox', { name: '卡片位置' }).click();
  await page.getByRole('option', { name: '标题', exact: true }).click();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('button', { name: '保存', exact: true })).toBeDisabled();

  // nobody has released the form itself: that is told, and who can do it
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('请先由有“Web设计”发布权限的人员在“Web设计”中发布');
  await expect(dialog.getByRole('button', { name: '发布', exact: true })).toBeDisabled();
  await dialog.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '返回' }).click();
  await expect(row).toContainText('专用设计');
  await signIn(page, 'admin');
  await callApi(page, 'POST', `${MODEL}/${id}/Actions/Release`, {});

  await signIn(page, 'operator', '/onlineDev/appDesign');
  await row.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '手机预览' }).click();
  await expect(page.frameLocator('iframe').getByRole('button', { name: /^新增/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '发布到 App' }).click();
  await dialog.getByRole('button', { name: '发布', exact: true }).click();
  await expect(row).toContainText('已发布');

  await signIn(page, 'admin');
  await giveEntry(page, id);
  await page.setViewportSize({ width: 375, height: 740 });
  await signIn(page, 'operator');
  await page
    .getByRole('button', { name: '展开菜单' })
    .or(page.getByRole('button', { name: '菜单' }))
    .first()
    .click();
  await navigation.getByRole('link', { name: '夜班巡检' }).click();
  await page.getByRole('button', { name: /^新增/ }).first().click();
  await dialog.getByRole('textbox', { name: '地点' }).fill('东门');
  await dialog.getByRole('textbox', { name: '发现' }).fill('照明熄灭');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.locator('[data-slot=resource-card]')).toHaveText(/^照明熄灭\s*地点\s*东门/);
});

/** Gives operators something more by the matrix's own call. */
async function give(page: Page, more: Partial<Grants>): Promise<void> {
  const { data } = await callApi(page, 'GET', '/api/permission/Authority/Role/operator');
  const given = data as Grants;
  const kinds = ['menu', 'button', 'list', 'form'] as const;
  await callApi(page, 'PUT', '/api/permission/Authority/Role/operator', {
    ...given,
    ...Object.fromEntries(kinds.map((kind) => [kind, [...given[kind], ...(more[kind] ?? [])]])),
  });
}

/** Gives them a model's entry of the app's menu with all that stands on it. */
async function giveEntry(page: Page, modelId: string): Promise<void> {
  const { data: user } = await callApi(page, 'GET', '/api/oauth/CurrentUser');
  const entry = entryOf((user as { appMenuList: Entry[] }).appMenuList, modelId) ?? '';
  const { data: tree } = await callApi(page, 'GET', '/api/permission/Authority/Tree');
  const codes = (tree as { list: Code[] }).list.filter(({ parentId }) => parentId === entry);
  const all = (kind: string) => codes.filter((code) => code.kind === kind).map((code) => code.id);
  await give(page, { menu: [entry], button: all('button'), list: all('list'), form: all('form') });
}

type Grants = Record<'menu' | 'button' | 'list' | 'form', string[]>;

const text = (name: string, label: string, required: boolean) => ({
  __config__: { smartKey: 'comInput', label, required },
  __vModel__: name,
});
const column = (words: string) => ({ prop: words.split(' ')[0], label: words.split(' ')[1] });

interface Entry {
  id: string;
  propertyJson: string;
  children?: Entry[];
}

interface Code {
  id: string;
  parentId: string;
  kind: string;
}

function entryOf(menu: readonly Entry[], modelId: string): string | undefined {
  for (const { id, propertyJson, children = [] } of menu) {
    if (propertyJson.includes(modelId)) return id;
    const found = entryOf(children, modelId);
    if (found) return found;
  }
  return undefined;
}
