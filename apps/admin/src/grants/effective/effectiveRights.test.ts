import { expect, it } from 'vitest';
import { type GrantChange } from '../matrix/grantChanges.js';
import { type MatrixPage } from '../matrix/matrixModel.js';
import { outcomeOf, type Rights, sourcesAfter } from './effectiveRights.js';

const holder = { type: 'Role', id: 'operator' } as const;
const rights: Rights = {
  sources: [
    { key: 'Role:operator', type: 'Role', fullName: '运营专员', note: '' },
    { key: 'Position:parking', type: 'Position', fullName: '停车管理员', note: '' },
  ],
  items: [
    { itemId: 'order', sources: ['Role:operator', 'Position:parking'] },
    { itemId: 'order_remove', sources: ['Role:operator', 'Position:parking'] },
    { itemId: 'order_edit', sources: ['Role:operator'] },
    { itemId: 'order_add', sources: ['Position:parking'] },
  ],
};
const page = {} as MatrixPage;
const change = (id: string, isAdded: boolean): GrantChange => ({
  key: id,
  page,
  type: 'item',
  action: undefined,
  item: { ids: [id], label: id, isGivable: true },
  isAdded,
});

it('says what saving does for a member, and through whom something stays', () => {
  const of = (id: string, isAdded: boolean) => {
    const found = outcomeOf(change(id, isAdded), rights, holder);
    return [found?.outcome, found?.sources.map(({ fullName }) => fullName).join()];
  };
  expect(of('order_export', true)).toEqual(['gained', '']);
  expect(of('order_add', true)).toEqual(['unchanged', '停车管理员']);
  expect(of('order_edit', false)).toEqual(['lost', '']);
  expect(of('order_remove', false)).toEqual(['remains', '停车管理员']);
});

it('shows the sources as they will be, for members alone', () => {
  const draft = { items: new Set(['order', 'order_export']), rules: new Map() };
  const after = sourcesAfter(rights, holder, draft);
  expect(after.get('order')).toEqual(['Role:operator', 'Position:parking']);
  expect(after.get('order_edit')).toEqual([]);
  expect(after.get('order_export')).toEqual(['Role:operator']);
  expect(sourcesAfter(rights, { type: 'Role', id: 'other' }, draft).get('order_export')).toBeUndefined();
});
