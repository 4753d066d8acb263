import { afterAll, expect, it, vi } from 'vitest';
import { frameApi } from './frameApi.js';
import { searchRecords } from './searchRecords.js';

const records = vi.spyOn(frameApi.permission.search, 'records');
afterAll(() => vi.restoreAllMocks());

const meta = { fullName: '用户', names: { en: 'Users' }, icon: 'user' } as never;
const routes = [{ name: 'permission-user', path: '/permission/user', meta }];

it('gives each record the title, icon and address of its page, filtered to it', async () => {
  const row = { id: 'u1', page: 'permission.user', label: '慕容复', hint: '人力资源部', keyword: 'mu rong' };
  const beyond = { ...row, id: 'r1', page: 'permission.role', hint: '' };
  records.mockResolvedValue({ list: [row, { ...row, id: 'u2', hint: '' }, beyond] });
  const { signal } = new AbortController();
  const found = await searchRecords('murong', { routes, locale: 'en', signal });
  const shared = { group: 'Users', label: '慕容复', icon: 'user', path: '/permission/user?q=mu+rong' };
  expect(found).toEqual([
    { ...shared, id: 'permission.user u1', hint: '人力资源部' },
    // a page that is not in the menu cannot be opened
    { ...shared, id: 'permission.user u2' },
  ]);
  expect(records).toHaveBeenCalledWith({ query: { keyword: 'murong' } }, { signal, silent: true });
});
