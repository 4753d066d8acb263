import { type Locator, type Page } from '@playwright/test';
import { expectNoFindings } from './support/axe.js';
import { pdfOf } from './support/documents.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

const ADDRESS = '/extend/document';

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });

async function upload(page: Page, name: string, buffer: Buffer, mimeType = 'text/plain'): Promise<Locator> {
  await page.getByRole('button', { name: '上传', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: /上传到/ });
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  return dialog;
}

async function act(page: Page, name: string, action: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: `${name}的操作` })
    .click();
  await page.getByRole('menuitem', { name: new RegExp(`^${action}`) }).click();
}

test('F-EX-09 documents are uploaded, previewed, renamed, moved, shared, downloaded, deleted and restored', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'admin', ADDRESS);
  await page.getByRole('button', { name: '新建文件夹' }).click();
  const naming = page.getByRole('dialog', { name: '新建文件夹' });
  await naming.getByLabel('文件夹名称').fill('合同');
  await naming.getByLabel('文件夹名称').press('Enter');
  await expectToast(page, '已新建');

  // an upload, and one of the same name, which is kept beside it
  const first = await upload(page, 'plan.pdf', pdfOf('Plan one'), 'application/pdf');
  await expect(first.getByText('上传成功')).toBeVisible();
  await first.getByRole('button', { name: '完成' }).click();
  await expect(rowOf(page, 'plan.pdf')).toBeVisible();
  const second = await upload(page, 'plan.pdf', pdfOf('Plan two'), 'application/pdf');
  const taken = page.getByRole('dialog', { name: '已有同名内容' });
  await expect(taken.getByText('plan (2).pdf')).toBeVisible();
  await taken.getByRole('button', { name: '保留两者' }).click();
  await expect(second.getByText('上传成功')).toBeVisible();
  await second.getByRole('button', { name: '完成' }).click();
  await expect(rowOf(page, 'plan (2).pdf')).toBeVisible();

  // opened by keys
  await rowOf(page, '合同').focus();
  await page.keyboard.press('ArrowDown');
  await expect(rowOf(page, 'plan (2).pdf')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: /plan \(2\)\.pdf/ });
  await expect(preview.locator('iframe').contentFrame().locator('canvas').first()).toBeVisible();
  await page.keyboard.press('Escape');

  // renamed by F2: a name that is taken is said with a free one
  await rowOf(page, 'plan (2).pdf').focus();
  await page.keyboard.press('F2');
  const renaming = page.getByRole('dialog', { name: '重命名' });
  await renaming.getByLabel('名称').fill('PLAN.pdf');
  await renaming.getByRole('button', { name: '确定' }).click();
  await expect(renaming.getByText(/已有“PLAN\.pdf”/)).toBeVisible();
  await renaming.getByLabel('名称').fill('draft.pdf');
  await renaming.getByRole('button', { name: '确定' }).click();
  await expect(rowOf(page, 'draft.pdf')).toBeVisible();

  // moved by a drag, and by the tree
  await rowOf(page, 'draft.pdf').dragTo(rowOf(page, '合同'));
  await expectToast(page, '已移动');
  await expect(rowOf(page, 'draft.pdf')).toBeHidden();
  await act(page, 'plan.pdf', '移动');
  const moving = page.getByRole('dialog', { name: '移动到' });
  await moving.getByRole('treeitem', { name: '我的文档' }).press('ArrowRight');
  await moving.getByRole('treeitem', { name: '合同' }).click();
  await moving.getByRole('button', { name: '移动到此处' }).click();
  await expect(rowOf(page, 'plan.pdf')).toBeHidden();
  await rowOf(page, '合同').getByRole('button', { name: '合同', exact: true }).click();
  await expect(rowOf(page, 'plan.pdf')).toBeVisible();
  await expect(rowOf(page, 'draft.pdf')).toBeVisible();

  // all of them at once, as an archive
  await rowOf(page, 'draft.pdf').focus();
  await page.keyboard.press('Control+a');
  await expect(page.getByText('已选2项')).toBeVisible();
  const archive = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载', exact: true }).click();
  expect((await archive).suggestedFilename()).toMatch(/\.zip$/);

  // shared with somebody, who may read it
  await page.getByRole('navigation', { name: '当前位置' }).getByRole('button', { name: '我的文档' }).click();
  await act(page, '合同', '共享');
  const sharing = page.getByRole('dialog', { name: '共享“合同”' });
  await sharing.getByLabel('添加人员').click();
  const people = page.getByRole('dialog', { name: '选择用户' });
  await people.getByPlaceholder('请输入关键词').fill('developer');
  await people.getByRole('option', { name: /developer/ }).click();
  await people.getByRole('button', { name: '确定' }).click();
  await expect(sharing.getByRole('listitem')).toHaveCount(1);
  await sharing.getByRole('button', { name: '保存' }).click();
  await expectToast(page, '已保存共享设置');
  await expect(rowOf(page, '合同').getByRole('img', { name: '已共享' })).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const reader = await context.newPage();
  await signIn(reader, 'developer', ADDRESS);
  await reader.getByRole('navigation', { name: '文档位置' }).getByRole('button', { name: '共享给我' }).click();
  await rowOf(reader, '合同').getByRole('button', { name: '合同', exact: true }).click();
  await expect(rowOf(reader, 'plan.pdf')).toBeVisible();
  await expect(reader.getByRole('button', { name: '上传', exact: true })).toBeHidden();
  await context.close();

  // into the bin and back
  await rowOf(page, '合同').focus();
  await page.keyboard.press('Delete');
  await expectToast(page, '已移入回收站');
  const places = page.getByRole('navigation', { name: '文档位置' });
  await places.getByRole('button', { name: '回收站' }).click();
  await act(page, '合同', '还原');
  await expectToast(page, '已还原');
  await places.getByRole('button', { name: '我的文档' }).click();
  await page.getByRole('searchbox', { name: '搜索名称或拼音' }).fill('ht');
  await expect(rowOf(page, '合同')).toBeVisible();
  await act(page, '合同', '删除');
  await places.getByRole('button', { name: '回收站' }).click();
  await page.getByRole('button', { name: '清空回收站' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '彻底删除' }).click();
  await expect(page.getByText('回收站为空')).toBeVisible();
});

test('a file gets versions and goes back, tiles are walked by keys, and folders are copied by the tree', async ({
  page,
}) => {
  await signIn(page, 'admin', ADDRESS);
  for (const name of ['甲', '乙']) {
    await page.getByRole('button', { name: '新建文件夹' }).click();
    await page.getByRole('dialog', { name: '新建文件夹' }).getByLabel('文件夹名称').fill(name);
    await page.getByRole('button', { name: '确定' }).click();
    await expect(rowOf(page, name)).toBeVisible();
  }
  const first = await upload(page, 'note.txt', Buffer.from('one'));
  await expect(first.getByText('上传成功')).toBeVisible();
  await first.getByRole('button', { name: '完成' }).click();
  const second = await upload(page, 'note.txt', Buffer.from('two, longer'));
  await page.getByRole('dialog', { name: '已有同名内容' }).getByRole('button', { name: '上传为新版本' }).click();
  await expectToast(page, '已上传新版本');
  await second.getByRole('button', { name: '完成' }).click();
  await expectNoFindings(page);

  await act(page, 'note.txt', '版本');
  const versions = page.getByRole('dialog', { name: '“note.txt”的版本' });
  await expect(versions.getByRole('list', { name: '版本' }).getByRole('listitem')).toHaveCount(2);
  await expectNoFindings(page);
  await versions.getByRole('button', { name: '恢复此版本' }).click();
  await expectToast(page, '已恢复所选版本');
  await versions.getByRole('button', { name: '关闭' }).last().click();
  await expect(rowOf(page, 'note.txt').getByRole('gridcell', { name: '3.00 bytes', exact: true })).toBeVisible();

  // whoever takes an upload out of the list again takes it out of the folder
  const third = await upload(page, 'mistake.txt', Buffer.from('three'));
  // the list lies behind the dialog
  await expect(page.locator('[role=row]', { hasText: 'mistake.txt' })).toBeAttached();
  await third.getByRole('button', { name: '删除 mistake.txt' }).click();
  await third.getByRole('button', { name: '完成' }).click();
  await expect(rowOf(page, 'mistake.txt')).toBeHidden();

  await page.getByRole('button', { name: '网格' }).click();
  await expectNoFindings(page);
  await page.getByRole('row').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+End');
  await expect(page.getByText('已选2项')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/已选/)).toBeHidden();
  await page.keyboard.press('Home');
  await expect(page.getByText('已选1项')).toBeVisible();
  await page.getByRole('button', { name: '复制', exact: true }).click();
  const copying = page.getByRole('dialog', { name: '复制到' });
  await copying.getByRole('treeitem', { name: '我的文档' }).press('ArrowRight');
  await copying.getByRole('treeitem', { name: '乙' }).click();
  await expectNoFindings(page);
  await copying.getByRole('button', { name: '复制到此处' }).click();
  await expectToast(page, '已复制');
  await page.getByRole('button', { name: '加星标' }).click();
  const places = page.getByRole('navigation', { name: '文档位置' });
  await places.getByRole('button', { name: '星标' }).click();
  await expect(page.getByRole('row')).toHaveCount(1);
  await act(page, '甲', '共享');
  await expect(page.getByRole('dialog', { name: '共享“甲”' }).getByText('尚未共享')).toBeVisible();
  await expectNoFindings(page);
});

test('files of the desk come into the open folder as they are dropped, and how documents are looked at is remembered', async ({
  page,
}) => {
  await signIn(page, 'admin', ADDRESS);
  await expect(page.getByRole('button', { name: '上传', exact: true }).first()).toBeVisible();
  const drop = (files: Record<string, string>) =>
    page.evaluate((named) => {
      const dataTransfer = new DataTransfer();
      for (const [name, content] of Object.entries(named)) dataTransfer.items.add(new File([content], name));
      const target = document.querySelector('main section');
      for (const type of ['dragenter', 'dragover', 'drop'])
        target?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    }, files);
  await drop({ 'dropped.txt': 'one', 'other.txt': 'two', 'nothing.txt': '' });
  const uploads = page.getByRole('region', { name: '上传列表' });
  await expect(uploads.getByText('已处理2项')).toBeVisible();
  await expect(uploads.getByRole('listitem').filter({ hasText: 'nothing.txt' })).toContainText('文件为空');
  await expect(rowOf(page, 'dropped.txt')).toBeVisible();
  await expectNoFindings(page);
  // a name that is taken is asked about, for all that follow at once
  await drop({ 'dropped.txt': 'again', 'other.txt': 'again' });
  const taken = page.getByRole('dialog', { name: '已有同名内容' });
  await taken.getByRole('checkbox', { name: '后续同名内容均按此处理' }).click();
  await taken.getByRole('button', { name: '保留两者' }).click();
  await expect(rowOf(page, 'dropped (2).txt')).toBeVisible();
  await expect(rowOf(page, 'other (2).txt')).toBeVisible();
  await uploads.getByRole('button', { name: '关闭' }).click();
  await expect(uploads).toBeHidden();

  // whoever looked at tiles before does so still
  await page.getByRole('button', { name: '列表', exact: true }).click();
  const edge = page.getByRole('separator', { name: '“大小”列宽' });
  const saved = (call: string) => page.waitForResponse((answer) => answer.url().includes(call));
  const width = saved('SetColumnsByModuleId');
  await edge.press('ArrowLeft');
  await width;
  await expect(edge).toHaveAttribute('aria-valuenow', '112');
  const look = saved('SetViewsByModuleId');
  await page.getByRole('button', { name: '网格' }).click();
  await look;
  await page.reload();
  await expect(page.getByRole('button', { name: '网格' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '列表', exact: true }).click();
  await expect(edge).toHaveAttribute('aria-valuenow', '112');
});
