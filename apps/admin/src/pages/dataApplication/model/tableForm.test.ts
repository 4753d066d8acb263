import { createFormStore } from '@smart-admin/form-engine/core';
import { expect, it } from 'vitest';
import { specOf, tableForm, valuesOf } from './tableForm.js';
import { type TableDetail } from './tableTypes.js';

const column = (name: string, fields: object = {}) => ({
  ...{ name, type: 'varchar(20)', kind: 'string' as const, length: 20, precision: null, scale: null },
  ...{ isNullable: true, keyPlace: 0, defaultText: '', comment: '', isGenerated: false },
  ...fields,
});
const table: TableDetail = {
  ...{ name: 'cars', comment: '车辆', rows: null, owner: 'none', canShowRows: true, canChange: true },
  columns: [
    column('id', { kind: 'bigint', length: null, keyPlace: 1, isNullable: false }),
    column('plate', { comment: '车牌' }),
    column('fee', { kind: 'decimal', length: null, precision: 12, scale: 2 }),
    column('shape', { kind: 'other' }),
  ],
  ...{ indexes: [], definition: '' },
};
const source = { namePrefix: '' };
const submitted = (edit: (store: ReturnType<typeof createFormStore>) => void = () => undefined) => {
  const store = createFormStore(
    tableForm((key) => key, source, table),
    valuesOf(table, ''),
    {},
  );
  edit(store);
  const result = store.submit();
  if (!result.ok) throw new Error('the form is not complete');
  return specOf(result.values, table);
};

it('means the table as it is where nothing was changed, and leaves out what it cannot write', () => {
  expect(submitted()).toMatchObject({
    ...{ name: 'cars', comment: '车辆' },
    columns: [
      { formerName: 'id', name: 'id', kind: 'bigint', isKey: true, isNullable: false },
      { formerName: 'plate', name: 'plate', kind: 'string', length: 20, comment: '车牌' },
      { formerName: 'fee', name: 'fee', kind: 'decimal', precision: 12, scale: 2 },
    ],
  });
});

it('knows a column by its former name, whatever it is called and wherever it stands', () => {
  const { columns } = submitted((store) => {
    const rows = store.getValues().columns as Record<string, unknown>[];
    store.setValue('columns', [{ ...rows[1], name: 'number' }, rows[0], { name: 'colour', kind: 'string' }]);
  });
  expect(columns.map(({ formerName, name }) => [formerName, name])).toEqual([
    ['plate', 'number'],
    ['id', 'id'],
    ['', 'colour'],
  ]);
});
