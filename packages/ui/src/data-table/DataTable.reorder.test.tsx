import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DataTable } from './DataTable.js';
import { type ColumnState } from './dataColumn.js';

/** Columns `A<` stay at the left, `A>` at the right. */
function Columns({ ids }: { ids: string[] }) {
  const [state, setState] = useState<ColumnState>();
  return (
    <DataTable
      columns={ids.map((id) => ({
        id,
        header: id,
        accessor: () => id,
        width: 100,
        fixed: id.endsWith('<') ? 'left' : id.endsWith('>') ? 'right' : undefined,
      }))}
      data={[{ id: '1' }]}
      rowKey="id"
      columnState={state}
      onColumnStateChange={setState}
    />
  );
}

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const move = async (id: string, arrow: 'ArrowLeft' | 'ArrowRight') => {
  screen.getByRole('columnheader', { name: id }).focus();
  await userEvent.keyboard(`{Alt>}{${arrow}}{/Alt}`);
};

it('moves a column to the end of those that scroll, whatever stays at the right edge', async () => {
  render(<Columns ids={['A>', 'B', 'C', 'D']} />);
  expect(heads()).toEqual(['B', 'C', 'D', 'A>']);
  await move('C', 'ArrowRight');
  expect(heads()).toEqual(['B', 'D', 'C', 'A>']);
  await move('C', 'ArrowRight');
  expect(heads()).toEqual(['B', 'D', 'C', 'A>']);
  await move('C', 'ArrowLeft');
  await move('C', 'ArrowLeft');
  expect(heads()).toEqual(['C', 'B', 'D', 'A>']);
});

it('moves a column among those that stay at the left edge, whatever stands between them in the order', async () => {
  render(<Columns ids={['L<', 'X', 'M<', 'Y']} />);
  expect(heads()).toEqual(['L<', 'M<', 'X', 'Y']);
  await move('L<', 'ArrowRight');
  expect(heads()).toEqual(['M<', 'L<', 'X', 'Y']);
  await move('L<', 'ArrowLeft');
  expect(heads()).toEqual(['L<', 'M<', 'X', 'Y']);
});
