import { describe, expect, it } from 'vitest';
import { paletteGroups } from './paletteEntries.js';

const contents = {
  open: [{ id: '/home', title: '首页', icon: 'home', path: '/home' }],
  pages: [
    { path: '/permission/user', icon: 'user', title: '权限管理 > 用户管理' },
    { path: '/system/log', icon: 'file', title: '系统管理 > 系统日志' },
  ],
  actions: [
    { id: 'lock', title: '锁定屏幕', icon: 'lock' },
    { id: 'logout', title: '退出系统', icon: 'log-out' },
  ],
};

describe('paletteGroups', () => {
  it('offers open pages and actions before anything is typed', () => {
    expect(
      paletteGroups({ ...contents, query: ' ' }).map(({ kind, entries }) => [kind, entries.map(({ id }) => id)]),
    ).toEqual([
      ['open', ['/home']],
      ['actions', ['lock', 'logout']],
    ]);
  });

  it('finds pages and actions by what is typed, and leaves empty groups out', () => {
    expect(
      paletteGroups({ ...contents, query: '系统' }).map(({ kind, entries }) => [kind, entries.map(({ id }) => id)]),
    ).toEqual([
      ['pages', ['/system/log']],
      ['actions', ['logout']],
    ]);
    expect(paletteGroups({ ...contents, query: '用户' }).map(({ kind }) => kind)).toEqual(['pages']);
    expect(paletteGroups({ ...contents, query: 'zzzz' })).toEqual([]);
  });
});
