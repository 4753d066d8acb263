import { tablesOf } from '@smart-admin/form-engine/core';
import { expect, it } from 'vitest';
import { choiceProblem, firstChoices, formOfTable, type ExistingColumn } from './tableChoices.js';

const column = (name: string, more: Partial<ExistingColumn> = {}): ExistingColumn => ({
  ...{ name, type: 'text', comment: '', kinds: ['text', 'textarea'], reason: '', maxLength: 0, precision: 0 },
  ...{ isRequired: false, isUnique: false, refersTo: '' },
  ...more,
});
const table = (columns: ExistingColumn[]) => ({ name: 'orders', comment: '', problem: '', added: [], columns });

it('takes every column that can be a field under its comment, else its name', () => {
  const choices = firstChoices(
    table([
      column('number', { comment: '订单号', maxLength: 20, isRequired: true }),
      column('other', { comment: '订单号' }),
      column('tags', { kinds: [], reason: 'x' }),
      column('paid', { kinds: ['switch'], isRequired: true }),
    ]),
  );
  expect(choices.map(({ label, kind }) => [label, kind])).toEqual([
    ['订单号', 'text'],
    ['other', 'text'],
    ['paid', 'switch'],
  ]);
  const form = formOfTable(choices);
  expect(form.fields).toMatchObject([
    { id: 'number', label: '订单号', maxLength: 20, required: true },
    { id: 'other', required: false },
    { id: 'paid', kind: 'switch', required: false },
  ]);
  expect(tablesOf(form, 'orders')[0]?.columns.map(({ name }) => name)).toEqual(['number', 'other', 'paid']);
});

it('says which choice cannot be', () => {
  const [first, second] = firstChoices(table([column('a', { isRequired: true }), column('b')]));
  if (!first || !second) throw new Error('both can be fields');
  expect(choiceProblem([first, second], first)).toBeUndefined();
  expect(choiceProblem([first, second], { ...first, isIncluded: false })).toBe('needed');
  expect(choiceProblem([first, second], { ...second, isIncluded: false })).toBeUndefined();
  expect(choiceProblem([first, second], { ...second, label: ' ' })).toBe('unnamed');
  const twice = { ...second, label: 'a' };
  expect(choiceProblem([first, twice], twice)).toBe('twice');
});
