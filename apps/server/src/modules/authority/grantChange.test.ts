import { expect, it } from 'vitest';
import { type CatalogEntry, type MenuCatalog } from '../../rights/menuCatalog.js';
import { completeGrants, diffGrants, isEmptyChange, type Grants } from './grantChange.js';

const nothing: Grants = { menu: [], button: [], list: [], form: [], data: [] };
const catalog = {
  entries: [
    {
      entry: { id: 'order' },
      codes: {
        button: [
          { id: 'remove', enCode: 'btn_remove', fullName: '删除' },
          { id: 'several', enCode: 'btn_batchRemove', fullName: '批量删除' },
        ],
        list: [{ id: 'price', enCode: 'price', fullName: '金额' }],
        form: [],
      },
      free: { button: false, list: true, form: true, data: false },
    },
  ] as unknown as CatalogEntry[],
} as MenuCatalog;

it('tells what was added and taken, and rules before and after', () => {
  const before = { ...nothing, menu: ['a', 'b'], data: [{ moduleId: 'a', scope: 'own' as const, organizeIds: [] }] };
  const after = {
    ...nothing,
    menu: ['b', 'c'],
    data: [{ moduleId: 'b', scope: 'organizes' as const, organizeIds: ['y', 'x'] }],
  };
  expect(diffGrants(before, after)).toEqual({
    added: ['c'],
    removed: ['a'],
    data: [
      { moduleId: 'a', before: { scope: 'own', organizeIds: [] }, after: null },
      { moduleId: 'b', before: null, after: { scope: 'organizes', organizeIds: ['x', 'y'] } },
    ],
  });
  expect(isEmptyChange(diffGrants(before, before))).toBe(true);
});

it('takes organisations in another order, or those of another scope, for no difference', () => {
  const rule = (scope: 'organizes' | 'own', organizeIds: string[]) => ({
    ...nothing,
    data: [{ moduleId: 'a', scope, organizeIds }],
  });
  expect(diffGrants(rule('organizes', ['x', 'y']), rule('organizes', ['y', 'x'])).data).toEqual([]);
  expect(diffGrants(rule('own', ['x']), rule('own', [])).data).toEqual([]);
});

it('gives and takes deleting several with deleting', () => {
  const sent = (button: string[]) => completeGrants({ ...nothing, button }, nothing, catalog).button;
  expect(sent(['remove'])).toEqual(['remove', 'several']);
  expect(sent(['several'])).toEqual([]);
});

it('keeps what the tree does not show: other entries, and kinds that are off', () => {
  const current: Grants = {
    menu: ['order', 'closed'],
    button: ['remove', 'several', 'old'],
    list: ['price'],
    form: [],
    data: [
      { moduleId: 'order', scope: 'all', organizeIds: [] },
      { moduleId: 'closed', scope: 'all', organizeIds: [] },
    ],
  };
  expect(completeGrants(nothing, current, catalog)).toEqual({
    menu: ['closed'],
    button: ['old'],
    list: ['price'],
    form: [],
    data: [{ moduleId: 'closed', scope: 'all', organizeIds: [] }],
  });
});
