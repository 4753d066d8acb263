import { expect, it } from 'vitest';
import { diffRecord } from '../../core/change/diffRecord.js';
import { createField, createFormDocument } from '../../core/document/createField.js';
import { savedChanges } from './savedChanges.js';

const form = createFormDocument([
  createField('text', { id: 'title', label: '标题' }),
  createField('text', { id: 'note', label: '备注' }),
  createField('subtable', {
    id: 'lines',
    label: '明细',
    columns: [createField('text', { id: 'item', label: '品名' })],
  }),
]);

it('tells the values of changed fields, and which rows came, changed and went', () => {
  const before = {
    title: '甲',
    note: 'x',
    lines: [
      { id: '1', item: 'a' },
      { id: '2', item: 'b' },
      { id: '3', item: 'c' },
    ],
  };
  const after = {
    title: '乙',
    note: 'x',
    lines: [
      { id: '1', item: 'a' },
      { id: '2', item: 'B' },
      { id: '4', item: 'd' },
      { id: '5', item: 'e' },
    ],
  };
  const save = { revision: 2, cause: 'update' as const, userName: '', time: 0 };
  const [change, undo] = [diffRecord(before, after, form), diffRecord(after, before, form)];
  expect(savedChanges(form, { ...save, change, undo })).toEqual([
    { field: form.fields[0], before: '甲', after: '乙' },
    {
      field: form.fields[2],
      added: [
        { id: '4', item: 'd' },
        { id: '5', item: 'e' },
      ],
      changed: [{ id: '2', item: 'B' }],
      removed: [{ id: '3', item: 'c' }],
    },
  ]);
  // a field that left the form is not told
  expect(savedChanges({ ...form, fields: form.fields.slice(1, 2) }, { ...save, change, undo })).toEqual([]);
});
