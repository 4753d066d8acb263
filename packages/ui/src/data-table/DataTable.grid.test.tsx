import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DataTable } from './DataTable.js';
import { type DataColumn } from './dataColumn.js';

interface Fee {
  id: string;
  lot: string;
  lane: string;
  amount: string;
}

const FEES: Fee[] = [
  { id: '1', lot: '城南', lane: '入口', amount: '5' },
  { id: '2', lot: '城南', lane: '出口', amount: '8' },
  { id: '3', lot: '城北', lane: '入口', amount: '' },
];
const COLUMNS: DataColumn<Fee>[] = [
  { id: 'lot', header: '车场', accessor: 'lot', width: 148 },
  { id: 'lane', header: '车道', accessor: 'lane', width: 148 },
  { id: 'amount', header: '费用', accessor: 'amount', width: 148, editable: (row) => row.id !== '2' },
];

function Editable({ onEdit }: { onEdit: (id: string, column: string, value: unknown) => void }) {
  const [fees, setFees] = useState(FEES);
  return (
    <DataTable
      columns={COLUMNS}
      data={fees}
      rowKey="id"
      onCellEdit={(row, column, value) => {
        onEdit(row.id, column, value);
        setFees(fees.map((fee) => (fee.id === row.id ? { ...fee, [column]: value } : fee)));
      }}
    />
  );
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const focusedText = () => document.activeElement?.textContent;

describe('DataTable as a grid', () => {
  it('names a column by its head alone, without the width of its handle', () => {
    render(<DataTable columns={COLUMNS} data={FEES} rowKey="id" />);
    expect(screen.getByRole('columnheader', { name: '车场' })).toBeTruthy();
  });

  it('follows a changed order, visibility and width of its columns', () => {
    const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
    const table = (ids: string[], width: number) => (
      <DataTable
        columns={COLUMNS}
        data={FEES}
        rowKey="id"
        columnState={[...ids, 'amount'].map((id) => ({
          id,
          visible: ids.includes(id),
          ...(id === 'lane' && { width }),
        }))}
      />
    );
    const view = render(table(['lot', 'lane'], 100));
    expect(heads()).toEqual(['车场', '车道']);
    view.rerender(table(['lane', 'lot'], 200));
    expect(heads()).toEqual(['车道', '车场']);
    expect(screen.getAllByRole('columnheader')[0]?.style.flex).toContain('200px');
  });

  it('walks through cells with the arrows, back to the row with Escape', async () => {
    render(<DataTable columns={COLUMNS} data={FEES} rowKey="id" onRowClick={() => undefined} />);
    screen.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(focusedText()).toBe('城南');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await frame();
    expect(focusedText()).toBe('出口');
    await userEvent.keyboard('{End}');
    expect(focusedText()).toBe('8');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await frame();
    expect(focusedText()).toBe('城南');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getAllByRole('row')[1]);
  });

  it('Enter goes to the first control of a cell, Escape back', async () => {
    const columns = [...COLUMNS, { id: 'actions', header: '操作', cell: () => <button type="button">编辑</button> }];
    render(<DataTable columns={columns} data={FEES} rowKey="id" onRowClick={() => undefined} />);
    screen.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{ArrowRight}{End}{Enter}');
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name: '编辑' })[0]);
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement?.tagName).toBe('TD');
  });

  it('edits a cell by Enter and keeps the value, leaves it by Escape', async () => {
    const handleEdit = vi.fn();
    render(<Editable onEdit={handleEdit} />);
    screen.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{ArrowRight}{End}{Enter}');
    await userEvent.keyboard('12{Enter}');
    await frame();
    expect(handleEdit).toHaveBeenCalledExactlyOnceWith('1', 'amount', '12');
    expect(focusedText()).toBe('12');
    await userEvent.keyboard('{F2}99{Escape}');
    expect(handleEdit).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('edits by a double click, but not where the column forbids it', async () => {
    const handleEdit = vi.fn();
    render(<Editable onEdit={handleEdit} />);
    await userEvent.dblClick(screen.getByText('8'));
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.dblClick(screen.getByText('-'));
    await userEvent.keyboard('7');
    await userEvent.click(screen.getByText('出口'));
    expect(handleEdit).toHaveBeenCalledExactlyOnceWith('3', 'amount', '7');
  });

  it('draws equal neighbours of a merging column as one cell', () => {
    const columns = COLUMNS.map((column) => (column.id === 'lot' ? { ...column, merge: true } : column));
    render(<DataTable columns={columns} data={FEES} rowKey="id" />);
    const [, first, second, third] = screen.getAllByRole('row');
    expect(first && within(first).getAllByRole('cell')[0]?.getAttribute('aria-rowspan')).toBe('2');
    expect(second && within(second).getAllByRole('cell')).toHaveLength(2);
    expect(third && within(third).getAllByRole('cell')).toHaveLength(3);
  });

  it('folds and opens groups', async () => {
    render(<DataTable columns={COLUMNS} data={FEES} rowKey="id" groupBy={(fee) => fee.lot} />);
    const head = screen.getByText('城南（2 条）');
    expect(screen.getAllByText('入口')).toHaveLength(2);
    await userEvent.click(head);
    expect(screen.getAllByText('入口')).toHaveLength(1);
    head.closest('tr')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getAllByText('入口')).toHaveLength(2);
  });

  it('draws of a hundred thousand rows only those in view', () => {
    const many = Array.from({ length: 100_000 }, (_, index) => ({
      id: String(index),
      lot: 'a',
      lane: 'b',
      amount: 'c',
    }));
    render(<DataTable columns={COLUMNS} data={many} rowKey="id" />);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('100001');
    expect(document.querySelectorAll('tr[data-index]').length).toBeLessThan(60);
  });

  it('draws all rows and columns for paper, and those in view again afterwards', () => {
    const entries = Array.from({ length: 150 }, (_, index) => ({
      id: String(index),
      lot: 'a',
      lane: 'b',
      amount: 'c',
    }));
    const columns = Array.from({ length: 26 }, (_, index) => ({ id: `c${index}`, header: `列${index}`, width: 120 }));
    render(<DataTable columns={columns} data={entries} rowKey="id" virtualFrom={100} />);
    const drawn = () => screen.getAllByRole('row').length;
    expect(drawn()).toBeLessThan(60);
    expect(screen.getByRole('table').getAttribute('aria-colcount')).toBe('26');
    fireEvent(window, new Event('beforeprint'));
    expect(drawn()).toBe(151);
    expect(screen.getByRole('table').getAttribute('aria-colcount')).toBeNull();
    fireEvent(window, new Event('afterprint'));
    expect(drawn()).toBeLessThan(60);
  });
});
