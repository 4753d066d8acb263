import { type Locator, type Page } from '@playwright/test';
import { rowOf, runRowAction } from './support/resource.js';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

/** Expects the question that stands before every deletion, says no, and that no deletion was sent. */
async function expectQuestion(page: Page, press: () => Promise<void>): Promise<void> {
  const sent: string[] = [];
  const note = (request: { method(): string; url(): string }) => {
    if (request.method() === 'DELETE' || /delete|clear/i.test(request.url())) sent.push(request.url());
  };
  page.on('request', note);
  await press();
  const question = page.getByRole('alertdialog', { name: '提示' });
  await expect(question).toContainText(/永久删除.*是否继续？/);
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toBeHidden();
  page.off('request', note);
  expect(sent).toEqual([]);
}

async function expectQuestionOfRow(page: Page, row: Locator): Promise<void> {
  await expectQuestion(page, () => runRowAction(page, row, '删除'));
  await expect(row).toBeVisible();
}

/** Ticks a row and asks for the deletion of all that are ticked. */
async function expectQuestionOfChosen(page: Page, row: Locator): Promise<void> {
  await row.getByRole('checkbox').check();
  await expectQuestion(page, () => page.getByRole('button', { name: '批量删除' }).click());
  await row.getByRole('checkbox').uncheck();
}

test.describe('V5-21', () => {
  test.beforeEach(({ page }) => signIn(page));

  test('V5-21 deleting a company, department, position, user, role or group asks first', async ({ page }) => {
    for (const [title, text] of [
      ['组织管理', '南山停车管理有限公司'],
      ['部门管理', 'hq.finance'],
      ['岗位管理', '人力资源部经理'],
      ['用户管理', 'yushaohua'],
      ['角色管理', '运营人员'],
      ['分组管理', '值班组'],
    ] as const) {
      await openPage(page, '权限管理', title);
      await expectQuestionOfRow(page, rowOf(page, text).first());
    }
  });

  test('V5-21 deleting areas, log lines, the whole log and files asks first', async ({ page }) => {
    await openPage(page, '系统管理', '行政区划');
    await expectQuestionOfRow(page, rowOf(page, '北京市').first());
    await openPage(page, '系统管理', '系统日志');
    const line = rowOf(page, '登录成功').first();
    await expectQuestionOfRow(page, line);
    await expectQuestionOfChosen(page, line);
    await expectQuestion(page, () => page.getByRole('button', { name: '清空日志' }).click());
    await openPage(page, '系统管理', '文件管理');
    await page.getByRole('button', { name: '上传文件', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '上传文件' });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: '删除证明.csv', mimeType: 'text/csv', buffer: Buffer.from('车牌\n沪A12345\n') });
    await expect(dialog.getByText('上传成功')).toBeVisible();
    await dialog.getByRole('button', { name: '关闭' }).last().click();
    const file = rowOf(page, '删除证明.csv');
    await expectQuestionOfRow(page, file);
    await expectQuestionOfChosen(page, file);
  });

  test('V5-21 deleting a dictionary type, its items and records of a generated page asks first', async ({ page }) => {
    await openPage(page, '数据应用', '数据字典');
    const type = page.getByRole('treeitem', { name: '分组类型' });
    await type.click();
    await expectQuestionOfRow(page, rowOf(page, '值班组'));
    await expectQuestion(page, async () => {
      await page.getByRole('button', { name: '分类操作' }).click();
      await page.getByRole('menuitem', { name: '删除分类', exact: true }).click();
    });
    await expect(type).toBeVisible();
    await openPage(page, '停车业务', '访客登记');
    const record = rowOf(page, 'FK-').first();
    await expectQuestion(page, async () => {
      await record.getByRole('button', { name: '更多' }).click();
      await page.getByRole('menuitem', { name: '删除' }).click();
    });
    await expectQuestionOfChosen(page, record);
  });
});
