import { expect, type Page } from '@playwright/test';

const PASSWORDS = { admin: 'admin123', developer: 'developer123', operator: 'operator123' } as const;

/** Signs in through the sign-in page and waits for the home page. */
export async function signIn(page: Page, account: keyof typeof PASSWORDS = 'admin'): Promise<void> {
  await signInAs(page, account, PASSWORDS[account]);
}

/** The same for any account. */
export async function signInAs(page: Page, account: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('账号', { exact: true }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
}

/** Opens a page of the menu by the titles that lead to it. */
export async function openPage(page: Page, directory: string, title: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: '主导航' });
  const entry = navigation.getByRole('link', { name: title, exact: true });
  if (!(await entry.isVisible())) await navigation.getByRole('button', { name: directory, exact: true }).click();
  await entry.click();
}
