import { callApi } from './support/callApi.js';
import { createModel } from './support/formDesigner.js';
import { runRowAction } from './support/resource.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

test('F-OD-02 a model is released into the menu, and its page adds, finds, shows, changes, imports, exports and deletes records', async ({
  page,
}) => {
  await signIn(page);
  await createModel(page, { name: '设备台账', code: 'equipment.e2e' });
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('dialog', { name: '发布“设备台账”' }).getByRole('button', { name: '发布' }).click();
  await expectToast(page, '发布成功');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '设备台账' }).click();

  const dialog = page.getByRole('dialog');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await page.getByRole('button', { name: '新增设备台账' }).first().click();
  await dialog.getByLabel('名称').fill('一号道闸');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(row('一号道闸')).toBeVisible();

  await page.getByRole('button', { name: '导入', exact: true }).first().click();
  await dialog.locator('input[type=file]').setInputFiles({
    name: '设备.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['名称', '二号道闸', '三号相机'].join('\n')),
  });
  await dialog.getByRole('button', { name: '开始导入 2 行' }).click();
  const transfers = page.getByRole('list', { name: '导入与导出' });
  await expect(transfers.getByRole('status')).toHaveText('导入完成：2 行');
  await transfers.getByRole('button', { name: '收起' }).click();
  await expect(row('三号相机')).toBeVisible();

  await page.getByRole('textbox', { name: '名称' }).fill('道闸');
  await page.getByRole('textbox', { name: '名称' }).press('Enter');
  await expect(page.getByText('共 2 条')).toBeVisible();
  await expect(row('三号相机')).toHaveCount(0);

  await row('一号道闸').getByRole('button', { name: '编辑' }).click();
  await dialog.getByLabel('名称').fill('一号道闸（东门）');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(dialog).toBeHidden();
  await row('一号道闸（东门）').getByRole('button', { name: '查看' }).click();
  await expect(dialog).toContainText('一号道闸（东门）');
  await dialog.getByRole('button', { name: '关闭' }).last().click();

  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await dialog.getByRole('button', { name: '导出' }).click();
  expect((await exported).suggestedFilename()).toMatch(/\.xlsx$/);

  await runRowAction(page, row('二号道闸'), '删除');
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(row('二号道闸')).toHaveCount(0);
});

test('F-OD-09 drafts of a form with its list, a portal, a report and a screen work before they are released', async ({
  page,
}) => {
  await signIn(page);
  const dialog = await createModel(page, { name: '来宾登记', code: 'guests.e2e' });
  await page.getByRole('button', { name: '返回' }).click();
  await runRowAction(page, page.getByRole('row').filter({ hasText: 'guests.e2e' }), '功能预览');
  await expect(page.getByText('正在预览草稿')).toBeVisible();
  await page.getByRole('button', { name: '新增来宾登记' }).first().click();
  await dialog.getByLabel('名称').fill('张来宾');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: '张来宾' })).toBeVisible();

  const drafts = {
    Portal: {
      version: 1,
      filters: [],
      cards: [{ id: 'a', kind: 'text', x: 0, y: 0, w: 12, h: 4, html: '<p>草稿里的一句话</p>' }],
    },
    Report: {
      ...{ version: 1, rows: [32], columns: [200], paper: {} },
      cells: [{ row: 0, column: 0, text: '草稿里的一句话' }],
    },
    Screen: { version: 1, widgets: [{ id: 'a', kind: 'title', x: 0, y: 0, w: 600, h: 80, title: '草稿里的一句话' }] },
  };
  for (const [kind, document] of Object.entries(drafts)) {
    const body = { fullName: `预览${kind}`, enCode: `preview${kind}`, document };
    const { data: id } = await callApi(page, 'POST', `/api/visualdev/${kind}`, body);
    await page.goto(`/previewModel?${kind.toLowerCase()}=${String(id)}`);
    await expect(page.getByText('草稿里的一句话').first(), kind).toBeVisible();
  }
});
