import { type Page } from '@playwright/test';
import { callApi } from './support/callApi.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

/** A text that would run where it is taken for HTML. */
const hostile = (place: string) => `<img src=x onerror="window.ranHere='${place}'">`;

const hasRun = (page: Page) => page.evaluate(() => 'ranHere' in window);

test('names of menus, texts of the interface, the name of the product and templates are texts wherever they are shown', async ({
  page,
}) => {
  await signIn(page);
  const save = async (method: string, path: string, body: object) =>
    expect(await callApi(page, method, path, body)).toMatchObject({ code: 200 });
  const [menu, product, text, template] = ['menu', 'product', 'text', 'template'].map(hostile) as [
    string,
    string,
    string,
    string,
  ];
  await save('POST', '/api/system/Menu', {
    ...{ parentId: '-1', fullName: menu, enCode: 'hostile', type: 2, urlAddress: 'hostile', sortCode: 0 },
    names: { en: menu },
  });
  await save('PUT', '/api/system/SysConfig', { sysName: product, copyright: product });
  await save('PUT', '/api/system/Language', {
    save: [{ language: 'zh', key: 'searchMenu', original: '搜索菜单', text }],
  });
  await save('POST', '/api/system/MessageTemplate', {
    ...{ fullName: template, enCode: 'hostile', channels: ['notice'], subject: template, content: template },
  });

  await page.goto('/home');
  const entry = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: menu });
  await expect(entry).toBeVisible();
  await expect(page.getByText(product).first()).toBeVisible();
  expect(await page.title()).toContain(product);
  await page.getByRole('combobox', { name: text }).fill('img');
  await expect(page.getByRole('option').filter({ hasText: menu })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/system/menu');
  await expect(page.getByRole('row').filter({ hasText: menu })).toBeVisible();
  await page.goto('/system/template');
  await expect(page.getByRole('row').filter({ hasText: template })).toBeVisible();
  expect(await hasRun(page)).toBe(false);

  // whoever has not signed in sees the name of the product too
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await expect(page.getByText(product).first()).toBeVisible();
  expect(await hasRun(page)).toBe(false);
});
