import { expect, type Page } from '@playwright/test';
import { hashPassword } from '../../packages/api-client/src/client/hashPassword.js';
import { CLIENT_ID, CLIENT_SECRET } from '../../packages/api-client/src/client/login.js';

const PASSWORDS = { admin: 'admin123', developer: 'developer123', operator: 'operator123' } as const;
type Account = keyof typeof PASSWORDS;

/** The frame with the lightest page in it: charts of the home page would be drawn for nobody. */
const FRAME = '/404';

/**
 * Opens a page with a session of its own, as whoever signed in before finds it: with nothing else in the browser's
 * storage. The sign-in page itself is left out; whoever proves something about it takes `signInByForm`. What leads to a
 * page through the menu takes `openPage` after it.
 */
export async function signIn(page: Page, account: Account = 'admin', path = FRAME): Promise<void> {
  await signInAs(page, account, PASSWORDS[account], path);
}

/** The same for any account. */
export async function signInAs(page: Page, account: string, password: string, path = FRAME): Promise<void> {
  const answer = await page.request.post('/api/oauth/Login', {
    form: {
      account,
      password: await hashPassword(password),
      origin: 'pc',
      client_id: CLIENT_ID,
      client_secret: CLIENT_SECRET,
      scope: 'all',
      grant_type: 'password',
      login_type: 'account',
    },
  });
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: { token: string } };
  expect(code, msg).toBe(200);
  // whoever signed in before has been shown around
  const seenTours = JSON.stringify({ [account]: ['formDesigner', 'listDesigner'] });
  const localStorage = [
    { name: 'smart_token', value: data.token },
    { name: 'smart_seenTours', value: seenTours },
  ];
  await page
    .context()
    .setStorageState({ cookies: [], origins: [{ origin: new URL(answer.url()).origin, localStorage }] });
  await page.goto(path);
  // asked with each frame: an assertion would look again only after half a second, in every journey
  await page.waitForFunction(() => document.querySelector('[data-slot=top-bar]'));
}

/** Signs in through the sign-in page and waits for the home page. */
export async function signInByForm(page: Page, account: Account = 'admin'): Promise<void> {
  await signInAsByForm(page, account, PASSWORDS[account]);
}

/** The same for any account. */
export async function signInAsByForm(page: Page, account: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('账号', { exact: true }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
}

/** Opens a page of the menu by the titles that lead to it, anew: also one that is open behind another with filters or a designer. */
export async function openPage(page: Page, directory: string, title: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: '主导航' });
  const entry = navigation.getByRole('link', { name: title, exact: true });
  const folder = navigation.getByRole('button', { name: directory, exact: true });
  // with the folder the menu is there: an entry that is not seen then stands in a closed one
  const isOpen = (await folder.getAttribute('aria-expanded')) === 'true';
  if (!isOpen && !(await entry.isVisible())) await folder.click();
  await entry.click();
  // it shows as it was left, and begins anew when it is chosen while it shows
  if (new URL(page.url()).search !== '') await entry.click();
}
