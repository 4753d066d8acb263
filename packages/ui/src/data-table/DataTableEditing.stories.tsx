import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { formatAmount } from '../format/formatAmount.js';
import { DataTable } from './DataTable.js';
import { type DataColumn } from './dataColumn.js';

/**
 * Cells that are edited in place. A value that is refused, by the column or by the server, stays in the editor with the
 * reason.
 *
 * **When:** single values of many rows are corrected one after the other. Not for records that are filled in as a whole: a
 * form checks them together.
 *
 * **Keyboard:** Enter, F2 or typing opens the editor of a cell, Enter keeps the value, Tab goes on to the next cell that
 * can be edited, Escape gives the value up.
 */
const meta: Meta<typeof DataTable> = {
  title: 'UI/Lists/DataTable editing',
  component: DataTable,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
};
export default meta;

interface Fee {
  id: string;
  lot: string;
  lane: string;
  amount: string;
}

const FEES: Fee[] = [
  { id: '1', lot: '城南停车场', lane: '入口', amount: '5' },
  { id: '2', lot: '城南停车场', lane: '出口', amount: '8' },
  { id: '3', lot: '城北停车场', lane: '入口', amount: '12' },
];
const COLUMNS: DataColumn<Fee>[] = [
  { id: 'lot', header: '车场', accessor: 'lot', width: 180 },
  { id: 'lane', header: '车道', accessor: 'lane', width: 140, editable: true },
  {
    id: 'amount',
    header: '费用（元）',
    accessor: 'amount',
    width: 160,
    align: 'right',
    editable: true,
    cell: (fee) => formatAmount(Number(fee.amount) * 100),
    validate: (value) => (Number.isFinite(Number(value)) && value !== '' ? undefined : '请输入数字'),
  },
  { id: 'remark', header: '备注', accessor: () => '', minWidth: 120 },
];

/** Saves at once, or as long as the promise takes. */
function Example({ onSaved }: { onSaved: (fee: Fee) => Promise<void> | undefined }) {
  const [fees, setFees] = useState(FEES);
  return (
    <div className="flex h-75 flex-col bg-surface">
      <DataTable
        aria-label="收费"
        columns={COLUMNS}
        data={fees}
        rowKey="id"
        onCellEdit={(row, column, value) => {
          const changed = { ...row, [column]: value };
          const apply = () => setFees((old) => old.map((fee) => (fee.id === row.id ? changed : fee)));
          const saving = onSaved(changed);
          if (saving) return saving.then(apply);
          return apply();
        }}
      />
    </div>
  );
}

/** A value that is no number is not taken; Tab goes through the cells that can be edited. */
export const Refused: StoryObj = {
  render: () => <Example onSaved={() => undefined} />,
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('gridcell', { name: '5.00' })).focus();
    await userEvent.keyboard('abc{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('请输入数字');
    await expect(canvas.getByRole('textbox', { name: '费用（元）' })).toBeInvalid();
    await userEvent.clear(canvas.getByRole('textbox', { name: '费用（元）' }));
    await userEvent.keyboard('7{Tab}');
    await expect(canvas.getByRole('gridcell', { name: '7.00' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '车道' })).toHaveValue('出口'));
    await expect(canvas.getByRole('textbox', { name: '车道' })).toHaveFocus();
  },
};

/** What the server refuses stays in the editor with its words; Escape brings the old value back. */
export const NotSaved: StoryObj = {
  render: () => <Example onSaved={() => Promise.reject(new Error('该车道已停用'))} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick((await canvas.findAllByRole('gridcell', { name: '入口' }))[0] as HTMLElement);
    await userEvent.keyboard('东门{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('该车道已停用'));
    await expect(canvas.getByRole('textbox', { name: '车道' })).toHaveValue('东门');
  },
};
