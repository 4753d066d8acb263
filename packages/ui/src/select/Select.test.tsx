import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MultiSelect } from '../multi-select/MultiSelect.js';
import { describeConformance } from '../testing/describeConformance.js';
import { Select } from './Select.js';

const OPTIONS = [
  { value: 1, label: '启用' },
  { value: 2, label: '停用', disabled: true },
  { value: 3, label: '锁定' },
];

describe('Select', () => {
  describeConformance(<Select aria-label="状态" options={OPTIONS} defaultValue={1} clearable />, {
    slot: 'select',
    refIs: 'button',
  });

  it('opens by arrow key, steps over disabled options and chooses by Enter', async () => {
    const handleChange = vi.fn();
    render(<Select aria-label="状态" options={OPTIONS} defaultValue={1} onValueChange={handleChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(handleChange).toHaveBeenCalledExactlyOnceWith(3);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('combobox').textContent).toBe('锁定');
  });

  it('filters by the search field', async () => {
    render(<Select aria-label="状态" options={OPTIONS} searchable />);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.type(await screen.findByRole('combobox', { name: '搜索' }), '锁');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['锁定']);
    await userEvent.keyboard('x');
    expect(screen.getByRole('status').textContent).toBe('无匹配数据');
  });

  it('empties by the cross and by the delete key', async () => {
    const handleChange = vi.fn();
    render(<Select aria-label="状态" options={OPTIONS} value={1} clearable onValueChange={handleChange} />);
    await userEvent.click(screen.getByRole('button', { name: '清空' }));
    expect(handleChange).toHaveBeenLastCalledWith(null);
    screen.getByRole('combobox').focus();
    await userEvent.keyboard('{Delete}');
    expect(handleChange).toHaveBeenCalledTimes(2);
  });

  it('does not open while disabled', async () => {
    render(<Select aria-label="状态" options={OPTIONS} disabled />);
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('MultiSelect', () => {
  it('adds, removes by the tag and keeps fixed values', async () => {
    const handleChange = vi.fn();
    render(<MultiSelect aria-label="状态" options={OPTIONS} defaultValue={[2]} onValueChange={handleChange} />);
    await userEvent.click(screen.getByRole('combobox', { name: '状态' }));
    await userEvent.click(await screen.findByRole('option', { name: '启用' }));
    expect(handleChange).toHaveBeenLastCalledWith([2, 1]);
    expect(screen.getByRole('listbox')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: '移除启用' }));
    expect(handleChange).toHaveBeenLastCalledWith([2]);
    expect(screen.queryByRole('button', { name: '移除停用' })).toBeNull();
  });
});
