import { type BrowserContext, type Page } from '@playwright/test';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { withDatabase } from './support/withDatabase.js';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const chatButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: '聊天' });
const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: '输入消息' });
const say = async (page: Page, text: string) => {
  await field(page).fill(text);
  await field(page).press('Enter');
};

const NAMES = { admin: '系统管理员', operator: '吴运营', developer: '周开发' } as const;

/** Opens the chat with somebody among the contacts, of whom the list is asked once the typing rests. */
async function openChat(page: Page, account: keyof typeof NAMES): Promise<void> {
  await chatButton(page).click();
  await page.getByRole('tab', { name: '联系人' }).click();
  await page.getByRole('textbox', { name: '姓名或账号' }).fill(account);
  const people = page.getByRole('list', { name: '联系人' }).getByRole('button');
  await people.filter({ hasText: NAMES[account] }).click();
  await expect(field(page)).toBeVisible();
}

/** Cuts the line: sockets that are open are closed, and no new one gets through (see `breakSockets`). */
async function cut(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  for (const page of context.pages()) await page.evaluate(() => window.dispatchEvent(new Event('smart-test-cut')));
}

/** The browser's offline mode leaves sockets alone: they are closed on demand, and reach nobody while it lasts. */
async function breakSockets(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const Native = window.WebSocket;
    window.WebSocket = class extends Native {
      constructor(url: string | URL) {
        super(navigator.onLine ? url : new URL('/nowhere', url));
        window.addEventListener('smart-test-cut', () => this.close());
      }
    };
  });
}

test('P1-09 two people chat over two instances, both without a line in turn: nothing is lost, nothing comes twice', async ({
  page,
  context,
  browser,
  servers,
}) => {
  const others = await browser.newContext({ locale: 'zh-CN', baseURL: await servers.secondAddress() });
  for (const each of [context, others]) await breakSockets(each);
  const other = await others.newPage();
  await signIn(page, 'admin');
  await signIn(other, 'operator');

  await openChat(page, 'operator');
  await say(page, '<img src=x onerror="document.title=1"> 收到了吗？[微笑]');
  await expect(log(page).getByText('已送达')).toBeVisible();
  await chatButton(other).click();
  await other.getByRole('list', { name: '最近' }).getByRole('button').first().click();
  await expect(log(other).getByText('<img src=x onerror="document.title=1"> 收到了吗？')).toBeVisible();
  await expect(log(other).getByRole('img', { name: '微笑' })).toBeVisible();
  await expect(log(page).getByText('已读')).toBeVisible();
  await field(other).pressSequentially('写');
  await expect(page.getByText('对方正在输入…')).toBeVisible();

  // the first is away: what they write waits, what is written to them comes later
  await cut(context);
  await expect(page.getByText(/连接已断开/)).toBeVisible();
  await say(page, '断线一');
  await say(page, '断线二');
  await expect(log(page).getByText('等待发送')).toHaveCount(2);
  await say(other, '你不在时说的');
  await expect(log(other).getByText('你不在时说的')).toBeVisible();
  await context.setOffline(false);
  await expect(log(page).getByText('等待发送')).toHaveCount(0);
  for (const at of [page, other])
    for (const text of ['断线一', '断线二', '你不在时说的'])
      await expect(log(at).getByText(text, { exact: true })).toHaveCount(1);

  // the second is away and loads the page again: what waited goes out all the same
  await cut(others);
  await expect(other.getByText(/连接已断开/)).toBeVisible();
  await say(other, '重新打开前写的');
  await say(page, '等你回来');
  await others.setOffline(false);
  await other.reload();
  await expect(log(page).getByText('重新打开前写的', { exact: true })).toHaveCount(1);
  await openChat(other, 'admin');
  for (const text of ['重新打开前写的', '等你回来'])
    await expect(log(other).getByText(text, { exact: true })).toHaveCount(1);

  // an image is looked at before it goes, and opens large at the other end
  await page
    .locator('input[type=file][accept*="image/png"]')
    .setInputFiles({ name: '现场.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByRole('img', { name: '要发送的图片' })).toBeVisible();
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await log(other).getByRole('button', { name: '预览现场.png' }).click();
  await expect(other.getByRole('dialog', { name: '现场.png' })).toBeVisible();
  await others.close();
});

test('of 100,000 messages those in view are drawn, however far one goes back', async ({ page, servers }) => {
  await signIn(page, 'admin');
  await withDatabase(servers, async (client) => {
    await client.query(`insert into chat_conversation values ('long', 'admin', 'developer', 100000)`);
    await client.query(`
      insert into chat_member (conversation_id, user_id, peer_id, unread_num, read_number, latest_time)
      values ('long', 'admin', 'developer', 0, 100000, now()), ('long', 'developer', 'admin', 0, 100000, now())`);
    await client.query(`
      insert into chat_message (conversation_id, number, sender_id, client_id, type, content, send_time)
      select 'long', n, case when n % 3 = 0 then 'admin' else 'developer' end, 'long' || n, 'text', '第' || n || '条',
        now() - (100000 - n) * interval '1 minute' from generate_series(1, 100000) n`);
  });
  await openChat(page, 'developer');
  const message = (number: number) => log(page).getByText(`第${number}条`, { exact: true });
  await expect(message(100_000)).toBeVisible();
  const rows = log(page).locator('[data-index]');
  for (let first = 100_000 - 29, pages = 0; pages < 8; first -= 50, pages += 1) {
    // what one reads stays in its place while older ones are loaded above it, so each page is gone to the beginning of
    await expect(async () => {
      await log(page).evaluate((scroller) => scroller.scrollTo({ top: 0 }));
      await expect(message(first)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(await rows.count()).toBeLessThan(60);
  }
  // rows are measured as they come into view, so the end moves until they are
  await expect(async () => {
    await log(page).evaluate((scroller) => scroller.scrollTo({ top: scroller.scrollHeight }));
    await expect(message(100_000)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await rows.count()).toBeLessThan(60);
});
