import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DataTable } from './DataTable.js';
import { type DataColumn } from './dataColumn.js';
import { type DataTableProps } from './dataTableTypes.js';

interface Lane {
  id: string;
  name: string;
  fee: number;
  below?: Lane[];
}

const LANES: Lane[] = [
  { id: '1', name: '入口', fee: 5, below: [{ id: '11', name: '东门', fee: 2 }] },
  { id: '2', name: '出口', fee: 8 },
  { id: '3', name: '岗亭', fee: 0 },
];
const COLUMNS: DataColumn<Lane>[] = [
  { id: 'name', header: '名称', accessor: 'name', width: 148, sortable: true },
  { id: 'fee', header: '费用', accessor: 'fee', width: 148, sortable: true },
  {
    id: 'actions',
    header: '操作',
    configurable: false,
    cell: (lane) => <button type="button">编辑{lane.name}</button>,
  },
];

function Choosing(props: Partial<DataTableProps<Lane>>) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <DataTable
        columns={COLUMNS}
        data={LANES}
        rowKey="id"
        onSortingChange={() => undefined}
        selection={{ selectedKeys: keys, onChange: setKeys }}
        {...props}
      />
      <button type="button">后面</button>
    </>
  );
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const focused = () => document.activeElement;
const row = (index: number) => screen.getAllByRole('row')[index + 1] as HTMLElement;
const cell = (name: string) => screen.getByRole('gridcell', { name });
const chosen = () => screen.getAllByRole('row', { selected: true }).length;

/** What a copy on the focused element puts on the clipboard; null when the browser is left to it. */
function copied(): string | null {
  const data = { setData: vi.fn<(type: string, text: string) => void>() };
  fireEvent.copy(focused() ?? document.body, { clipboardData: data });
  return data.setData.mock.lastCall?.[1] ?? null;
}

describe('keys of a DataTable', () => {
  it('one Tab stop for the head, one for the rows and then out, whatever the rows hold', async () => {
    render(<Choosing />);
    await userEvent.tab();
    expect(focused()).toBe(screen.getByRole('checkbox', { name: '选择本页全部' }));
    await userEvent.tab();
    expect(focused()).toBe(screen.getByRole('button', { name: '名称' }));
    await userEvent.tab();
    expect(focused()).toBe(row(0));
    await userEvent.tab();
    await userEvent.tab();
    expect(focused()).toBe(screen.getByRole('button', { name: '编辑入口' }));
    await userEvent.tab();
    expect(focused()).toBe(screen.getByRole('button', { name: '后面' }));
  });

  it('arrows walk through the heads and between head and rows', async () => {
    render(<Choosing />);
    screen.getByRole('button', { name: '名称' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe(screen.getByRole('button', { name: '费用' }));
    await userEvent.keyboard('{End}');
    expect(focused()).toBe(screen.getByRole('columnheader', { name: '操作' }));
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowDown}');
    await frame();
    expect(focused()).toBe(cell('5'));
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe(screen.getByRole('button', { name: '费用' }));
  });

  it('Space chooses the row of a cell, Ctrl+A the page and again none of it', async () => {
    render(<Choosing />);
    cell('8').focus();
    await userEvent.keyboard(' ');
    expect(chosen()).toBe(1);
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(chosen()).toBe(3);
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(screen.queryAllByRole('row', { selected: true })).toEqual([]);
  });

  it('left goes from a row to the row above it in the tree', async () => {
    render(<Choosing getSubRows={(lane) => lane.below} defaultExpandedKeys="all" />);
    row(1).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await frame();
    expect(focused()).toBe(row(0));
    expect(row(1).getAttribute('aria-level')).toBe('2');
  });

  it('copies a cell, a row, or the chosen rows below their heads, and leaves marked text to the browser', async () => {
    render(<Choosing />);
    cell('8').focus();
    expect(copied()).toBe('8');
    row(2).focus();
    expect(copied()).toBe('岗亭\t0');
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(copied()).toBe('名称\t费用\n入口\t5\n出口\t8\n岗亭\t0');
    window.getSelection()?.selectAllChildren(cell('8'));
    expect(copied()).toBeNull();
  });

  it('tells screen readers the order after sorting and the number of rows', () => {
    const { rerender } = render(<Choosing sorting={[]} />);
    const status = document.querySelector('[aria-live=polite]');
    expect(status?.textContent).toBe('共 3 行');
    rerender(
      <Choosing
        sorting={[
          { id: 'fee', desc: true },
          { id: 'name', desc: false },
        ]}
      />,
    );
    expect(status?.textContent).toBe('按费用降序、名称升序排序，共 3 行');
    rerender(<Choosing loading />);
    expect(status?.textContent).toBe('');
  });

  it('goes back to the first row when another page comes, but not when a row is added', () => {
    const { rerender } = render(<Choosing />);
    const scroller = screen.getByRole('grid').parentElement as HTMLElement;
    scroller.scrollTop = 90;
    rerender(<Choosing data={[{ id: '0', name: '新', fee: 1 }, ...LANES]} />);
    expect(scroller.scrollTop).toBe(90);
    rerender(<Choosing data={[{ id: '7', name: '下一页', fee: 1 }]} />);
    expect(scroller.scrollTop).toBe(0);
  });
});

describe('columns of a DataTable', () => {
  it('fixes and frees columns as the person left them', () => {
    render(
      <DataTable
        columns={[{ ...(COLUMNS[0] as DataColumn<Lane>), fixed: 'left' }, COLUMNS[1] as DataColumn<Lane>]}
        data={LANES}
        rowKey="id"
        columnState={[
          { id: 'name', visible: true, fixed: null },
          { id: 'fee', visible: true, fixed: 'left' },
        ]}
      />,
    );
    expect(screen.getAllByRole('columnheader').map((head) => [head.textContent, head.style.left])).toEqual([
      ['费用', '0px'],
      ['名称', ''],
    ]);
  });

  it('draws of sixty columns those in view and says which they are', () => {
    const columns = Array.from({ length: 60 }, (_, index) => ({
      id: `c${index}`,
      header: `列 ${index}`,
      accessor: () => index,
      width: 100,
    }));
    render(<DataTable columns={columns} data={LANES} rowKey="id" onRowClick={() => undefined} />);
    expect(screen.getByRole('grid').getAttribute('aria-colcount')).toBe('60');
    expect(screen.getAllByRole('columnheader')).toHaveLength(60);
    expect(screen.getAllByRole('gridcell').length).toBeLessThan(3 * 30);
    expect(screen.getAllByRole('gridcell', { name: '7' })[0]?.getAttribute('aria-colindex')).toBe('8');
  });
});
