import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Combobox } from './Combobox.js';

const OPTIONS = ['商务洽谈', '设备检修', '面试'].map((label) => ({ value: label, label }));

describe('Combobox', () => {
  describeConformance(<Combobox aria-label="来访事由" options={OPTIONS} />, { slot: 'combobox', refIs: 'input' });

  it('suggests while typing, and the arrows and Enter choose', async () => {
    const handleChange = vi.fn();
    render(<Combobox aria-label="来访事由" options={OPTIONS} onValueChange={handleChange} />);
    await userEvent.type(screen.getByRole('combobox'), '检');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['设备检修']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(handleChange).toHaveBeenLastCalledWith('设备检修');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('takes any text, and Escape closes the list only', async () => {
    const handleChange = vi.fn();
    render(<Combobox aria-label="来访事由" options={OPTIONS} onValueChange={handleChange} />);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    await userEvent.type(screen.getByRole('combobox'), '参观');
    expect(handleChange).toHaveBeenLastCalledWith('参观');
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: '面试' }));
    expect(handleChange).toHaveBeenLastCalledWith('面试');
  });

  it('offers nothing while it is read-only', async () => {
    const handleChange = vi.fn();
    render(<Combobox aria-label="来访事由" options={OPTIONS} value="面试" readOnly onValueChange={handleChange} />);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(handleChange).not.toHaveBeenCalled();
  });
});
