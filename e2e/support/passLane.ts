import { expect, type Page } from '@playwright/test';

/** Tells the server that a vehicle stands at a lane, as the lane would, in the name of whoever is signed in. Answers what became of it. */
export async function passLane(
  page: Page,
  laneId: string,
  data: { direction: 'in' | 'out'; plate: string; time?: number },
): Promise<{ orderId: string; isOpened: boolean; due: number }> {
  const answer = await call(page, 'POST', `/api/parking/Lane/${laneId}/Passages`, data);
  return answer as { orderId: string; isOpened: boolean; due: number };
}

/** The lanes take what was ordered from the booth. */
export async function takeOpenings(page: Page): Promise<void> {
  const { list } = (await call(page, 'GET', '/api/parking/Booth/Openings?state=waiting')) as { list: { id: string }[] };
  expect(list.length).toBeGreaterThan(0);
  for (const { id } of list) await call(page, 'POST', `/api/parking/Booth/Openings/${id}/Actions/Acknowledge`);
}

async function call(page: Page, method: 'GET' | 'POST', path: string, data?: object): Promise<unknown> {
  const token = await page.evaluate(() => localStorage.getItem('smart_token') ?? '');
  const headers = { authorization: token.replace(/^"|"$/g, ''), 'smart-origin': 'pc' };
  const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) });
  const body = (await answer.json()) as { code: number; msg: string; data: unknown };
  expect(body.code, body.msg).toBe(200);
  return body.data;
}
