import { createField, createFormDocument, type Field } from '@smart-admin/form-engine/core';
import { expect, it } from 'vitest';
import { listOf } from '../../../../test/support/modelBody.js';
import { planCode } from './planCode.js';

const planOf = (fields: Field[], example: Record<string, unknown> = {}) =>
  planCode({
    ...{ kind: 'web', locale: 'zh', area: 'extend', module: 'trial', title: '试用', description: '' },
    ...{ form: createFormDocument(fields), list: listOf(fields), flow: undefined, example },
    classNames: { '': 'Trial', rows: 'TrialRows' },
  });
const text = (id: string) => createField('text', { id, label: id });

it('columns have names of their own, which PostgreSQL does not cut', () => {
  const long = 'aB'.repeat(25);
  const { table } = planOf([
    text('plateNo'),
    text('plate_no'),
    text('createdAt'),
    text(long),
    text(`${long.slice(0, 49)}C`),
  ]);
  const columns = table.fields.map(({ column }) => column);
  expect(new Set(columns).size).toBe(columns.length);
  expect(columns.slice(0, 3)).toEqual(['plate_no', 'plate_no2', 'created_at2']);
  for (const column of columns) expect(column.length).toBeLessThanOrEqual(63);
});

it('what looks up values is typed by people, and said', () => {
  const { form, notes } = planOf([createField('lookup', { id: 'price', label: '价格', resultType: 'number' })]);
  expect(form.fields).toMatchObject([{ id: 'price', kind: 'number', label: '价格' }]);
  expect(notes).toContainEqual({ key: 'lookup', values: { names: '价格' } });
});

it('fields that were stored without a name get one, also where they stand', () => {
  const title = { ...createField('groupTitle', { id: 'a', label: '' }), id: '#1', content: '基本信息' };
  const { form } = planOf([title, text('groupTitle')]);
  expect(form.fields.map(({ id }) => id)).toEqual(['groupTitle2', 'groupTitle']);
  expect(form.layout).toEqual([
    { type: 'field', field: 'groupTitle2' },
    { type: 'field', field: 'groupTitle' },
  ]);
});

it('an example gets what only the platform could choose, and is left out where the rules refuse it', () => {
  const person = createField('userSelect', { id: 'owner', label: '负责人', required: true });
  expect(planOf([text('name'), person], { name: '一' }).example).toEqual({ name: '一', owner: '1' });
  const never = {
    ...createFormDocument([text('name')]),
    rules: [{ expression: '1 = 2', message: '否', field: 'name', wire: undefined }],
  };
  const plan = planCode({
    ...{ kind: 'web', locale: 'zh', area: 'extend', module: 'trial', title: '试用', description: '' },
    ...{ form: never, list: listOf([]), flow: undefined, example: { name: '一' }, classNames: { '': 'Trial' } },
  });
  expect(plan.example).toBeUndefined();
  expect(plan.notes).toContainEqual({ key: 'noExample' });
});
