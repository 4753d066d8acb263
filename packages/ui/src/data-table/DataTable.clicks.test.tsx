import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/Dialog.js';
import { DataTable } from './DataTable.js';
import { type DataTableProps } from './dataTableTypes.js';

const ROWS = [{ id: '1', name: '采购申请' }];

function Requests(props: Partial<DataTableProps<{ id: string; name: string }>>) {
  const about = (
    <Dialog title="说明" trigger={<button type="button">说明</button>}>
      <p>按部门汇总</p>
    </Dialog>
  );
  return (
    <DataTable
      columns={[
        { id: 'name', header: '名称', accessor: 'name' },
        { id: 'about', header: '说明', cell: () => about },
      ]}
      data={ROWS}
      rowKey="id"
      renderCard={({ name }) => (
        <>
          <p>{name}</p>
          {about}
        </>
      )}
      selection={{ selectedKeys: new Set(), onChange: () => undefined }}
      {...props}
    />
  );
}

it.each(['cards', 'table'] as const)('a click on a control of a row does not open it (%s)', async (layout) => {
  const handleClick = vi.fn();
  render(<Requests layout={layout} onRowClick={handleClick} />);
  await userEvent.click(screen.getByRole('checkbox', { name: '选择第 1 行' }));
  await userEvent.click(screen.getByRole('button', { name: '说明' }));
  await userEvent.keyboard('{Escape}');
  expect(handleClick).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('采购申请'));
  expect(handleClick).toHaveBeenCalledExactlyOnceWith(ROWS[0]);
});

it.each(['cards', 'table'] as const)('nor does one in a dialog that was opened from it (%s)', async (layout) => {
  const [handleClick, handleDoubleClick] = [vi.fn(), vi.fn()];
  render(<Requests layout={layout} onRowClick={handleClick} onRowDoubleClick={handleDoubleClick} />);
  await userEvent.click(screen.getByRole('button', { name: '说明' }));
  await userEvent.dblClick(screen.getByText('按部门汇总'));
  expect(handleClick).not.toHaveBeenCalled();
  expect(handleDoubleClick).not.toHaveBeenCalled();
});
