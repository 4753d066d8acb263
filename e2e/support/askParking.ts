import { expect, type Page } from '@playwright/test';
import { signIn } from './signIn.js';

/** Asks as the administrator, whose session is in another window: the phone has none. */
export async function createAsk(page: Page) {
  await signIn(page);
  const token = await page.evaluate(() => localStorage.getItem('smart_token') ?? '');
  const headers = { authorization: token, 'smart-origin': 'pc' };
  return async <Data>(path: string): Promise<Data> => {
    const answer = await page.request.get(`/api/parking/${path}`, { headers });
    const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: Data };
    expect(code, msg).toBe(200);
    return data;
  };
}

/** A printed code, and the public page that it opens. */
export type Sheet = { code: string; path: string };
