import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { IconPicker } from './IconPicker.js';

describe('IconPicker', () => {
  describeConformance(<IconPicker aria-label="图标" defaultValue="car" />, { slot: 'icon-picker', refIs: 'button' });

  it('finds icons by words in any order, and says when there is none', async () => {
    const handleChange = vi.fn();
    render(<IconPicker aria-label="图标" onValueChange={handleChange} />);
    await userEvent.click(screen.getByRole('combobox', { name: '图标' }));
    const search = screen.getByRole('searchbox', { name: '搜索图标' });
    await userEvent.type(search, 'check user');
    await userEvent.click(screen.getByRole('option', { name: 'user-check' }));
    expect(handleChange).toHaveBeenLastCalledWith('user-check');
    await userEvent.click(screen.getByRole('combobox', { name: '图标' }));
    await userEvent.type(screen.getByRole('searchbox', { name: '搜索图标' }), 'zeppelin');
    expect(screen.queryAllByRole('option')).toEqual([]);
  });
});
