import { type Page, type WebSocketRoute } from '@playwright/test';
import { pauseClock, runClockUntilVisible } from './support/pauseClock.js';
import { signIn, signInByForm } from './support/signIn.js';
import { expect, test } from './support/test.js';

const bar = (page: Page) => page.getByRole('banner');
const userMenu = (page: Page, entry: string) =>
  bar(page)
    .getByRole('button', { name: '系统管理员', exact: true })
    .click()
    .then(() => page.getByRole('menuitem', { name: entry }).click());

/** Lets the notification socket pass; answers how to send a frame as the server does, once the socket is open. */
async function interceptSocket(page: Page): Promise<(frame: Record<string, unknown>) => Promise<void>> {
  let handOver: (socket: WebSocketRoute) => void;
  const opened = new Promise<WebSocketRoute>((resolve) => (handOver = resolve));
  await page.routeWebSocket(/\/websocket$/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      socket.send(message);
      handOver(socket);
    });
  });
  return async (frame) => (await opened).send(JSON.stringify(frame));
}

/** Stops the clock of the page a little later than now: on a busy machine the call itself takes a while. */
test('R2.5-17 R2.5-18 the top bar holds a working sidebar toggle, data screens, search, chat, bell and settings', async ({
  page,
}) => {
  await signIn(page, 'admin', '/home');
  const directory = page.getByRole('navigation', { name: '主导航' }).getByText('权限管理', { exact: true });
  await expect(directory).toBeVisible();
  await bar(page).getByRole('button', { name: '收起或展开侧栏' }).click();
  await expect(directory).toBeHidden();
  await bar(page).getByRole('button', { name: '收起或展开侧栏' }).click();
  await expect(directory).toBeVisible();
  await bar(page).getByRole('button', { name: '数据大屏' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  // the focus comes back after the menu has gone: it would be taken out of the search again
  await expect(bar(page).getByRole('button', { name: '数据大屏' })).toBeFocused();
  await bar(page).getByRole('combobox', { name: '搜索菜单' }).fill('角色管理');
  await bar(page)
    .getByRole('option', { name: /角色管理/ })
    .click();
  await expect(page).toHaveURL(/\/permission\/role$/);
  for (const [button, drawer] of [
    ['聊天', '聊天'],
    ['消息通知', '通知'],
    ['界面设置', '界面设置'],
  ] as const) {
    await bar(page).getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name: drawer })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('S4-13 R2.5-18 the bell counts unread messages and notices, at most 99+, and nothing at 0', async ({ page }) => {
  const push = await interceptSocket(page);
  await signIn(page, 'admin', '/home');
  const badge = bar(page).locator('[data-slot=badge]');
  for (const [count, text] of [
    [7, '7'],
    [99, '99'],
    [100, '99+'],
  ] as const) {
    await push({ method: 'initMessage', unreadMessageCount: 0, unreadNoticeCount: count });
    await expect(badge).toContainText(text);
  }
  await push({ method: 'initMessage', unreadMessageCount: 4, unreadNoticeCount: 3, unreadNums: [] });
  await expect(badge).toHaveText(/^7/);
  await push({ method: 'messagePush', unreadNoticeCount: 2 });
  await expect(badge).toHaveText(/^9/);
  await push({ method: 'initMessage', unreadMessageCount: 0, unreadNoticeCount: 0 });
  await expect(badge).toHaveCount(0);
});

test('S4-16 the chat icon blinks while a conversation has unread messages, and stops when none has', async ({
  page,
}) => {
  const push = await interceptSocket(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // the administrator begins with unread conversations
  await signIn(page, 'operator', '/home');
  const chat = bar(page).getByRole('button', { name: '聊天' });
  const blinks = () => chat.evaluate((icon) => icon.getAnimations().some(({ playState }) => playState === 'running'));
  expect(await blinks()).toBe(false);
  const frame = { method: 'initMessage', unreadMessageCount: 0, unreadNoticeCount: 0 };
  await push({ ...frame, unreadNums: [{ userId: 'admin', unreadNum: 1 }] });
  await expect.poll(blinks).toBe(true);
  await expect(bar(page).getByRole('button', { name: '消息通知' })).toBeVisible();
  await push({ ...frame, unreadNums: [{ userId: 'admin', unreadNum: 0 }] });
  await expect.poll(blinks).toBe(false);
});

test('R2.5-19 the language switch offers four languages', async ({ page }) => {
  await signIn(page, 'admin', '/home');
  await bar(page).getByRole('button', { name: '语言' }).click();
  const languages = page.getByRole('menuitemcheckbox');
  await expect(languages).toHaveCount(4);
  for (const name of ['简体中文', '繁體中文', 'English', 'Tiếng Việt'])
    await expect(page.getByRole('menuitemcheckbox', { name })).toBeVisible();
  await expect(page.getByRole('menuitemcheckbox', { name: '简体中文' })).toBeChecked();
});

test('R2.5-20 R2.5-21 R2.5-23 the user menu shows picture and name and opens profile, about and statement', async ({
  page,
}) => {
  await signIn(page, 'admin', '/home');
  const user = bar(page).getByRole('button', { name: '系统管理员', exact: true });
  await expect(user).toContainText('系统管理员');
  await expect(user.locator('[data-slot=avatar]')).toBeVisible();
  await userMenu(page, '关于平台');
  await expect(page.getByRole('dialog', { name: '关于平台' })).toContainText('智慧城市数字化解决方案');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await userMenu(page, '官方声明');
  await expect(page.getByRole('dialog', { name: '官方声明' })).toContainText('本平台数据仅供授权使用');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await userMenu(page, '个人信息');
  await expect(page).toHaveURL(/\/profile$/);
});

test('R2.5-24 locking leads to the lock screen', async ({ page }) => {
  await signIn(page, 'admin', '/home');
  await userMenu(page, '锁定屏幕');
  await expect(page).toHaveURL(/\/lockScreen$/);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/lockScreen$/);
});

test('R2.5-25 R2.5-26 signing out asks; no changes nothing, yes tells the server and leads to /login', async ({
  page,
}) => {
  await signIn(page, 'admin', '/home');
  const question = page.getByRole('alertdialog', { name: '提示' });
  await userMenu(page, '退出系统');
  await expect(question).toContainText('您确定要退出应用程序吗？');
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page).toHaveURL(/\/home$/);
  await userMenu(page, '退出系统');
  const call = page.waitForResponse((answer) => /logout$/i.test(new URL(answer.url()).pathname));
  await question.getByRole('button', { name: '确定' }).click();
  expect((await call).ok()).toBe(true);
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('smart_token'))).toBeNull();
});

test('R2.5-27 R2.5-28 the data screens open here, the cloud sentry box in a new tab', async ({ page, context }) => {
  await signIn(page, 'admin', '/home');
  const open = (name: string) =>
    bar(page)
      .getByRole('button', { name: '数据大屏' })
      .click()
      .then(() => page.getByRole('menuitem', { name, exact: true }).click());
  await bar(page).getByRole('button', { name: '数据大屏' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['数据大屏首页', '营收大屏', '云岗亭']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  const opened = context.waitForEvent('page');
  await open('云岗亭');
  await expect(await opened).toHaveURL(/\/cloudSentryBox$/);
  await expect(page).toHaveURL(/\/home$/);
  await open('数据大屏首页');
  await expect(page).toHaveURL(/\/dataViewNew$/);
  await page.goBack();
  await open('营收大屏');
  await expect(page).toHaveURL(/\/operationView$/);
});

test('R2.5-29 nobody but the special user has the data screens', async ({ page }) => {
  await signIn(page, 'developer', '/home');
  await expect(bar(page).getByRole('button', { name: '界面设置' })).toBeVisible();
  await expect(bar(page).getByRole('button', { name: '数据大屏' })).toHaveCount(0);
});

test('R2.5-34 R2.5-35 R2.5-36 the search finds pages of the menu roughly, shows the way to them and goes there', async ({
  page,
}) => {
  await signIn(page, 'admin', '/home');
  const field = bar(page).getByRole('combobox', { name: '搜索菜单' });
  const results = bar(page).getByRole('option');
  await field.fill('permission/rolle');
  await expect(results.first()).toHaveText('权限管理 > 角色管理');
  await field.fill('个人信息');
  await expect(bar(page).getByRole('listbox')).toBeVisible();
  await expect(results.filter({ hasText: '个人信息' })).toHaveCount(0);
  await field.fill('');
  await expect(bar(page).getByRole('listbox')).toBeHidden();
  await field.fill('用户管理');
  await results.filter({ hasText: '权限管理 > 用户管理' }).click();
  await expect(page).toHaveURL(/\/permission\/user$/);
  await expect(field).toHaveValue('');
});

test('R2.5-45 R2.5-59 the size menu resizes the widgets and disables the current size; fullscreen stands beside it', async ({
  page,
}) => {
  await signIn(page, 'admin', '/permission/user');
  const button = page.getByRole('button', { name: '新增用户' });
  const sizes = page.getByRole('menuitemcheckbox');
  for (const [name, pixels] of [
    ['默认', 40],
    ['中等', 36],
    ['小', 32],
    ['迷你', 28],
  ] as const) {
    await bar(page).getByRole('button', { name: '尺寸' }).click();
    await expect(sizes).toHaveText(['默认', '中等', '小', '迷你']);
    const entry = page.getByRole('menuitemcheckbox', { name, exact: true });
    await entry.click();
    await bar(page).getByRole('button', { name: '尺寸' }).click();
    await expect(entry).toBeDisabled();
    await expect(page.locator('[role=menuitemcheckbox][aria-disabled=true]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await button.boundingBox())?.height).toBe(pixels);
  }
  await expect(bar(page).getByRole('button', { name: '帮助文档' })).toHaveCount(0);
  await bar(page).getByRole('button', { name: '全屏', exact: true }).click();
  await expect(bar(page).getByRole('button', { name: '退出全屏' })).toBeVisible();
  await bar(page).getByRole('button', { name: '退出全屏' }).click();
  await expect(bar(page).getByRole('button', { name: '全屏', exact: true })).toBeVisible();
});

test('S4-17 the socket opens on entering the layout, never on public pages, and says who is there', async ({
  page,
}) => {
  const opened: string[] = [];
  const frames: Record<string, unknown>[] = [];
  page.on('websocket', (socket) => {
    opened.push(new URL(socket.url()).pathname);
    socket.on('framesent', ({ payload }) => frames.push(JSON.parse(String(payload)) as Record<string, unknown>));
  });
  for (const path of ['/login', '/scanQrcode', '/merchantQrcode']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
  }
  expect(opened).toEqual([]);
  await signInByForm(page, 'operator');
  // cards of the home page ask for channels after it
  const greetings = () => frames.filter(({ method }) => method === 'OnConnection');
  await expect.poll(greetings).toHaveLength(1);
  expect(opened).toEqual(['/websocket']);
  const token = await page.evaluate(() => localStorage.getItem('smart_token'));
  expect(greetings()).toEqual([{ method: 'OnConnection', mobileDevice: false, token }]);
  expect(frames[0]).toEqual(greetings()[0]);
  // a page with a token that stands outside the layout has none either
  await page.goto('/scanQrcode');
  await expect(page.getByRole('main')).toBeVisible();
  expect(opened).toHaveLength(1);
});

test('S4-19 X8-19 A7.17-10 a sign-out that the server pushes closes the socket, shows its text, then ends the session', async ({
  page,
}) => {
  let state = 'none';
  let push: (frame: object) => void = () => undefined;
  await page.routeWebSocket(/\/websocket$/, (socket) => {
    const server = socket.connectToServer();
    let isClosed = false;
    server.onMessage((message) => {
      // the server may still speak when the page has hung up
      if (isClosed) return;
      socket.send(message);
      state = 'open';
    });
    socket.onClose(() => {
      isClosed = true;
      state = 'closed';
      void server.close();
    });
    push = (frame) => socket.send(JSON.stringify(frame));
  });
  await page.clock.install();
  for (const [frame, text] of [
    [{ method: 'logout' }, '登录过期，请重新登录'],
    [{ method: 'logout', msg: '您的账号已在别处登录' }, '您的账号已在别处登录'],
  ] as const) {
    await signIn(page, 'operator', '/home');
    await expect.poll(() => state).toBe('open');
    await pauseClock(page);
    const reloaded = page.waitForEvent('load');
    push(frame);
    await runClockUntilVisible(page, page.getByText(text));
    await expect(page).toHaveURL(/\/home$/);
    await expect.poll(() => state).toBe('closed');
    await page.clock.resume();
    await reloaded;
    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(() => localStorage.getItem('smart_token'))).toBeNull();
  }
});

test('C9-29 a toast stays 1.5 seconds, the text of a pushed sign-out one', async ({ page }) => {
  const push = await interceptSocket(page);
  await page.clock.install();
  await signIn(page, 'operator', '/home');
  await bar(page).getByRole('button', { name: '尺寸' }).click();
  const toast = page.getByText('切换成功');
  await pauseClock(page);
  await page.getByRole('menuitemcheckbox', { name: '中等' }).click();
  await page.clock.runFor(50);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_400);
  await expect(toast).toBeVisible();
  await page.clock.runFor(600);
  await expect(toast).toHaveCount(0);
  const reloaded = page.waitForEvent('load');
  await push({ method: 'logout' });
  await page.clock.runFor(50);
  await expect(page.getByText('登录过期，请重新登录')).toBeVisible();
  await page.clock.runFor(900);
  await expect(page.getByText('登录过期，请重新登录')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('smart_token'))).not.toBeNull();
  await page.clock.runFor(200);
  await reloaded;
  expect(await page.evaluate(() => localStorage.getItem('smart_token'))).toBeNull();
  await page.clock.resume();
});
