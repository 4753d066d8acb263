import { callApi } from './support/callApi.js';
import { openPage, signIn } from './support/signIn.js';
import { frame } from './support/formDesigner.js';
import { expect, test } from './support/test.js';

const MODEL = '/api/visualdev/Base';

test('F-OD-04 a model is designed for phones, looked at in a phone, released to the app, and worked with there', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const { data: visitor } = await callApi(page, 'GET', `${MODEL}/visitor`);
  const { formData, columnData } = visitor as { formData: string; columnData: string };
  const created = await callApi(page, 'POST', MODEL, {
    fullName: '手机访客登记',
    enCode: 'appDesignVisitor',
    formData,
    columnData,
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
  await frame(page, '附件，文件上传').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Delete');
  await expect(frame(page, '附件，文件上传')).toHaveCount(0);
  await frame(page, '来访事由，多行文本').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('手机专用')).toBeVisible();
  // made anew from the web's and taken back
  await page.getByRole('button', { name: '按网页重新生成' }).click();
  await expect(frame(page, '附件，文件上传')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(frame(page, '附件，文件上传')).toHaveCount(0);
  await page.getByRole('button', { name: '手机预览' }).click();
  const filled = page.getByRole('dialog');
  await expect(filled.locator('[data-device=app]')).toContainText('车牌号');
  await expect(filled.locator('[data-device=app]')).not.toContainText('附件');
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
  await columns.getByRole('treeitem', { name: /^来访类型/ }).click();
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
  await expect(inPhone.getByRole('dialog')).not.toContainText('附件');
  await page.getByRole('dialog').first().getByRole('button', { name: '关闭' }).first().click();

  // released to the app's menu alone
  await row.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '发布到 App' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
  await expect(row).toContainText('已发布');

  // an operator is given the entry by the matrix's own call
  const { data: menus } = await callApi(page, 'GET', '/api/oauth/CurrentUser');
  const entry = entryOf((menus as { appMenuList: Entry[] }).appMenuList, id);
  const { data: given } = await callApi(page, 'GET', '/api/permission/Authority/Role/operator');
  const { data: tree } = await callApi(page, 'GET', '/api/permission/Authority/Tree');
  const codes = (tree as { list: Code[] }).list.filter(({ parentId }) => parentId === entry);
  const grants = given as Record<'menu' | 'button' | 'list' | 'form', string[]>;
  const add = (kind: string) => codes.filter((code) => code.kind === kind).map((code) => code.id);
  await callApi(page, 'PUT', '/api/permission/Authority/Role/operator', {
    ...grants,
    menu: [...grants.menu, entry],
    button: [...grants.button, ...add('button')],
    list: [...grants.list, ...add('list')],
    form: [...grants.form, ...add('form')],
  });

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
  await expect(dialog).toContainText('车牌号');
  await expect(dialog).not.toContainText('附件');

  // a desk has the web's menu as before
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(
    page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '手机访客登记' }),
  ).toHaveCount(0);
});

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
