import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

  it('the delete keys take the last that may go, and never more', async () => {
    const handleChange = vi.fn();
    const several = (value: readonly number[]) => (
      <MultiSelect aria-label="状态" options={OPTIONS} value={value} onValueChange={handleChange} />
    );
    const { rerender } = render(several([1, 3, 2]));
    screen.getByRole('combobox').focus();
    await userEvent.keyboard('{Backspace}');
    expect(handleChange).not.toHaveBeenCalled();
    rerender(several([2, 1, 3]));
    await userEvent.keyboard('{Backspace}');
    expect(handleChange).toHaveBeenCalledExactlyOnceWith([2, 1]);
  });

  it('types on in the search after a click on an option', async () => {
    render(<MultiSelect aria-label="状态" options={OPTIONS} />);
    await userEvent.click(screen.getByRole('combobox', { name: '状态' }));
    const search = await screen.findByRole('combobox', { name: '搜索' });
    await userEvent.click(screen.getByRole('option', { name: '启用' }));
    await userEvent.keyboard('锁');
    expect(search).toHaveProperty('value', '锁');
  });
});

describe('a search elsewhere', () => {
  const PEOPLE = [
    { value: 'zhang', label: '张伟' },
    { value: 'li', label: '李静' },
  ];

  /** Finds people by the start of their name, all of them without a query. */
  function Found({ several, onSearchChange }: { several: boolean; onSearchChange: (query: string) => void }) {
    const [query, setQuery] = useState('');
    const shared = {
      'aria-label': '人员',
      options: PEOPLE.filter(({ label }) => label.startsWith(query)),
      onSearchChange: (next: string) => {
        setQuery(next);
        onSearchChange(next);
      },
    };
    return several ? (
      <MultiSelect {...shared} defaultValue={['zhang']} />
    ) : (
      <Select {...shared} searchable defaultValue="zhang" />
    );
  }

  it.each([false, true])(
    'keeps the names of what is chosen, and is over when the list closes (several: %s)',
    async (several) => {
      const handleSearch = vi.fn();
      render(<Found several={several} onSearchChange={handleSearch} />);
      const field = screen.getByRole('combobox', { name: '人员' });
      await userEvent.click(field);
      await userEvent.type(await screen.findByRole('combobox', { name: '搜索' }), '李');
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['李静']);
      expect(field.textContent).toBe('张伟');
      await userEvent.keyboard('{Escape}');
      expect(handleSearch).toHaveBeenLastCalledWith('');
      await userEvent.click(field);
      expect(await screen.findAllByRole('option')).toHaveLength(2);
    },
  );
});
