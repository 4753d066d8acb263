import { expect, type Page } from '@playwright/test';

/** A call of the API as whoever is signed in on the page. */
export async function callApi(page: Page, method: string, path: string, body?: object): Promise<{ data: object }> {
  const token = await page.evaluate(() => localStorage.getItem('smart_token') ?? '');
  const answer = await page.request.fetch(path, {
    method,
    data: body,
    headers: { authorization: token, 'smart-origin': 'pc' },
  });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as { data: object };
}
