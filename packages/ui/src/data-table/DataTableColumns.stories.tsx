import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ColumnSettings } from '../column-settings/ColumnSettings.js';
import { DataTable } from './DataTable.js';
import { type ColumnState, type DataColumn } from './dataColumn.js';

/**
 * Columns as a person arranges them: many, fixed, wide, by pointer and by keyboard.
 *
 * **When:** a list has more columns than everybody needs; keep `columnState` per user. Not for the four or five columns of
 * a list in a dialog.
 *
 * **Keyboard:** the arrows walk through the heads; on a head Enter sorts (with Shift beside others), Shift and an arrow
 * change the width, Alt and an arrow move the column.
 */
const meta: Meta<typeof DataTable> = {
  title: 'UI/Lists/DataTable columns',
  component: DataTable,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
};
export default meta;

interface Reading {
  id: string;
  lot: string;
  [hour: `h${number}`]: number;
}

const HOURS = Array.from({ length: 60 }, (_, index): `h${number}` => `h${index}`);
const COLUMNS: DataColumn<Reading>[] = [
  { id: 'lot', header: '车场', accessor: 'lot', width: 140, fixed: 'left' },
  ...HOURS.map((hour, index): DataColumn<Reading> => ({
    id: hour,
    header: `第 ${index + 1} 时段`,
    accessor: hour,
    width: 100,
    align: 'right',
  })),
];

function makeReadings(count: number): Reading[] {
  return Array.from({ length: count }, (_, row) => ({
    id: String(row + 1),
    lot: `车场 ${row + 1}`,
    ...Object.fromEntries(HOURS.map((hour, index) => [hour, (row * 31 + index * 7) % 500])),
  }));
}

const ROWS = makeReadings(10_000);

function Example({ columns = COLUMNS, rows = ROWS }: { columns?: DataColumn<Reading>[]; rows?: Reading[] }) {
  const [state, setState] = useState<ColumnState | undefined>(undefined);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <div className="flex h-120 flex-col bg-surface">
      <div className="flex h-12 flex-none items-center justify-end px-4">
        <ColumnSettings columns={columns} value={state} onValueChange={setState} />
      </div>
      <DataTable
        aria-label="车流"
        columns={columns}
        data={rows}
        rowKey="id"
        columnState={state}
        onColumnStateChange={setState}
        selection={{ selectedKeys: selected, onChange: setSelected }}
      />
    </div>
  );
}

/** Of sixty columns those in view are drawn; the keyboard reaches all of them. */
export const SixtyColumns: StoryObj = {
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('车场 1');
    await expect(canvas.getAllByRole('gridcell').length).toBeLessThan(60 * 20);
    const row = canvas.getByText('车场 1').closest('tr');
    row?.focus();
    await userEvent.keyboard('{ArrowRight}{End}');
    const last = await waitFor(() => {
      const cell = document.activeElement;
      void expect(cell).toHaveAttribute('aria-colindex', '62');
      return cell;
    });
    await expect(last).toHaveTextContent(String((59 * 7) % 500));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('车场 1'));
  },
};

/** A double click on the edge of a head fits the column to what is drawn in it; the arrows do the rest. */
export const Arranging: StoryObj = {
  render: () => (
    <Example
      columns={COLUMNS.slice(0, 6).map((column) =>
        column.id === 'h1' ? { ...column, accessor: () => '夜间值班时请先联系停车运营一部的值班主管' } : column,
      )}
      rows={ROWS.slice(0, 8)}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const head = (name: string) => canvas.getByRole('columnheader', { name });
    const [cell] = await canvas.findAllByText(/夜间值班/);
    const second = head('第 2 时段');
    const handle = second.querySelector('[data-slot=resize-handle]');
    await expect(cell?.scrollWidth).toBeGreaterThan(cell?.clientWidth ?? 0);
    if (handle) await userEvent.dblClick(handle);
    await waitFor(() => expect(cell?.scrollWidth).toBe(cell?.clientWidth));
    // one Tab stop for the whole head, then the arrows
    second.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(head('第 3 时段')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{ArrowLeft}{/Alt}');
    const names = () => canvas.getAllByRole('columnheader').map((each) => each.textContent);
    await waitFor(() => expect(names().slice(2, 5)).toEqual(['第 3 时段', '第 1 时段', '第 2 时段']));
    await expect(head('第 3 时段')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-column', 'h2'));
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: '选择第 1 行' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(head('第 3 时段')).toHaveFocus();
  },
};
