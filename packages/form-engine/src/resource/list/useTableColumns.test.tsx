import { Status } from '@smart-admin/ui/status';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createField, createFormDocument } from '../../core/document/createField.js';
import { encodeFormDocument } from '../../core/document/encodeFormDocument.js';
import { modelResource, type ModelRow } from '../modelResource.js';
import { memoryResource, memorySource } from '../testing/memoryResource.js';
import { type ResourceColumn, type ResourceDefinition, type ResourceRow } from '../types.js';
import { useTableColumns } from './useTableColumns.js';

/** What copying takes of the cells of a row. */
function copied<Row extends ResourceRow>(columns: readonly ResourceColumn<Row>[], row: Row) {
  const definition = memoryResource(memorySource([])) as unknown as ResourceDefinition<Row>;
  const { result } = renderHook(() => useTableColumns(definition, columns, [], [row], ({ id }) => id));
  return result.current.map((column) => column.copyText?.(row));
}

it('copies a value as its kind writes it', () => {
  const options = [
    { value: '1', label: '月租' },
    { value: '2', label: '临停' },
  ];
  const row = { id: 'r1', kind: '1', kinds: ['1', '2'], fee: 1234.5, enabled: 0, day: '2025-03-01 08:30:00', none: '' };
  const texts = copied<typeof row>(
    [
      { id: 'kind', header: '类型', kind: 'option', options },
      { id: 'kinds', header: '类型', kind: 'tags', options },
      { id: 'fee', header: '费用', kind: 'amount' },
      { id: 'enabled', header: '状态', kind: 'enabled' },
      { id: 'day', header: '时间', kind: 'datetime' },
      { id: 'none', header: '备注' },
    ],
    row,
  );
  expect(texts).toEqual(['月租', '月租、临停', '1,234.50', '停用', '2025-03-01 08:30', '-']);
});

it('takes the text of what a column draws itself, or leaves it to what is drawn', () => {
  const drawn = <Status tone="enabled">在线</Status>;
  expect(
    copied(
      [
        { id: 'state', header: '状态', render: () => drawn, text: () => '在线' },
        { id: 'state', header: '状态', render: () => drawn },
      ],
      { id: 'r1' },
    ),
  ).toEqual(['在线', drawn]);
});

it('copies the values of a designed list by their names', () => {
  const form = createFormDocument([
    createField('select', { id: 'state', label: '状态', options: [{ value: '1', label: '已缴' }] }),
    createField('number', { id: 'fee', label: '费用' }),
    createField('text', { id: 'note', label: '备注' }),
    createField('plate', { id: 'plate', label: '车牌号' }),
  ]);
  const { columns } = modelResource(
    {
      id: 'm1',
      fullName: '缴费',
      formData: encodeFormDocument(form),
      columnData: {
        columnList: [{ prop: 'state' }, { prop: 'fee', format: 'currency' }, { prop: 'note' }, { prop: 'plate' }],
      },
    },
    {
      list: async () => ({ list: [], pagination: { currentPage: 1, pageSize: 20, total: 0 } }),
      create: async () => undefined,
      update: async () => undefined,
      remove: async () => undefined,
    },
  );
  const row: ModelRow = { id: 'r1', state: '1', fee: 8, note: '', plate: '京A8K627', plate_name: '京A8K627' };
  expect(copied(columns, row)).toEqual(['已缴', '¥8.00', '-', '京A8K627']);
});
