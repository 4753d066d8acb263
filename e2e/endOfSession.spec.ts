import { type Page } from '@playwright/test';
import { rowOf, saveForm } from './support/resource.js';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

const tabs = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' });

/** Counts the calls whose address holds a text. */
function countCalls(page: Page, part: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes(part)) count += 1;
  });
  return () => count;
}

/** Ends every session of a user on the server, as an administrator does who forces them offline. */
async function endSessionsOf(page: Page, account: string): Promise<void> {
  const login = await page.evaluate(() => localStorage.getItem('smart_token') ?? '');
  const headers = { authorization: login };
  const answer = await page.request.get(`/api/permission/OnlineUser?pageSize=100&keyword=${account}`, { headers });
  const { data } = (await answer.json()) as { data: { list: { id: string; userAccount: string }[] } };
  for (const { id } of data.list.filter((session) => session.userAccount === account))
    expect(await (await page.request.delete(`/api/permission/OnlineUser/${id}`, { headers })).json()).toMatchObject({
      code: 200,
    });
}

test('S4-02 a reset leaves nothing of the session: token, socket, menu, user, rights, cached trees, tabs, busy button', async ({
  page,
  browser,
}) => {
  let closed = false;
  // the pushed sign-out does not arrive: the next call finds out
  await page.routeWebSocket(/\/websocket$/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (!String(message).includes('"logout"')) socket.send(message);
    });
    socket.onClose(() => {
      closed = true;
    });
  });
  const trees = countCalls(page, '/api/permission/Organize/Tree');
  await signIn(page, 'developer');
  await page.evaluate(() => {
    document.body.dataset.sameDocument = 'yes';
  });
  await openPage(page, '系统管理', '系统日志');
  await openPage(page, '权限管理', '用户管理');
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  expect(trees()).toBe(1);

  const context = await browser.newContext({ locale: 'zh-CN' });
  const other = await context.newPage();
  await signIn(other);
  await endSessionsOf(other, 'developer');
  await context.close();
  await page.getByRole('button', { name: '刷新' }).first().click();
  await expect(page.getByText(/强制下线/)).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  expect(closed).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('smart_token'))).toBeNull();
  await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '登录', exact: true })).not.toHaveAttribute('aria-busy', 'true');

  const before = trees();
  // the next user of the same page finds their own menu, rights and tabs
  await page.getByLabel('账号', { exact: true }).fill('operator');
  await page.getByLabel('密码', { exact: true }).fill('operator123');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('button', { name: '吴运营' })).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset.sameDocument)).toBe('yes');
  await expect(page.getByText('周开发')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: '主导航' }).getByText('系统管理')).toHaveCount(0);
  await expect.poll(() => tabs(page).getByRole('link').allTextContents()).toEqual(['首页', '用户管理']);
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  expect(trees()).toBe(before + 1);
});

test('whose session ended finds their tabs again when they sign in', async ({ page }) => {
  await signIn(page, 'operator', '/model/parking.visitor');
  await expect(tabs(page).getByRole('link', { name: '访客登记' })).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('smart_token', 'forged');
  });
  await page.reload();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel('账号', { exact: true }).fill('operator');
  await page.getByLabel('密码', { exact: true }).fill('operator123');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/visitor/);
  await expect.poll(() => tabs(page).getByRole('link').allTextContents()).toEqual(['首页', '访客登记']);
});

test('E3-14 a list is asked for once and kept, until something of it is changed', async ({ page }) => {
  const asked = countCalls(page, '/api/system/DictionaryData/groupType/Data/Selector');
  const kinds = async () => {
    await page.getByRole('search').getByRole('combobox', { name: '类型' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    const texts = await page.getByRole('option').allTextContents();
    await page.keyboard.press('Escape');
    return texts;
  };
  await signIn(page, 'admin', '/permission/group');
  const before = await kinds();
  expect(asked()).toBe(1);
  await openPage(page, '权限管理', '角色管理');
  await openPage(page, '权限管理', '分组管理');
  expect(await kinds()).toEqual(before);
  expect(before).not.toContain('巡检组');
  expect(asked()).toBe(1);

  await openPage(page, '数据应用', '数据字典');
  await page.getByRole('treeitem', { name: '分组类型' }).click();
  await expect(rowOf(page, '值班组')).toBeVisible();
  await page.getByRole('button', { name: '新增字典项' }).click();
  await page.getByRole('dialog').getByLabel('名称').fill('巡检组');
  await page.getByRole('dialog').getByLabel('编码').fill('patrol');
  await saveForm(page);
  await openPage(page, '权限管理', '分组管理');
  await expect.poll(kinds).toContain('巡检组');
  expect(asked()).toBe(2);
});
