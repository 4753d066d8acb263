import { expect, it } from 'vitest';
import { apiForm } from '../../../resource/apiForm.js';
import { syncForm, withTables } from './syncForm.js';

const form = apiForm(
  syncForm(
    (key) => key,
    (key) => key,
  ),
);

it('carries columns by hand as pairs and reads them as a text', async () => {
  const row = { sourceTable: 'a', targetTable: 'b', way: 'upsert', columns: 'id=number， note=, name' };
  const { tables } = await form.write({ fullName: 'x', enCode: 'x', sourceId: 's', targetId: 't', tables: [row] });
  const columns = [
    { source: 'id', target: 'number' },
    { source: 'note', target: '' },
    { source: 'name', target: 'name' },
  ];
  expect(tables).toEqual([{ sourceTable: 'a', targetTable: 'b', way: 'upsert', columns }]);
  expect(form.read({ tables }).tables).toMatchObject([{ columns: 'id=number, note=, name=name' }]);
});

it('adds chosen tables once, and takes empty rows away', () => {
  const rows = [{ sourceTable: 'a', targetTable: 'kept' }, { sourceTable: '' }];
  expect(withTables(rows, ['a', 'b']).map(({ targetTable }) => targetTable)).toEqual(['kept', 'b']);
});
