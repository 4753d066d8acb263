import { type Page } from '@playwright/test';
import { approverNode, launchByCall, releaseFlow } from './support/approvals.js';
import { callApi } from './support/callApi.js';
import { choosePeople, rowOf, runRowAction } from './support/resource.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

/** What the open page shows: pages that were left stay in the document. */
const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();

/** Makes the draft of a flow another one and releases it. */
async function releaseAnew(page: Page, flowId: string, nodes: readonly object[]): Promise<void> {
  const path = `/api/workflow/Engine/Flow/${flowId}`;
  const { data } = (await callApi(page, 'GET', path)) as { data: { revision: number; document: string } };
  const document = JSON.stringify({ ...(JSON.parse(data.document) as object), nodes });
  await callApi(page, 'PUT', path, { revision: data.revision, document });
  await callApi(page, 'POST', `${path}/Actions/Release`, {});
}

test('flows that run are moved to the newest release, go on there, and are taken back as a whole', async ({ page }) => {
  await signIn(page, 'admin');
  const flowId = await releaseFlow(page, '护栏核实', [approverNode('check', '初核', ['admin'])]);
  for (const equipment of ['东门护栏', '西门护栏']) await launchByCall(page, flowId, equipment);
  await releaseAnew(page, flowId, [approverNode('look', '现场核实', ['operator'])]);

  await page.goto('/workFlow/engine');
  await runRowAction(page, rowOf(page, '护栏核实'), '版本');
  await page.getByRole('button', { name: '迁移第 1 版的流程' }).click();
  const wizard = page.getByRole('dialog', { name: '迁移第 1 版上进行中的流程' });
  await expect(wizard.getByText('还有 1 处没有对应的节点')).toBeVisible();
  await wizard.getByRole('combobox', { name: '“初核”的新节点' }).click();
  await page.getByRole('option', { name: '现场核实' }).click();
  await wizard.getByRole('button', { name: '下一步' }).click();
  await wizard.getByRole('button', { name: '迁移 2 个流程' }).click();
  await expect(wizard.getByText('已迁移 2 个流程。')).toBeVisible();
  // whoever has a task keeps it, at the node of the new release
  await page.goto('/workFlow/toDo');
  await expect(rowOf(page, '护栏核实')).toHaveCount(2);
  await expect(rowOf(page, '现场核实')).toHaveCount(2);

  await page.goto('/workFlow/engine');
  await runRowAction(page, rowOf(page, '护栏核实'), '版本');
  await page.getByRole('button', { name: '迁移记录' }).click();
  await page.getByRole('button', { name: /^查看 .* 的迁移结果$/ }).click();
  const record = page.getByRole('dialog', { name: '从第 1 版迁移到第 2 版' });
  await record.getByRole('button', { name: '撤销迁移' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤销迁移' }).click();
  await expect(record.getByText('2 个流程回到第 1 版')).toBeVisible();
  await page.goto('/workFlow/toDo');
  await expect(rowOf(page, '初核')).toHaveCount(2);
});

test('an approver adds somebody and names the launcher, who sees it live, urges and reads how it ended', async ({
  page,
  browser,
}) => {
  const operator = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await signIn(operator, 'operator');
  await signIn(page, 'admin');
  const flowId = await releaseFlow(page, '岗亭核实', [approverNode('check', '初核', ['operator'])]);
  const id = await launchByCall(page, flowId, '南门岗亭');
  const address = `/workFlowDetail?config=${encodeURIComponent(btoa(id))}`;
  await page.goto(address);
  await expect(seen(page, '处理中')).toBeVisible();

  await operator.goto(address);
  await operator.getByRole('textbox', { name: '写评论' }).fill('');
  await operator.getByRole('textbox', { name: '写评论' }).pressSequentially('@系统');
  await operator.getByRole('option').first().waitFor();
  await operator.keyboard.press('Enter');
  await operator.keyboard.type('请补照片');
  await operator.getByRole('button', { name: '发表' }).click();
  // nothing was typed here, so it comes by itself
  await expect(seen(page, '请补照片')).toBeVisible();

  await operator.getByRole('button', { name: /^加签/ }).click();
  const dialog = operator.getByRole('dialog', { name: '加签' });
  await choosePeople(operator, dialog.getByRole('combobox', { name: '人员' }), ['系统管理员']);
  await dialog.getByRole('button', { name: '加签' }).click();
  await expect(seen(operator, '加签成功')).toBeVisible();
  // added behind them: it is their turn first
  await operator.getByRole('button', { name: /^同意/ }).click();
  await expect(page.getByRole('button', { name: /^同意/ })).toBeVisible();

  await page.goto('/workFlow/launch');
  await rowOf(page, '岗亭核实').getByRole('button', { name: '催办' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await page.goto(address);
  await expect(seen(page, '催办')).toBeVisible();
  await page.getByRole('button', { name: /^同意/ }).click();
  await expect(seen(operator, '已通过')).toBeVisible();
});

test('somebody launches for whoever entrusted them, takes an approval back, and what is refused comes straight back', async ({
  page,
  browser,
}) => {
  const [operator, developer] = await Promise.all(
    (['operator', 'developer'] as const).map(async (account) => {
      const desk = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
      await signIn(desk, account);
      return desk;
    }),
  );
  if (!operator || !developer) throw new Error('there is nobody at the desks');
  await signIn(page, 'admin');
  await releaseFlow(page, '泵房核实', [
    approverNode('check', '初核', ['operator']),
    approverNode('boss', '复核', ['developer'], { refusal: { to: { nodeId: 'check' }, then: 'back' } }),
  ]);
  const [startTime, endTime] = [Date.UTC(2026, 0, 1), Date.UTC(2099, 0, 1)];
  await callApi(page, 'POST', '/api/workflow/Entrust', { toUserId: 'operator', kind: 'launch', startTime, endTime });

  await operator.goto('/workFlow/launch?part=start');
  await operator.getByRole('radio', { name: '代系统管理员' }).click();
  await operator.getByRole('link', { name: '泵房核实' }).click();
  await expect(seen(operator, '代系统管理员发起')).toBeVisible();
  await operator.getByRole('textbox', { name: '设备', exact: true }).fill('排水泵');
  await operator.getByRole('textbox', { name: '所在位置' }).fill('高铁南站 P2');
  await operator.getByRole('radio', { name: '无法通行' }).click();
  await operator.getByRole('textbox', { name: '故障描述' }).fill('不启动');
  await operator.getByRole('combobox', { name: '发现时间' }).fill('2026-11-20 09:20:00');
  await operator.keyboard.press('Tab');
  await operator.getByRole('button', { name: '提交', exact: true }).click();
  await expect(seen(operator, /吴运营 于 .* 代发起/)).toBeVisible();

  await operator.getByRole('button', { name: /^同意/ }).click();
  await operator.getByRole('button', { name: '收回', exact: true }).click();
  await expect(seen(operator, '已收回')).toBeVisible();
  await operator.getByRole('button', { name: /^同意/ }).click();
  await developer.goto('/workFlow/toDo');
  await rowOf(developer, '泵房核实').getByRole('link').first().click();
  await developer.getByRole('textbox', { name: '意见' }).fill('请写明型号');
  await developer.getByRole('button', { name: /^拒绝/ }).click();
  // the page of the one who has it again shows that by itself
  await expect(seen(operator, '请写明型号')).toBeVisible();
  await operator.getByRole('button', { name: /^同意/ }).click();
  await developer.goto('/workFlow/toDo');
  await rowOf(developer, '泵房核实').getByRole('link').first().click();
  await developer.getByRole('button', { name: /^同意/ }).click();
  await page.goto('/workFlow/launch');
  await expect(rowOf(page, '泵房核实')).toContainText('已通过');
});
