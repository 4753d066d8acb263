import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './support/startTestApp.js';
import { application } from './support/visitorApplication.js';
import { withoutField } from './support/withoutField.js';

let app: TestApp;
let admin: ApiClient;
let operator: ApiClient;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  operator = await app.signIn('operator');
});
afterAll(() => app.stop());

const summaryOf = (client: ApiClient, query = {}) => client.visualdev.records.summary({ id: 'visitor', query });

describe('what was entered in the last days', () => {
  it('counts each day, the caller’s own, and by the first choice among the columns', async () => {
    const before = await summaryOf(operator);
    expect(before.days).toHaveLength(7);
    expect(before.days.map(({ day }) => day)).toEqual(before.days.map(({ day }) => day).sort());
    await operator.visualdev.records.create({ id: 'visitor', body: application });
    const after = await summaryOf(operator);
    expect(after.days.at(-1)?.count).toBe((before.days.at(-1)?.count ?? 0) + 1);
    expect(after.own).toBe(before.own + 1);
    expect(after.groups?.label).toBe('来访类型');
    const interviews = ({ groups }: typeof after) => groups?.list.find(({ name }) => name === '面试')?.count ?? 0;
    expect(interviews(after)).toBe(interviews(before) + 1);
    const counts = after.groups?.list.map(({ count }) => count) ?? [];
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const total = after.days.reduce((sum, { count }) => sum + count, 0);
    expect(counts.reduce((sum, count) => sum + count, after.groups?.others ?? 0)).toBe(total);
  });

  it('begins the days on the clock of the caller', async () => {
    const dayAt = (offset: number) => new Date(Date.now() + offset * 60_000).toISOString().slice(0, 10);
    for (const offset of [-720, 0, 840])
      expect((await summaryOf(operator, { days: 3, offset })).days.at(-1)?.day).toBe(dayAt(offset));
  });

  it('does not tell by what the caller may not see', async () => {
    await withoutField({ app, admin }, 'reasonType', async () => {
      expect((await summaryOf(operator)).groups?.label).not.toBe('来访类型');
    });
  });
});
