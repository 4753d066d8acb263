import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DataTable } from './DataTable.js';

const ROWS = [{ id: '1', name: '采购申请' }];

function Cards({ onOpen, choosing }: { onOpen: () => void; choosing?: boolean }) {
  const [selectedKeys, onChange] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      columns={[{ id: 'name', header: '名称', accessor: 'name' }]}
      data={ROWS}
      rowKey="id"
      layout="cards"
      selection={choosing ? { selectedKeys, onChange } : undefined}
      renderCard={({ name }) => (
        <>
          <a href="#flow" data-card-link="" onClick={onOpen}>
            {name}
          </a>
          <p>王芳</p>
          <button type="button">更多</button>
        </>
      )}
    />
  );
}

it('a tap beside the link of a card follows it once, a tap on a button of the card does not', async () => {
  const handleOpen = vi.fn();
  render(<Cards onOpen={handleOpen} />);
  await userEvent.click(screen.getByText('王芳'));
  expect(handleOpen).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('link', { name: '采购申请' }));
  expect(handleOpen).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: '更多' }));
  expect(handleOpen).toHaveBeenCalledTimes(2);
});

it('while rows are chosen the tap means the box', async () => {
  const handleOpen = vi.fn();
  render(<Cards onOpen={handleOpen} choosing />);
  await userEvent.click(screen.getByText('王芳'));
  expect(handleOpen).not.toHaveBeenCalled();
  expect(screen.getByRole('checkbox', { checked: true })).toBeTruthy();
});
