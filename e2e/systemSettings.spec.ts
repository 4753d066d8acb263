import { type Page } from '@playwright/test';
import {
  choosePeople,
  confirmDeletion,
  disableEnableAndRemove,
  rowOf,
  runRowAction,
  saveForm,
} from './support/resource.js';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

// all that changes the configuration stands in this file: its journeys run one after the other
const logo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('F-SY-01 names, picture, version, watermark and security values are edited, in effect for others without a reload, and put back', async ({
  page,
  browser,
}) => {
  await signIn(page);
  const { revision: _revision, ...before } = (await callConfig(page, 'GET')).data as { revision: number };
  const other = await browser.newPage();
  await signIn(other, 'developer');
  const documentation = other.getByRole('button', { name: '帮助文档' });
  await expect(documentation).toHaveCount(0);
  try {
    await openPage(page, '系统管理', '系统配置');
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const save = page.getByRole('button', { name: '保存', exact: true });
    await expect(save).toBeDisabled();
    await field('文档地址').fill('docs');
    await save.click();
    await expect(field('文档地址')).toHaveAttribute('aria-invalid', 'true');
    await field('文档地址').fill('https://docs.example.com/');
    await field('系统名称').fill('滨海停车平台');
    await field('繁体名称').fill('濱海停車平臺');
    await field('英文名称').fill('Binhai Parking');
    await field('版本').fill('V9.2');
    await field('版权信息').fill('Copyright © 滨海');
    const picture = {
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.from(logo.split(',')[1] ?? '', 'base64'),
    };
    await page.locator('[data-field-path=logoIcon] input[type=file]').setInputFiles(picture);
    await page.getByRole('switch', { name: '页面水印' }).click();
    await page.getByRole('spinbutton', { name: '错误锁定' }).fill('6');
    await save.click();
    await expectToast(page, '已保存，对所有人立即生效');
    await expect(documentation).toBeVisible();
    await expect(other).toHaveTitle(/滨海停车平台/);
    await expect(other.getByText('滨海停车平台', { exact: true })).toBeVisible();
    await expect(other.getByText('V9.2', { exact: true })).toBeVisible();
    await expect(other.locator(`img[src="${logo}"]`)).toBeVisible();
    await expect(other.locator('[data-slot="watermark-layer"]')).toContainText('developer');
    expect((await callConfig(page, 'GET')).data).toMatchObject({
      passwordErrorsNumber: 6,
      sysNameEn: 'Binhai Parking',
      sysNameZhtw: '濱海停車平臺',
      copyright: 'Copyright © 滨海',
    });

    // what was typed and is not wanted goes after a question
    await field('文档地址').fill('');
    await page.getByRole('button', { name: '还原' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '还原' }).click();
    await expect(field('文档地址')).toHaveValue('https://docs.example.com/');
    await page.getByRole('switch', { name: '页面水印' }).click();
    await save.click();
    await expect(other.locator('[data-slot="watermark-layer"]')).toHaveCount(0);
  } finally {
    await callConfig(page, 'PUT', before);
  }
  await expect(documentation).toHaveCount(0);
  await other.close();
});

test('P1-06 name, version and logo of sign-in page, sidebar, title and about follow it after a reload', async ({
  page,
  browser,
}) => {
  await signIn(page);
  const { revision: _revision, ...before } = (await callConfig(page, 'GET')).data as { revision: number };
  await callConfig(page, 'PUT', { sysName: '滨海停车平台', sysVersion: 'V9.1', logoIcon: logo });
  try {
    await page.reload();
    await expect(page).toHaveTitle(/滨海停车平台/);
    await expect(page.getByText('滨海停车平台', { exact: true })).toBeVisible();
    await expect(page.getByText('V9.1', { exact: true })).toBeVisible();
    await expect(page.locator(`img[src="${logo}"]`)).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: '系统管理员', exact: true }).click();
    await page.getByRole('menuitem', { name: '关于平台' }).click();
    const about = page.getByRole('dialog', { name: '关于平台' });
    await expect(about).toContainText('滨海停车平台');
    await expect(about).toContainText('V9.1');
    await expect(about.locator(`img[src="${logo}"]`)).toBeVisible();

    const stranger = await browser.newPage({ locale: 'zh-CN' });
    await stranger.goto(new URL('/login', page.url()).href);
    await expect(stranger).toHaveTitle(/滨海停车平台/);
    await expect(stranger.getByText('V9.1')).toBeVisible();
    await expect(stranger.locator(`img[src="${logo}"]`).first()).toBeVisible();
    await stranger.close();
  } finally {
    await callConfig(page, 'PUT', before);
  }
});

test('E3-56 the watermark of the system configuration lies over the pages with name and account', async ({ page }) => {
  await signIn(page);
  const layer = page.locator('[data-slot="watermark-layer"]');
  await expect(layer).toHaveCount(0);
  await callConfig(page, 'PUT', { isOpenCopyright: 1 });
  try {
    await page.reload();
    await expect(layer).toContainText('系统管理员 admin');
    // it takes no clicks
    await openPage(page, '权限管理', '角色管理');
    await expect(page.getByRole('button', { name: '新增角色' })).toBeVisible();
  } finally {
    await callConfig(page, 'PUT', { isOpenCopyright: 0 });
  }
});

test('F-SY-09 entries of every type are made, edited, moved, granted by codes, disabled, enabled and deleted', async ({
  page,
}) => {
  await signIn(page, 'admin', '/system/menu');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: '新增菜单' }).click();
  await choose('类型', '目录');
  await name('巡检', 'checks');
  await dialog.getByRole('combobox', { name: '图标' }).click();
  await page.getByRole('searchbox', { name: '搜索图标' }).fill('map');
  await page.getByRole('option', { name: 'map', exact: true }).click();
  await saveForm(page);

  const folder = page.getByRole('row').filter({ hasText: /checks(?!\.)/ });
  const targets: Record<string, () => Promise<void>> = {
    目录: () => Promise.resolve(),
    页面: () => dialog.getByRole('textbox', { name: '地址' }).fill('inspection/plan'),
    功能模型: () => choose('功能模型', '访客车辆申请'),
    字典: () => choose('字典类型', '车牌颜色'),
    报表: () => dialog.getByRole('textbox', { name: '关联编号' }).fill('report1'),
    大屏: () => dialog.getByRole('textbox', { name: '关联编号' }).fill('screen1'),
    外链: async () => {
      await dialog.getByRole('textbox', { name: '地址' }).fill('https://example.com/map');
      await choose('打开方式', '新窗口');
    },
    门户: () => dialog.getByRole('textbox', { name: '关联编号' }).fill('portal1'),
  };
  const types = Object.keys(targets);
  for (const [index, type] of types.entries()) {
    await folder.getByRole('button', { name: '新增下级' }).click();
    await choose('类型', type);
    await name(`巡检${type}`, `checks.t${index + 1}`);
    await targets[type]?.();
    await saveForm(page);
  }
  const stored = await readMenu(page);
  expect(
    stored.map(({ type, urlAddress, linkTarget, propertyJson }) => [type, urlAddress, linkTarget, propertyJson]),
  ).toEqual([
    [1, '', '', ''],
    [2, 'inspection/plan', '', ''],
    [3, '', '', '{"moduleId":"visitor"}'],
    [4, '', '', expect.stringContaining('moduleId') as unknown],
    [5, '', '', '{"moduleId":"report1"}'],
    [6, '', '', '{"moduleId":"screen1"}'],
    [7, 'https://example.com/map', '_blank', ''],
    [8, '', '', '{"moduleId":"portal1"}'],
  ]);

  const entry = (index: number) => rowOf(page, `checks.t${index}`);
  const rows = page.getByRole('row').filter({ hasText: /checks\./ });
  await runRowAction(page, entry(2), '上移');
  await expect(rows.first()).toContainText('checks.t2');
  await runRowAction(page, entry(2), '下移');
  await expect(rows.first()).toContainText('checks.t1');

  // the codes of the page, and whether its rows are granted
  await entry(2).getByRole('button', { name: '编辑' }).click();
  await dialog.getByRole('textbox', { name: '名称', exact: true }).fill('巡检计划');
  for (const [tab, code] of [
    ['按钮权限', 'btn_open'],
    ['列表权限', 'planName'],
    ['表单权限', 'planDate'],
  ] as const) {
    await dialog.getByRole('tab', { name: tab }).click();
    await dialog.getByRole('button', { name: '添加一行' }).click();
    await dialog.getByRole('textbox', { name: /编码/ }).last().fill(code);
    await dialog.getByRole('textbox', { name: /名称/ }).last().fill(code);
  }
  await dialog.getByRole('tab', { name: '数据权限' }).click();
  await dialog.getByRole('switch', { name: '控制数据' }).click();
  await saveForm(page);
  await expect(entry(2)).toContainText('巡检计划');
  const changed = (await readMenu(page)).find(({ enCode }) => enCode === 'checks.t2');
  expect(changed).toMatchObject({
    buttons: [{ enCode: 'btn_open' }],
    columns: [{ enCode: 'planName' }],
    forms: [{ enCode: 'planDate' }],
    isDataAuthorize: 1,
  });

  // the menu of the next start shows what was made here
  await page.reload();
  await openPage(page, '巡检', '巡检字典');
  await expect(rowOf(page, '蓝色')).toBeVisible();

  await openPage(page, '系统管理', '菜单管理');
  for (const state of ['停用', '启用']) {
    await runRowAction(page, entry(7), state);
    await expect(entry(7).getByText(state, { exact: true })).toBeVisible();
  }
  for (const row of [...types.map((_, index) => entry(index + 1)), folder]) {
    await runRowAction(page, row, '删除');
    await confirmDeletion(page);
    await expect(row).toHaveCount(0);
  }

  async function name(fullName: string, enCode: string) {
    await dialog.getByRole('textbox', { name: '名称', exact: true }).fill(fullName);
    await dialog.getByRole('textbox', { name: '编码', exact: true }).fill(enCode);
  }

  async function choose(label: string, option: string) {
    await dialog.getByRole('combobox', { name: label, exact: true }).click();
    await page
      .getByRole('option', { name: option })
      .or(page.getByRole('treeitem', { name: option }))
      .first()
      .click();
  }
});

test('F-SY-03 a task is made, run by hand, its log read, stopped, started and deleted', async ({ page }) => {
  await signIn(page, 'admin', '/system/task');
  await page.getByRole('button', { name: '新增任务' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '名称' }).fill('交班提醒');
  await dialog.getByRole('textbox', { name: '编码' }).fill('handover');
  const pattern = dialog.getByRole('textbox', { name: '执行周期' });
  await pattern.fill('61 * * * *');
  await dialog.getByRole('radio', { name: '发送消息' }).click();
  await dialog.getByRole('textbox', { name: '消息标题' }).fill('请交班');
  await choosePeople(page, dialog.getByRole('combobox', { name: '接收人' }), ['吴运营']);
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(dialog.getByText('执行周期不正确')).toBeVisible();
  await dialog.getByRole('button', { name: '每隔 10 分钟' }).click();
  await expect(dialog.getByText(/接下来：.*:\d0/)).toBeVisible();
  await saveForm(page);
  const row = rowOf(page, '交班提醒');
  await expect(row).toContainText('每隔 10 分钟');

  await runRowAction(page, row, '立即执行');
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await expectToast(page, '已开始执行');
  await row.getByRole('button', { name: /执行记录/ }).click();
  const runs = page.getByRole('dialog', { name: '执行记录：交班提醒' });
  await expect(runs.getByRole('row').filter({ hasText: '手动：系统管理员' })).toBeVisible();
  await expect(async () => {
    await runs.getByRole('button', { name: '刷新' }).click();
    await expect(runs.getByRole('row').filter({ hasText: '成功' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Escape');

  await disableEnableAndRemove(page, row);
});

interface Entry {
  type: number;
  enCode: string;
  urlAddress: string;
  linkTarget: string;
  propertyJson: string;
}

/** The entries below 巡检, as the server has them. */
async function readMenu(page: Page): Promise<Entry[]> {
  const token = await page.evaluate(() => localStorage.getItem('smart_token') ?? '');
  const answer = await page.request.get('/api/system/Menu', {
    headers: { authorization: token.replace(/^"|"$/g, '') },
  });
  const { data } = (await answer.json()) as { data: { list: (Entry & { children?: Entry[] })[] } };
  return data.list.find(({ enCode }) => enCode === 'checks')?.children ?? [];
}

async function callConfig(page: Page, method: 'GET' | 'PUT', data?: object): Promise<{ code: number; data: unknown }> {
  const token = await page.evaluate(() => localStorage.getItem('smart_token') ?? '');
  const answer = await page.request.fetch('/api/system/SysConfig', {
    method,
    headers: { authorization: token.replace(/^"|"$/g, '') },
    ...(data ? { data } : {}),
  });
  const envelope = (await answer.json()) as { code: number; data: unknown };
  expect(envelope.code).toBe(200);
  return envelope;
}

test('what was changed of the configuration is told with both values, and taken back', async ({ page }) => {
  await signIn(page);
  await openPage(page, '系统管理', '系统配置');
  const limit = page.getByRole('spinbutton', { name: '密码历史' });
  await expect(limit).toHaveValue('0');
  await limit.fill('4');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expectToast(page, '已保存，对所有人立即生效');
  await page.getByRole('button', { name: '更改记录' }).click();
  const history = page.getByRole('dialog', { name: /历史/ });
  const change = history.getByRole('listitem').first();
  await expect(change).toContainText('系统管理员');
  await expect(change).toContainText(/密码历史0→4/);
  await history
    .getByRole('button', { name: /恢复到此版本/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await expect(history).toHaveCount(0);
  await expect(limit).toHaveValue('0');
});
