import { readFile } from 'node:fs/promises';
import { type Locator, type Page } from '@playwright/test';
import { expectNoFindings } from './support/axe.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

/** Names of the entries of a ZIP archive, by the heads of its directory. */
function namesInZip(content: Buffer): string[] {
  const names: string[] = [];
  const head = Buffer.from('PK\u0001\u0002', 'latin1');
  for (let at = content.indexOf(head); at >= 0; at = content.indexOf(head, at + 4)) {
    const length = content.readUInt16LE(at + 28);
    names.push(content.subarray(at + 46, at + 46 + length).toString('utf8'));
  }
  return names;
}

/** Chooses a file in the tree; the search leaves nothing else to scroll through. */
async function chooseFile(dialog: Locator, name: string) {
  await dialog.getByRole('textbox', { name: '查找文件' }).fill(name);
  await dialog.getByRole('treeitem', { name, exact: true }).last().click();
}

/** Downloads the code; answers the name of the file and the paths in it. */
async function downloadCode(page: Page, dialog: Locator) {
  const downloaded = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载 ZIP' }).click();
  const file = await downloaded;
  return { fileName: file.suggestedFilename(), names: namesInZip(await readFile(await file.path())) };
}

async function openGenerator(page: Page, name: string) {
  const row = page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
  await row.getByRole('button', { name: '生成代码' }).click();
  return page.getByRole('dialog', { name: `生成“${name}”的代码` });
}

test('F-CG-01 code of a form is named, looked at file by file and downloaded, and the names are there the next time', async ({
  page,
}) => {
  await signIn(page, 'admin', '/generator/webForm');
  const dialog = await openGenerator(page, '访客车辆申请');
  await dialog.getByLabel('模块名').fill('Visitor Pass');
  await expect(dialog.getByText('以小写字母开头，仅含字母和数字')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '预览代码' })).toBeDisabled();
  await dialog.getByLabel('模块名').fill('visitorPass');
  await dialog.getByLabel('主表类名').fill('VisitorPass');
  await dialog.getByLabel('主表类名').press('Enter');

  const tree = dialog.getByRole('tree', { name: '文件' });
  await expect(tree).toBeVisible();
  await expect(dialog.getByRole('group', { name: 'README.md' })).toContainText('npm install');
  await chooseFile(dialog, 'schema.ts');
  const code = dialog.getByRole('group', { name: 'server/src/extend/visitorPass/schema.ts' });
  await expect(code).toContainText('export const VisitorPassSchema = z.object({');
  await dialog.getByLabel('主表类名').fill('Pass');
  await expect(dialog.getByText('请重新预览')).toBeVisible();
  await dialog.getByRole('button', { name: '预览代码' }).click();
  await expect(code).toContainText('export const PassSchema');

  await expectNoFindings(page);
  const { fileName, names } = await downloadCode(page, dialog);
  expect(fileName).toBe('extend-visitorPass.zip');
  expect(names).toEqual(
    expect.arrayContaining(['README.md', 'server/migrations/0001_pass.sql', 'web/src/extend/visitorPass/Page.tsx']),
  );
  await expectToast(page, '“访客车辆申请”的代码已下载');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  const again = await openGenerator(page, '访客车辆申请');
  await expect(again.getByLabel('模块名')).toHaveValue('visitorPass');
});

test('F-CG-02 code of a form for phones is a page of cards', async ({ page }) => {
  await signIn(page, 'admin', '/generator/appForm');
  const dialog = await openGenerator(page, '访客车辆申请');
  await dialog.getByRole('button', { name: '预览代码' }).click();
  await chooseFile(dialog, 'resource.ts');
  await expect(dialog.getByRole('group', { name: /resource\.ts$/ })).toContainText("layouts: ['cards']");
  await dialog.getByLabel('所属目录').fill('mobile');
  const { fileName, names } = await downloadCode(page, dialog);
  expect(fileName).toBe('mobile-visitor.zip');
  expect(names).toContain('web/src/mobile/visitor/Page.tsx');
});

test('F-CG-03 code of a flow form needs a flow about the form, and binds it', async ({ page }) => {
  await signIn(page, 'admin', '/generator/flowForm');
  const without = await openGenerator(page, '访客车辆申请');
  await expect(without.getByText('没有已发布的、使用此表单的流程')).toBeVisible();
  await expect(without.getByRole('button', { name: '预览代码' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(without).toBeHidden();
  const dialog = await openGenerator(page, '采购申请单');
  await expect(dialog.getByRole('combobox', { name: '审批流程' })).toContainText('采购申请');
  await dialog.getByRole('button', { name: '预览代码' }).click();
  await chooseFile(dialog, 'approvals.ts');
  await expect(dialog.getByRole('group', { name: /approvals\.ts$/ })).toContainText("FLOW_ID = 'flowPurchase'");
  const { names } = await downloadCode(page, dialog);
  expect(names).toEqual(expect.arrayContaining(['server/src/webhookSignature.ts', 'server/src/platform.ts']));
});
