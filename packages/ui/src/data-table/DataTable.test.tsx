import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { DataTable } from './DataTable.js';
import { type DataColumn } from './dataColumn.js';

interface User {
  id: string;
  name: string;
  age: number;
  children?: User[];
}

const ROWS: User[] = [
  { id: '1', name: '周雨桐', age: 30, children: [{ id: '11', name: '陈嘉豪', age: 25 }] },
  { id: '2', name: '李思远', age: 41 },
];
const COLUMNS: DataColumn<User>[] = [
  { id: 'name', header: '姓名', accessor: 'name', sortable: true, width: 160, fixed: 'left' },
  { id: 'age', header: '年龄', accessor: 'age', align: 'right', sortable: true },
];

function Selecting({ onChange }: { onChange: (keys: ReadonlySet<string>) => void }) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['other page']));
  return (
    <DataTable
      columns={COLUMNS}
      data={ROWS}
      rowKey="id"
      selection={{
        selectedKeys: keys,
        onChange: (next) => {
          setKeys(next);
          onChange(next);
        },
      }}
    />
  );
}

describe('DataTable', () => {
  describeConformance(
    <DataTable
      columns={COLUMNS}
      data={ROWS}
      rowKey="id"
      sorting={[]}
      onSortingChange={() => undefined}
      selection={{ selectedKeys: new Set(), onChange: () => undefined }}
    />,
    { slot: 'data-table', refIs: 'div' },
  );

  it('sorts by a click, by several columns with shift', async () => {
    const handleSorting = vi.fn();
    render(
      <DataTable
        columns={COLUMNS}
        data={ROWS}
        rowKey="id"
        sorting={[{ id: 'name', desc: false }]}
        onSortingChange={handleSorting}
      />,
    );
    expect(screen.getByRole('columnheader', { name: /姓名/ }).getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(screen.getByRole('button', { name: /姓名/ }));
    expect(handleSorting).toHaveBeenLastCalledWith([{ id: 'name', desc: true }]);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(screen.getByRole('button', { name: /年龄/ }));
    expect(handleSorting.mock.lastCall?.[0]).toHaveLength(1);
  });

  it('keeps the selection of other pages', async () => {
    const handleChange = vi.fn();
    render(<Selecting onChange={handleChange} />);
    await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
    expect([...(handleChange.mock.lastCall?.[0] as Set<string>)]).toEqual(['other page', '1', '2']);
    await userEvent.click(screen.getByRole('checkbox', { name: '选择第 1 行' }));
    expect([...(handleChange.mock.lastCall?.[0] as Set<string>)]).toEqual(['other page', '2']);
  });

  it('selects the focused row by the space bar', async () => {
    const handleChange = vi.fn();
    render(<Selecting onChange={handleChange} />);
    screen.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard(' ');
    expect((handleChange.mock.lastCall?.[0] as Set<string>).has('1')).toBe(true);
  });

  it('opens tree rows by arrow or key', async () => {
    render(<DataTable columns={COLUMNS} data={ROWS} rowKey="id" getSubRows={(row) => row.children} />);
    expect(screen.queryByText('陈嘉豪')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '展开' }));
    expect(screen.getByText('陈嘉豪')).toBeTruthy();
    screen.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.queryByText('陈嘉豪')).toBeNull();
  });

  it('follows order and visibility of the columns', () => {
    render(
      <DataTable
        columns={COLUMNS}
        data={ROWS}
        rowKey="id"
        columnState={[
          { id: 'age', visible: true },
          { id: 'name', visible: false },
        ]}
      />,
    );
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['年龄']);
  });

  it('shows skeleton, empty text, error and sums', () => {
    const view = render(<DataTable columns={COLUMNS} data={undefined} rowKey="id" />);
    expect(document.querySelector('[data-slot=data-table]')?.getAttribute('aria-busy')).toBe('true');
    view.rerender(<DataTable columns={COLUMNS} data={[]} rowKey="id" />);
    expect(screen.getByText('暂无数据')).toBeTruthy();
    view.rerender(<DataTable columns={COLUMNS} data={[]} rowKey="id" error={<p>加载失败</p>} />);
    expect(screen.getByText('加载失败')).toBeTruthy();
    view.rerender(<DataTable columns={COLUMNS} data={ROWS} rowKey="id" summary={{ age: 71 }} />);
    const foot = document.querySelector('tfoot');
    expect(
      foot &&
        within(foot)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
    ).toEqual(['合计', '71']);
  });

  it('a click on a control in a row is no click on the row', async () => {
    const handleClick = vi.fn();
    render(
      <DataTable
        columns={[...COLUMNS, { id: 'actions', header: '操作', cell: () => <button type="button">编辑</button> }]}
        data={ROWS.slice(1)}
        rowKey="id"
        onRowClick={handleClick}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: '编辑' }));
    expect(handleClick).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('李思远'));
    expect(handleClick).toHaveBeenCalledExactlyOnceWith(ROWS[1]);
  });

  it('changes width and place of a column by keyboard from its head', async () => {
    const handleState = vi.fn();
    const columns = COLUMNS.map((column) => ({ ...column, fixed: undefined }));
    render(<DataTable columns={columns} data={ROWS} rowKey="id" onColumnStateChange={handleState} />);
    screen.getByRole('columnheader', { name: '姓名' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(handleState).toHaveBeenLastCalledWith([
      { id: 'name', visible: true, width: 168 },
      { id: 'age', visible: true },
    ]);
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(handleState).toHaveBeenLastCalledWith([
      { id: 'age', visible: true },
      { id: 'name', visible: true },
    ]);
  });
});
