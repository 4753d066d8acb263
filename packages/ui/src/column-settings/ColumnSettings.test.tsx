import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type ColumnState, type DataColumn } from '../data-table/dataColumn.js';
import { axeViolations } from '../testing/describeConformance.js';
import { ColumnSettings } from './ColumnSettings.js';

const COLUMNS: DataColumn<object>[] = [
  { id: 'name', header: '姓名' },
  { id: 'phone', header: '手机号' },
  { id: 'actions', header: '操作', configurable: false },
];

function Example({ onChange }: { onChange: (value: ColumnState | undefined) => void }) {
  const [value, setValue] = useState<ColumnState | undefined>(undefined);
  return (
    <ColumnSettings
      columns={COLUMNS}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

describe('ColumnSettings', () => {
  it('R2.7-20 is a drawer 320 px wide that opens from the list', async () => {
    render(<Example onChange={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: '列设置' }));
    const drawer = await screen.findByRole('dialog', { name: '列设置' });
    expect(drawer.style.width).toBe('320px');
    expect(await axeViolations()).toEqual([]);
  });

  it('R2.7-21 shows, hides, reorders by keyboard and restores the default', async () => {
    const handleChange = vi.fn();
    render(<Example onChange={handleChange} />);
    await userEvent.click(screen.getByRole('button', { name: '列设置' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '手机号' }));
    expect(handleChange).toHaveBeenLastCalledWith([
      { id: 'name', visible: true },
      { id: 'phone', visible: false },
      { id: 'actions', visible: true },
    ]);
    screen.getByRole('checkbox', { name: '姓名' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect((handleChange.mock.lastCall?.[0] as ColumnState).map((entry) => entry.id)).toEqual([
      'phone',
      'name',
      'actions',
    ]);
    await userEvent.click(screen.getByRole('button', { name: '恢复默认' }));
    expect(handleChange).toHaveBeenLastCalledWith(undefined);
    expect(screen.queryByRole('checkbox', { name: '操作' })).toBeNull();
  });
});
