import { describe, expect, it } from 'vitest';
import {
  allLeaves,
  buildGrantTree,
  mergeSelections,
  toGrants,
  toSelection,
  type AuthorityNode,
  type Grants,
} from './grantTree.js';

const nodes: AuthorityNode[] = [
  { id: 'permission', parentId: '-1', kind: 'menu', fullName: '权限管理', names: { en: 'Permission' } },
  { id: 'user', parentId: 'permission', kind: 'menu', fullName: '用户管理', names: {} },
  { id: 'user_add', parentId: 'user', kind: 'button', fullName: '新增', names: {} },
  { id: 'user_edit', parentId: 'user', kind: 'button', fullName: '编辑', names: {} },
  { id: 'user_mobile', parentId: 'user', kind: 'list', fullName: '手机号', names: {} },
  { id: 'user_email', parentId: 'user', kind: 'form', fullName: '邮箱', names: {} },
  { id: 'user__data', parentId: 'user', kind: 'data', fullName: '用户管理', names: {} },
  { id: 'log', parentId: '-1', kind: 'menu', fullName: '日志', names: {} },
];
const texts = { visit: '访问页面', button: '按钮权限', list: '列表权限', form: '表单权限', data: '数据权限' };
const none: Grants = { menu: [], button: [], list: [], form: [], data: [] };

describe('buildGrantTree', () => {
  const tree = buildGrantTree(nodes, texts, (id) => id, 'zh');

  it('names the pages in the language of the interface, where they have such a name', () => {
    expect(buildGrantTree(nodes, texts, (id) => id, 'en').map(({ label }) => label)).toEqual(['Permission', '日志']);
  });

  it('G6-05 shows menu, button, list, form and data permissions in one tree', () => {
    expect(tree.map(({ label }) => label)).toEqual(['权限管理', '日志']);
    const user = tree[0]?.children?.[0];
    expect(user?.children?.map(({ label }) => label)).toEqual([
      '访问页面',
      '按钮权限',
      '列表权限',
      '表单权限',
      '数据权限',
    ]);
    expect(user?.children?.[1]?.children?.map(({ id }) => id)).toEqual(['user_add', 'user_edit']);
    expect(user?.children?.[4]?.extra).toBe('user');
  });

  it('leaves are all that can be ticked', () => {
    expect(allLeaves(tree)).toEqual([
      'user__visit',
      'user_add',
      'user_edit',
      'user_mobile',
      'user_email',
      'user__data',
      'log__visit',
    ]);
  });
});

describe('toGrants', () => {
  it('gives back what was given', () => {
    const grants: Grants = {
      menu: ['user'],
      button: ['user_add'],
      list: ['user_mobile'],
      form: ['user_email'],
      data: [{ moduleId: 'user', scope: 'organizes', organizeIds: ['o1'] }],
    };
    expect(toGrants(toSelection(grants), nodes)).toEqual(grants);
    expect(toGrants(toSelection(none), nodes)).toEqual(none);
  });

  it('a code without its page gives the page too', () => {
    expect(toGrants({ checked: new Set(['user_add']), scopes: new Map() }, nodes)).toEqual({
      ...none,
      menu: ['user'],
      button: ['user_add'],
    });
  });

  it('a row rule without a choice is the narrowest', () => {
    expect(toGrants({ checked: new Set(['user__data']), scopes: new Map() }, nodes).data).toEqual([
      { moduleId: 'user', scope: 'own', organizeIds: [] },
    ]);
  });

  it('ticks of things that no longer exist are left out', () => {
    expect(toGrants({ checked: new Set(['gone', 'permission__visit']), scopes: new Map() }, nodes)).toEqual(none);
  });
});

it('G6-14 taking over a role’s permissions adds them and keeps the wider row rule', () => {
  const own = toSelection({
    ...none,
    menu: ['user'],
    data: [{ moduleId: 'user', scope: 'department', organizeIds: [] }],
  });
  const role = toSelection({
    ...none,
    button: ['user_edit'],
    data: [{ moduleId: 'user', scope: 'all', organizeIds: [] }],
  });
  const merged = mergeSelections(own, role);
  expect([...merged.checked].sort()).toEqual(['user__data', 'user__visit', 'user_edit']);
  expect(merged.scopes.get('user')?.scope).toBe('all');
  expect(mergeSelections(role, own).scopes.get('user')?.scope).toBe('all');
});
