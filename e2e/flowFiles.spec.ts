import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });

/** Chooses a file by the button of the list. */
async function importFile(page: Page, content: unknown) {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const buffer = Buffer.from(JSON.stringify(content));
  await (await chosen).setFiles({ name: 'flows.json', mimeType: 'application/json', buffer });
  return page.getByRole('dialog', { name: '导入流程' });
}

test('a flow is exported, changed in its file, compared, and imported as a draft that names whom it does not find', async ({
  page,
}) => {
  await signIn(page, 'admin', '/workFlow/engine');
  const seal = rowOf(page, '用印申请');
  await seal.getByRole('button', { name: '更多操作' }).click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: '导出', exact: true }).click();
  const text = await readFile(await (await downloaded).path(), 'utf8');
  const file = JSON.parse(text) as { flows: { enCode: string; document: { nodes: { name: string }[] } }[] };
  const [flow] = file.flows;
  const [head, ...others] = flow?.document.nodes ?? [];
  if (!flow || !head) throw new Error('the file is empty');

  const copied = JSON.parse(JSON.stringify(flow).replaceAll('"operator"', '"nobody.here"')) as object;
  const dialog = await importFile(page, {
    ...file,
    flows: [
      { ...flow, document: { ...flow.document, nodes: [{ ...head, name: '直属主管' }, ...others] } },
      { ...copied, enCode: 'seal.copied', fullName: '来自文件的用印' },
      { ...copied, enCode: 'bad code!', fullName: '编码有误的流程' },
    ],
  });
  const refused = dialog.getByRole('row').filter({ hasText: '编码有误的流程' });
  await expect(refused).toContainText('拒绝');
  await expect(refused).toContainText('enCode: 编码只能输入英文、数字和小数点');
  await expect(refused.getByRole('checkbox')).toBeDisabled();
  await expect(dialog.getByRole('row').filter({ hasText: '来自文件的用印' })).toContainText(
    '没有编码为“nobody.here”的成员',
  );
  const changed = dialog.getByRole('row').filter({ hasText: '用印申请' });
  await expect(changed).toContainText('修改：流程设计');
  await changed.getByRole('button', { name: '查看差异' }).click();
  await expect(page.getByRole('dialog', { name: /的差异$/ })).toContainText('直属主管');
  await page.keyboard.press('Escape');
  await changed.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: '导入2项' }).click();
  await expectToast(page, '已导入2个流程的草稿');
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, '来自文件的用印')).toContainText('草稿');
  await expect(seal).toContainText('有未发布的修改');
});
