import { describe, expect, it } from 'vitest';
import { type AuthorityNode } from '../grants.js';
import { listChanges, undoChange } from './grantChanges.js';
import {
  accessOf,
  countFields,
  givesNext,
  type GrantDraft,
  mergeDrafts,
  rebaseDraft,
  setAccess,
  setItems,
  setRule,
  tickOf,
  toDraft,
  toGrants,
} from './grantDraft.js';
import { type MatrixPage, readMatrix } from './matrixModel.js';
import { filterPages, isGranted, listShownRows } from './shownRows.js';

const SCOPES = ['all', 'organizes', 'departmentAndBelow', 'department', 'own'] as const;

function node(
  id: string,
  parentId: string,
  kind: AuthorityNode['kind'],
  more: Partial<AuthorityNode> = {},
): AuthorityNode {
  return { id, parentId, kind, enCode: id, fullName: id, names: {}, givable: true, ...more };
}

const nodes: AuthorityNode[] = [
  node('permission', '-1', 'menu', { fullName: '权限管理', names: { en: 'Permission' } }),
  node('user', 'permission', 'menu', { fullName: '用户管理' }),
  node('user_add', 'user', 'button', { enCode: 'btn_add', fullName: '新增' }),
  node('user_remove', 'user', 'button', { enCode: 'btn_remove', fullName: '删除' }),
  node('user_batch', 'user', 'button', { enCode: 'btn_batchRemove', fullName: '批量删除', follows: 'user_remove' }),
  node('user_unlock', 'user', 'button', { enCode: 'btn_unlock', fullName: '解锁' }),
  node('user_mobile', 'user', 'list', { enCode: 'mobile', fullName: '手机号' }),
  node('user_f', 'user', 'form', { enCode: 'mobile', fullName: '手机号' }),
  node('user_fr', 'user', 'form', { enCode: 'mobile:read', fullName: '手机号（只读）' }),
  node('user__data', 'user', 'data', { scopes: SCOPES }),
  node('log', '-1', 'menu', { fullName: '日志', givable: false }),
];
const rows = readMatrix(nodes, 'zh');
const user = rows[1] as MatrixPage;
const log = rows[2] as MatrixPage;
const none = toDraft({ menu: [], button: [], list: [], form: [], data: [] });
const item = (action: 'visit' | 'add' | 'remove') => user.actions.get(action)!;
const ids = ({ items }: GrantDraft) => [...items].sort();

describe('readMatrix', () => {
  it('puts pages below their folders, in the language of the interface', () => {
    expect(rows.map(({ type, label, depth }) => [type, label, depth])).toEqual([
      ['folder', '权限管理', 0],
      ['page', '用户管理', 1],
      ['page', '日志', 0],
    ]);
    expect(readMatrix(nodes, 'en')[0]?.label).toBe('Permission');
  });

  it('G6-05 gives a page its actions, other buttons, list columns, form fields and row rules', () => {
    expect([...user.actions.keys()]).toEqual(['visit', 'add', 'remove']);
    expect(user.others.map(({ label }) => label)).toEqual(['解锁']);
    expect(user.fields).toMatchObject([
      {
        code: 'mobile',
        label: '手机号',
        list: { ids: ['user_mobile'] },
        read: { ids: ['user_fr'] },
        write: { ids: ['user_f'] },
      },
    ]);
    expect(user.scopes).toEqual(SCOPES);
    expect(log.scopes).toBeUndefined();
  });
});

describe('setItems', () => {
  it('opens the page with all its fields and the narrowest rows when the first thing on it is given', () => {
    const draft = setItems(none, user, { items: [item('add')], isOn: true });
    expect(ids(draft)).toEqual(['user', 'user_add', 'user_f', 'user_mobile']);
    expect(draft.rules.get('user')).toEqual({ scope: 'own', organizeIds: [] });
  });

  it('gives deleting several with deleting', () => {
    const draft = setItems(none, user, { items: [item('remove')], isOn: true });
    expect(draft.items.has('user_batch')).toBe(true);
    expect(setItems(draft, user, { items: [item('remove')], isOn: false }).items.has('user_batch')).toBe(false);
  });

  it('leaves nothing of a page that cannot be opened', () => {
    const draft = setItems(none, user, { items: user.items, isOn: true });
    const closed = setItems(draft, user, { items: [item('visit')], isOn: false });
    expect(ids(closed)).toEqual([]);
    expect(closed.rules.size).toBe(0);
  });

  it('changes nothing that the caller may not give', () => {
    expect(setItems(none, log, { items: log.items, isOn: true })).toBe(none);
  });

  it('the box of a group takes away once all that the caller may give is given', () => {
    const items = [item('add'), ...log.items];
    expect(givesNext(none, items)).toBe(true);
    expect(givesNext(setItems(none, user, { items: [item('add')], isOn: true }), items)).toBe(false);
  });

  it('two pages with the rows of the own department and without deleting take fewer than ten clicks', () => {
    const second: MatrixPage = { ...user, id: 'other', actions: user.actions };
    let clicks = 1; // the holder
    let draft: GrantDraft = none;
    const click = (next: GrantDraft) => {
      clicks += 1;
      draft = next;
    };
    click(setItems(draft, user, { items: user.items, isOn: true }));
    click(setItems(draft, user, { items: [item('remove')], isOn: false }));
    clicks += 1; // opens the menu of row rules
    click(setRule(draft, user, { scope: 'department', organizeIds: [] }));
    // the next page starts with the rows that were chosen last
    const rule = { scope: 'department', organizeIds: [] } as const;
    click(setItems(draft, second, { items: second.items, isOn: true, rule: { ...rule, organizeIds: [] } }));
    click(setItems(draft, second, { items: [item('remove')], isOn: false }));
    clicks += 1; // save
    expect(clicks).toBeLessThan(10);
  });
});

describe('rules and fields', () => {
  it('starts a page with the widest rows below the chosen ones that the caller may give', () => {
    const narrow: MatrixPage = { ...user, scopes: ['department', 'own'] };
    const draft = setItems(none, narrow, { items: [item('add')], isOn: true, rule: { scope: 'all', organizeIds: [] } });
    expect(draft.rules.get('user')?.scope).toBe('department');
    expect(setRule(draft, narrow, { scope: 'all', organizeIds: [] })).toBe(draft);
  });

  it('a field of the form is hidden, read or written', () => {
    const field = user.fields[0]!;
    const open = setItems(none, user, { items: [item('visit')], isOn: true });
    expect(accessOf(open, field)).toBe('write');
    const read = setAccess(open, user, field, 'read');
    expect([accessOf(read, field), read.items.has('user_f')]).toEqual(['read', false]);
    const hidden = setAccess(read, user, field, 'hidden');
    expect([accessOf(hidden, field), countFields(hidden, user)]).toEqual(['hidden', 1]);
  });
});

describe('columns of a subtable', () => {
  const codes = ['rows', 'rows:read', 'rows.name', 'rows.name:read', 'rows.sum'];
  const forms = codes.map((enCode) => node(enCode, 'visit', 'form', { enCode, fullName: enCode }));
  const [page] = readMatrix([node('visit', '-1', 'menu'), ...forms], 'zh') as [MatrixPage];
  const open = toDraft({ menu: ['visit'], button: [], list: [], form: [], data: [] });
  const field = (code: string) => page.fields.find((each) => each.code === code)!;
  const given = (draft: GrantDraft) => codes.filter((code) => draft.items.has(code));

  it('are given with the subtable while none has been, and taken along with it', () => {
    const read = setAccess(open, page, field('rows'), 'read');
    // what nobody can set has one code
    expect(given(read)).toEqual(['rows:read', 'rows.name:read', 'rows.sum']);
    const chosen = setAccess(read, page, field('rows.name'), 'hidden');
    expect(given(setAccess(chosen, page, field('rows'), 'write'))).toEqual(['rows', 'rows.sum']);
    expect(given(setAccess(chosen, page, field('rows'), 'hidden'))).toEqual([]);
  });

  it('open their subtable, in which alone they are seen', () => {
    expect(given(setAccess(open, page, field('rows.name'), 'write'))).toEqual(['rows', 'rows.name']);
    expect(given(setAccess(open, page, field('rows.name'), 'read'))).toEqual(['rows:read', 'rows.name:read']);
    expect(given(setAccess(open, page, field('rows.sum'), 'write'))).toEqual(['rows:read', 'rows.sum']);
    const read = setAccess(open, page, field('rows'), 'read');
    expect(given(setAccess(read, page, field('rows.name'), 'write'))).toEqual(['rows:read', 'rows.name', 'rows.sum']);
  });
});

describe('toGrants', () => {
  it('gives back what was given', () => {
    const grants = {
      menu: ['user'],
      button: ['user_add'],
      list: ['user_mobile'],
      form: ['user_f'],
      data: [{ moduleId: 'user', scope: 'organizes' as const, organizeIds: ['o1'] }],
    };
    expect(toGrants(toDraft(grants), nodes)).toEqual(grants);
  });

  it('a code without its page gives the page, things that no longer exist are left out', () => {
    const draft = { items: new Set(['user_add', 'gone', 'permission']), rules: new Map() };
    expect(toGrants(draft, nodes)).toMatchObject({ menu: ['user'], button: ['user_add'], data: [] });
  });
});

describe('changes', () => {
  const saved = setItems(none, user, { items: [item('add')], isOn: true });
  const draft = setRule(
    setItems(setItems(saved, user, { items: [item('add')], isOn: false }), user, {
      items: [item('remove')],
      isOn: true,
    }),
    user,
    { scope: 'all', organizeIds: [] },
  );

  it('are counted by cells and undone one by one', () => {
    const changes = listChanges([user, log], saved, draft);
    expect(changes.map((change) => [change.type, change.type === 'item' && change.isAdded])).toEqual([
      ['item', false],
      ['item', true],
      ['rule', false],
    ]);
    const back = changes.reduce((left, change) => undoChange(left, saved, change), draft);
    expect(listChanges([user, log], saved, back)).toEqual([]);
  });

  it('are kept on top of what somebody else has saved meanwhile', () => {
    const theirs = setItems(saved, user, { items: user.others, isOn: true });
    const merged = rebaseDraft(saved, draft, theirs);
    expect(listChanges([user], theirs, merged).map(({ type }) => type)).toEqual(['item', 'item', 'rule']);
    expect(merged.items.has('user_unlock')).toBe(true);
  });

  it('leave a rule of somebody else alone that was ticked here and ticked back', () => {
    const again = setRule(saved, user, { scope: 'own', organizeIds: [] });
    const theirs = setRule(saved, user, { scope: 'department', organizeIds: [] });
    expect(rebaseDraft(saved, again, theirs).rules.get('user')?.scope).toBe('department');
  });
});

it('G6-14 taking over the permissions of another holder adds them and keeps the wider rows', () => {
  const own = setItems(none, user, {
    items: [item('visit')],
    isOn: true,
    rule: { scope: 'department', organizeIds: [] },
  });
  const other = setItems(none, user, { items: [item('add')], isOn: true, rule: { scope: 'all', organizeIds: [] } });
  const merged = mergeDrafts(own, other).draft;
  expect(merged.items.has('user_add')).toBe(true);
  expect(merged.rules.get('user')?.scope).toBe('all');
  expect(mergeDrafts(other, own).draft.rules.get('user')?.scope).toBe('all');
});

it('taking over takes no rows away: of two rules of which none holds the other the ticked one stays, and is counted', () => {
  const withRule = (scope: (typeof SCOPES)[number], organizeIds: string[] = []) =>
    setRule(setItems(none, user, { items: [item('visit')], isOn: true }), user, { scope, organizeIds });
  const merge = (one: GrantDraft, other: GrantDraft) => {
    const { draft, kept } = mergeDrafts(one, other);
    return [draft.rules.get('user'), kept];
  };
  const chosen = { scope: 'organizes', organizeIds: ['o1'] };
  const below = { scope: 'departmentAndBelow', organizeIds: [] };
  expect(merge(withRule('departmentAndBelow'), withRule('organizes', ['o1']))).toEqual([below, 1]);
  expect(merge(withRule('organizes', ['o1']), withRule('departmentAndBelow'))).toEqual([chosen, 1]);
  expect(merge(withRule('department'), withRule('organizes', ['o1']))).toEqual([
    { scope: 'department', organizeIds: [] },
    1,
  ]);
  expect(merge(withRule('own'), withRule('organizes', ['o1']))).toEqual([chosen, 0]);
  expect(merge(withRule('organizes', ['o1']), withRule('organizes', ['o2']))).toEqual([
    { scope: 'organizes', organizeIds: ['o1', 'o2'] },
    0,
  ]);
  expect(merge(withRule('department'), withRule('departmentAndBelow'))).toEqual([below, 0]);
});

describe('shown rows', () => {
  const draft = setItems(none, user, { items: [item('add')], isOn: true });

  it('are found by page, folder and permission; empty folders are left out', () => {
    const find = (keyword: string) =>
      filterPages(rows, { match: (text) => text.includes(keyword), only: undefined }).map(({ id }) => id);
    expect([find('用户'), find('权限管理'), find('解锁'), find('日'), find('x')]).toEqual([
      ['user'],
      ['user'],
      ['user'],
      ['log'],
      [],
    ]);
    expect(listShownRows(rows, [log], () => false).map(({ id }) => id)).toEqual(['log']);
  });

  it('only what is granted, and nothing of closed folders', () => {
    const pages = filterPages(rows, { match: null, only: (page) => isGranted(draft, page) });
    expect(pages.map(({ id }) => id)).toEqual(['user']);
    expect(listShownRows(rows, [user, log], () => true).map(({ id }) => id)).toEqual(['permission', 'log']);
  });

  it('a group of boxes is on, off or mixed', () => {
    expect([tickOf(draft, user.items), tickOf(draft, log.items), tickOf(draft, [item('add')])]).toEqual([
      'indeterminate',
      false,
      true,
    ]);
  });
});
