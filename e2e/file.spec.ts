import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Locator, type Page } from '@playwright/test';
import { docxOf, pdfOf } from './support/documents.js';
import { confirmDeletion, rowOf, runRowAction, searchFor } from './support/resource.js';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

const MEGABYTE = 1_048_576;
const CHUNK = '**/api/file/chunk?*';

async function openFiles(page: Page): Promise<void> {
  await signIn(page, 'admin', '/system/file');
}

async function openUpload(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '上传文件', exact: true }).click();
  return page.getByRole('dialog', { name: '上传文件' });
}

function choose(dialog: Locator, name: string, buffer: Buffer, mimeType = 'application/octet-stream'): Promise<void> {
  return dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
}

async function upload(page: Page, name: string, buffer: Buffer, mimeType?: string): Promise<void> {
  const dialog = await openUpload(page);
  await choose(dialog, name, buffer, mimeType);
  await expect(dialog.getByText('上传成功')).toBeVisible();
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await expect(rowOf(page, name)).toBeVisible();
}

/** Lets this many chunks through and keeps the others on the line, where the page gives them up; answers what drops them. */
async function holdChunksAfter(page: Page, count: number): Promise<() => Promise<void>> {
  let passed = 0;
  const release: (() => void)[] = [];
  await page.route(CHUNK, async (route) => {
    if (route.request().method() === 'POST') {
      passed += 1;
      if (passed > count) {
        await new Promise<void>((resolve) => release.push(resolve));
        // let go on, one that the page gave up could still reach the server; and there is nobody to tell
        return route.abort().catch(() => undefined);
      }
    }
    return route.continue();
  });
  return async () => {
    await page.unroute(CHUNK);
    for (const go of release) go();
  };
}

function countChunks(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/file/chunk')) count += 1;
  });
  return () => count;
}

test('S4-40 S4-42 S4-43 an upload is paused and goes on; the file is listed, saved whole and deleted', async ({
  page,
}) => {
  const content = randomBytes(17 * MEGABYTE);
  await openFiles(page);
  const dialog = await openUpload(page);
  const release = await holdChunksAfter(page, 1);
  await choose(dialog, '入口录像.bin', content);
  await expect(dialog.getByText('上传中')).toBeVisible();
  await expect(dialog.getByText(/^(2\d|[3-9]\d)%$/)).toBeVisible();
  await dialog.getByRole('button', { name: '暂停 入口录像.bin' }).click();
  await expect(dialog.getByText('暂停中')).toBeVisible();
  await release();
  const sent = countChunks(page);
  await dialog.getByRole('button', { name: '继续上传 入口录像.bin' }).click();
  await expect(dialog.getByText('上传成功')).toBeVisible();
  expect(sent()).toBe(3);
  await dialog.getByRole('button', { name: '关闭' }).last().click();

  const row = rowOf(page, '入口录像.bin');
  await expect(row).toContainText('17.00 MB');
  const [saved] = await Promise.all([page.waitForEvent('download'), row.getByRole('button', { name: '下载' }).click()]);
  expect(saved.suggestedFilename()).toBe('入口录像.bin');
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect(hash(await readFile(await saved.path()))).toBe(hash(content));

  await runRowAction(page, row, '删除');
  await confirmDeletion(page);
  await expect(row).toHaveCount(0);
});

test('an upload that a reload cut off goes on when the same file is chosen again', async ({ page }) => {
  const content = randomBytes(17 * MEGABYTE);
  await openFiles(page);
  const first = await openUpload(page);
  const release = await holdChunksAfter(page, 2);
  const arrived = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /chunk/.test(response.url()),
  );
  await choose(first, '场内平面.bin', content);
  await arrived;
  await expect(first.getByText(/^([3-9]\d)%$/)).toBeVisible();
  await page.reload();
  await release();

  const dialog = await openUpload(page);
  await expect(dialog.getByText('上次未传完：场内平面.bin。重新选择该文件即可继续上传')).toBeVisible();
  const sent = countChunks(page);
  await choose(dialog, '场内平面.bin', content);
  await expect(dialog.getByText('上传成功')).toBeVisible();
  expect(sent()).toBeGreaterThan(0);
  expect(sent()).toBeLessThan(4);
  await expect(dialog.getByText(/上次未传完/)).toHaveCount(0);
});

test('R2.7-28 V5-56 documents are shown in the preview, which reaches nothing of ours', async ({ page }) => {
  await openFiles(page);
  await upload(page, '合同.pdf', pdfOf('Parking contract', 'Second page'), 'application/pdf');
  await upload(page, '须知.docx', await docxOf('停车场须知', '第一条 请勿占用消防通道。'));
  await upload(
    page,
    '说明.md',
    Buffer.from('# 停车说明\n\n[外部](https://elsewhere.example)\n\n<img src=x onerror=alert(1)>'),
  );
  const open = async (name: string) => {
    await rowOf(page, name).getByRole('button', { name: '预览' }).click();
    const dialog = page.getByRole('dialog', { name: `文档预览 - ${name}` });
    await expect(dialog.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
    return { frame: dialog.frameLocator('iframe'), close: () => dialog.getByRole('button', { name: '取消' }).click() };
  };

  const pdf = await open('合同.pdf');
  await expect(pdf.frame.getByText('Parking contract')).toBeAttached();
  await expect(pdf.frame.getByText('共 2 页')).toBeVisible();
  await pdf.frame.getByRole('button', { name: '下一页' }).click();
  await expect(pdf.frame.getByText('Second page')).toBeAttached();
  await pdf.close();

  const docx = await open('须知.docx');
  await expect(docx.frame.getByText('第一条 请勿占用消防通道。')).toBeVisible();
  await docx.close();

  const markdown = await open('说明.md');
  await expect(markdown.frame.getByRole('heading', { name: '停车说明' })).toBeVisible();
  await expect(markdown.frame.getByText('外部')).toBeVisible();
  await expect(markdown.frame.locator('article img, article [href]')).toHaveCount(0);
  await markdown.close();
});

test('files are found by name, told where they are used, and kept while they are', async ({ page }) => {
  await openFiles(page);
  await upload(page, '闸机清单.csv', Buffer.from('车牌,金额\n沪A12345,13.00\n'), 'text/csv');
  await searchFor(page, '文件名', '闸机');
  await expect(page.getByText('共 1 条')).toBeVisible();
  await runRowAction(page, rowOf(page, '闸机清单.csv'), '使用情况');
  const usage = page.getByRole('dialog', { name: '使用情况 - 闸机清单.csv' });
  await expect(usage.getByText('该文件未被使用')).toBeVisible();
  await usage.getByRole('button', { name: '关闭' }).last().click();

  await page.goto('/profile');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '更换头像' }).click();
  const buffer = await page.getByRole('main').screenshot({ type: 'png' });
  await (await chooser).setFiles({ name: '我的头像.png', mimeType: 'image/png', buffer });
  await expectToast(page, '头像已更换');
  await openPage(page, '系统管理', '文件管理');
  await searchFor(page, '文件名', '我的头像');
  const face = rowOf(page, '我的头像.png');
  await runRowAction(page, face, '删除');
  await confirmDeletion(page);
  await expect(page.getByRole('alert')).toContainText('系统管理员');
  await expect(face).toBeVisible();
});
