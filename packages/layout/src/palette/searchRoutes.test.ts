import { expect, it } from 'vitest';
import { loadPinyin } from '@smart-admin/ui/text-match';
import { type FrameItem } from '../frame/navigationItem.js';
import { SEARCH_THRESHOLD, searchEntries, searchRoutes } from './searchRoutes.js';

const item = (path: string, title: string, children?: FrameItem[]): FrameItem => ({
  id: path,
  path,
  title: { zh: title, en: `en ${path}` },
  icon: '',
  ...(children ? { children } : {}),
});
const menu = [
  item('/permission', '权限管理', [item('/permission/user', '用户管理'), item('/permission/role', '角色管理')]),
  item('/system/area', '行政区划'),
  { ...item('', '外部'), href: 'https://x.example' },
];

it('searches pages by title and path and shows the titles that lead there', () => {
  const entries = searchEntries(menu, 'zh');
  expect(searchRoutes(entries, '用户')[0]).toMatchObject({ path: '/permission/user', title: '权限管理 > 用户管理' });
  expect(searchRoutes(entries, 'system/area')[0]).toMatchObject({ path: '/system/area' });
  expect(searchRoutes(searchEntries(menu, 'en'), 'en /permission/role')[0]?.title).toBe(
    'en /permission > en /permission/role',
  );
});

it('an empty query finds nothing', () => {
  expect(searchRoutes(searchEntries(menu, 'zh'), '  ')).toEqual([]);
});

it('R2.5-34 weighs a title above a path, forgives a slip and drops what is too far away', () => {
  const entries = [
    { path: '/report', icon: '', title: 'Parking' },
    { path: '/parking', icon: '', title: 'Reports of the day' },
  ];
  expect(searchRoutes(entries, 'parking').map(({ path }) => path)).toEqual(['/report', '/parking']);
  expect(searchRoutes(entries.toReversed(), 'parking').map(({ path }) => path)).toEqual(['/report', '/parking']);
  expect(searchRoutes(entries, 'parkimg')).toHaveLength(2);
  expect(searchRoutes(entries, 'vehicle')).toEqual([]);
});

it('C9-30 takes what is as far away as the threshold 0.4, and nothing farther', () => {
  const entries = [{ path: '/x', icon: '', title: 'abcdefghij' }];
  expect(SEARCH_THRESHOLD).toBe(0.4);
  expect(searchRoutes(entries, 'abcdef!!!!')).toHaveLength(1);
  expect(searchRoutes(entries, 'abcde!!!!!')).toHaveLength(0);
});

it('puts the whole title first, then its start, its inside, its sound, the titles above, the path', async () => {
  const pinyin = await loadPinyin('zh');
  const entry = (path: string, title: string, others: string[] = []) => ({ path, icon: '', title, others });
  const entries = [
    entry('/o', '门户', ['log']),
    entry('/log', '日志'),
    entry('/above', 'logs > 甲'),
    entry('/pinyin', '联合观'), // l h g: no
    entry('/sound', '老欧国'), // l o g
    entry('/inside', 'catalog'),
    entry('/start', 'login'),
    entry('/whole', 'x > log'),
  ];
  expect(searchRoutes(entries, 'log', pinyin).map(({ path }) => path)).toEqual([
    '/whole',
    '/start',
    '/inside',
    '/sound',
    '/above',
    '/log',
  ]);
  expect(searchRoutes([entry('/o', '门户', ['log'])], 'log').map(({ path }) => path)).toEqual(['/o']);
});

it('puts what is spelled or by initials before what is both, and both before the titles above', async () => {
  const pinyin = await loadPinyin('zh');
  const entry = (path: string, title: string) => ({ path, icon: '', title });
  const entries = [
    entry('/above', 'shan > 甲'),
    entry('/mixed/inside', '老四汉'), // s han
    entry('/mixed', '四汉'),
    entry('/initials', '老四海安宁'), // s h a n
    entry('/spelled', '山'),
    entry('/none', '安'),
  ];
  expect(searchRoutes(entries, 'shan', pinyin)).toMatchObject([
    { path: '/spelled', ranges: [[0, 1]] },
    { path: '/initials', ranges: [[1, 5]] },
    { path: '/mixed', ranges: [[0, 2]] },
    { path: '/mixed/inside', ranges: [[1, 3]] },
    { path: '/above', ranges: [[0, 4]] },
  ]);
  expect(searchRoutes(searchEntries(menu, 'zh'), 'yonghugl', pinyin)).toMatchObject([
    { path: '/permission/user', ranges: [[7, 11]] },
  ]);
});

it('finds a page by its title in any language, and marks what matches in the one that shows', async () => {
  const pinyin = await loadPinyin('zh');
  const entries = searchEntries(menu, 'zh');
  expect(searchRoutes(entries, 'yhgl', pinyin)).toMatchObject([{ path: '/permission/user', ranges: [[7, 11]] }]);
  expect(searchRoutes(searchEntries(menu, 'en'), 'yhgl', pinyin)).toMatchObject([
    { path: '/permission/user', title: 'en /permission > en /permission/user', ranges: [] },
  ]);
  expect(searchRoutes(searchEntries(menu, 'vi'), '用户')[0]).toMatchObject({ path: '/permission/user' });
});

it('narrows by what stands above when it is one of several words, by its sound too', async () => {
  const pinyin = await loadPinyin('zh');
  const entries = [
    { path: '/a', icon: '', title: '权限管理 > 用户管理' },
    { path: '/b', icon: '', title: '微信配置 > 企业用户' },
  ];
  expect(searchRoutes(entries, 'wx yh', pinyin).map(({ path }) => path)).toEqual(['/b']);
  expect(searchRoutes(entries, '权限 yhgl', pinyin).map(({ path }) => path)).toEqual(['/a']);
});

it('leaves out what is merely similar when something was found', () => {
  const entries = [
    { path: '/a', icon: '', title: 'Người dùng' },
    { path: '/b', icon: '', title: 'Đăng ký' },
  ];
  expect(searchRoutes(entries, 'nguoi').map(({ path }) => path)).toEqual(['/a']);
  expect(searchRoutes(entries, 'đăng lý').map(({ path }) => path)).toEqual(['/b']);
});
