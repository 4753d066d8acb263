import { describe, expect, it } from 'vitest';
import { loadPinyin } from '@smart-admin/ui/text-match';
import { paletteGroups } from './paletteEntries.js';

const contents = {
  recent: [{ id: '/home', title: '首页', icon: 'home', path: '/home' }],
  pages: [
    { path: '/permission/user', icon: 'user', title: '权限管理 > 用户管理' },
    { path: '/system/log', icon: 'file', title: '系统管理 > 系统日志' },
  ],
  actions: [
    { id: 'lock', title: '锁定屏幕', icon: 'lock' },
    { id: 'logout', title: '退出系统', icon: 'log-out' },
  ],
};
const idsOf = (query: string, rest: Partial<Parameters<typeof paletteGroups>[0]> = {}) =>
  paletteGroups({ ...contents, ...rest, query }).map(({ kind, entries }) => [kind, entries.map(({ id }) => id)]);

describe('paletteGroups', () => {
  it('offers the pages visited last, at most eight, and the actions before anything is typed', () => {
    expect(idsOf(' ')).toEqual([
      ['recent', ['/home']],
      ['actions', ['lock', 'logout']],
    ]);
    const recent = Array.from({ length: 12 }, (_, index) => ({ id: `/${index}`, title: '', icon: '' }));
    expect(paletteGroups({ ...contents, recent, query: '' })[0]?.entries).toHaveLength(8);
  });

  it('finds pages and actions by what is typed, and leaves empty groups out', () => {
    expect(idsOf('系统')).toEqual([
      ['pages', ['/system/log']],
      ['actions', ['logout']],
    ]);
    expect(idsOf('用户')).toEqual([['pages', ['/permission/user']]]);
    expect(idsOf('zzzz')).toEqual([]);
  });

  it('finds both by the sound of their characters and marks what matches', async () => {
    const pinyin = await loadPinyin('zh');
    expect(idsOf('xt', { pinyin })).toEqual([
      ['pages', ['/system/log']],
      ['actions', ['logout']],
    ]);
    expect(paletteGroups({ ...contents, pinyin, query: 'suoding' })).toMatchObject([
      { kind: 'actions', entries: [{ id: 'lock', ranges: [[0, 2]] }] },
    ]);
  });
});
