import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/Dialog.js';
import { DataTable } from './DataTable.js';
import { type DataColumn } from './dataColumn.js';

interface Fee {
  id: string;
  lane: string | null;
  amount: number;
}

const COLUMNS: DataColumn<Fee>[] = [
  { id: 'id', header: '编号', accessor: 'id', width: 148 },
  { id: 'lane', header: '车道', accessor: 'lane', width: 148, editable: true },
  { id: 'amount', header: '费用', accessor: 'amount', width: 148, editable: true },
];

const fees = (count: number): Fee[] =>
  Array.from({ length: count }, (_, index) => ({ id: `第 ${index + 1} 笔`, lane: null, amount: index + 5 }));

const scrollTo = (place: { scrollTop?: number; scrollLeft?: number }) => {
  const scroller = screen.getByRole('grid').parentElement as HTMLElement;
  Object.assign(scroller, place);
  fireEvent.scroll(scroller);
};

describe('editing cells of a DataTable', () => {
  it('keeps what is typed while its row is scrolled away', async () => {
    const handleEdit = vi.fn();
    render(<DataTable columns={COLUMNS} data={fees(400)} rowKey="id" onCellEdit={handleEdit} />);
    await userEvent.dblClick(screen.getByRole('gridcell', { name: '6' }));
    await userEvent.keyboard('88');
    const field = screen.getByRole('textbox', { name: '费用' });
    for (const scrollTop of [1_000, 4_000, 9_000]) scrollTo({ scrollTop });
    expect(screen.queryByText('第 1 笔')).toBeNull();
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '费用' }).value).toBe('88');
    scrollTo({ scrollTop: 0 });
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('{Enter}');
    expect(handleEdit).toHaveBeenCalledExactlyOnceWith({ id: '第 2 笔', lane: null, amount: 6 }, 'amount', '88');
  });

  it('keeps what is typed while its column is scrolled away', async () => {
    const handleEdit = vi.fn();
    const columns = Array.from({ length: 60 }, (_, index): DataColumn<Fee> => ({
      id: `c${index}`,
      header: `第 ${index + 1} 时段`,
      accessor: () => index,
      width: 100,
      editable: true,
    }));
    render(<DataTable columns={columns} data={fees(2)} rowKey="id" onCellEdit={handleEdit} />);
    await userEvent.dblClick(screen.getAllByRole('gridcell', { name: '1' })[0] as HTMLElement);
    await userEvent.keyboard('88');
    scrollTo({ scrollLeft: 4_000 });
    expect(screen.queryByRole('gridcell', { name: '0' })).toBeNull();
    const before = screen.getAllByRole('gridcell').slice(0, 2);
    // the columns in view stay where they belong
    expect(before.map((cell) => [cell.getAttribute('aria-colindex'), cell.style.marginLeft])).toEqual([
      ['2', '100px'],
      ['39', '3600px'],
    ]);
    await userEvent.keyboard('{Enter}');
    expect(handleEdit).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'c1', '88');
  });

  it('Tab goes on from a cell that was not changed without reporting it', async () => {
    const handleEdit = vi.fn();
    render(<DataTable columns={COLUMNS} data={fees(2)} rowKey="id" onCellEdit={handleEdit} />);
    await userEvent.dblClick(screen.getAllByRole('gridcell', { name: '-' })[0] as HTMLElement);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '费用' }));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '车道' }));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}7{Enter}');
    expect(handleEdit).toHaveBeenCalledExactlyOnceWith({ id: '第 1 笔', lane: null, amount: 5 }, 'amount', '7');
  });

  it.each(['text field', 'editor of its own'])(
    'Escape gives up the %s, not the dialog around the table',
    async (kind) => {
      const handleEdit = vi.fn();
      const columns = COLUMNS.map((column) =>
        kind === 'text field' ? column : { ...column, editor: () => <textarea aria-label="费用" /> },
      );
      render(
        <Dialog defaultOpen title="费用明细">
          <DataTable columns={columns} data={fees(2)} rowKey="id" onCellEdit={handleEdit} />
        </Dialog>,
      );
      await userEvent.dblClick(screen.getByRole('gridcell', { name: '5' }));
      await userEvent.type(screen.getByRole('textbox', { name: '费用' }), '9{Escape}');
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.getByRole('dialog', { name: '费用明细' })).toBeTruthy();
      expect(handleEdit).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );
});
