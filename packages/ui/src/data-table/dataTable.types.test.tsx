import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, expectTypeOf, it } from 'vitest';
import { DataTable, type ColumnFilter, type ColumnStateEntry, type DataColumn, type SortEntry } from './index.js';

afterEach(cleanup);

interface Lane {
  id: string;
  name: string;
  fee: number;
}
const LANES: Lane[] = [{ id: 'a', name: '东门', fee: 5 }];

it('knows its rows by the data alone', () => {
  render(
    <DataTable
      aria-label="车道"
      data={LANES}
      rowKey="id"
      columns={[
        { id: 'name', header: '名称', accessor: 'name' },
        {
          id: 'fee',
          header: '费用',
          accessor: (lane) => lane.fee,
          cell: (lane) => {
            expectTypeOf(lane).toEqualTypeOf<Lane>();
            return `${lane.fee} 元`;
          },
        },
        { id: 'group', header: '更多', columns: [{ id: 'id', header: '编号', cell: (lane) => lane.id }] },
      ]}
      onRowClick={(lane) => expectTypeOf(lane).toEqualTypeOf<Lane>()}
    />,
  );
  expect(screen.getByText('5 元')).toBeTruthy();
});

const COLUMNS: DataColumn<Lane>[] = [{ id: 'name', header: '名称', accessor: 'name' }];

function Controlled() {
  const [sorting, setSorting] = useState<SortEntry[]>([]);
  const [filters, setFilters] = useState<Record<string, ColumnFilter>>({});
  const [state, setState] = useState<ColumnStateEntry[]>([]);
  const [open, setOpen] = useState<string[]>([]);
  const [selectedKeys, setSelectedKeys] = useState(new Set<string>());
  return (
    <DataTable
      aria-label="车道"
      data={LANES}
      columns={COLUMNS}
      rowKey="id"
      sorting={sorting}
      onSortingChange={setSorting}
      filters={filters}
      onFiltersChange={setFilters}
      columnState={state}
      onColumnStateChange={setState}
      expandedKeys={open}
      onExpandedChange={setOpen}
      selection={{ selectedKeys, onChange: setSelectedKeys }}
    />
  );
}

it('takes the setters of states as handlers', () => {
  render(<Controlled />);
  expect(screen.getByText('东门')).toBeTruthy();
});
