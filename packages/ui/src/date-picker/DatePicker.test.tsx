import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations, describeConformance } from '../testing/describeConformance.js';
import { DatePicker } from './DatePicker.js';

describe('DatePicker', () => {
  describeConformance(<DatePicker aria-label="日期" defaultValue="2026-11-20" />, {
    slot: 'date-picker',
    refIs: 'input',
  });

  it('reads what is typed and puts back what is no date', async () => {
    const handleChange = vi.fn();
    render(<DatePicker aria-label="日期" defaultValue="2026-11-20" onValueChange={handleChange} />);
    const input = screen.getByRole('combobox', { name: '日期' });
    await userEvent.clear(input);
    await userEvent.type(input, '2026/1/5{Enter}');
    expect(handleChange).toHaveBeenLastCalledWith('2026-01-05');
    await userEvent.clear(input);
    await userEvent.type(input, 'tomorrow{Enter}');
    expect(handleChange).toHaveBeenCalledTimes(1);
    expect(input).toHaveProperty('value', '2026-01-05');
  });

  it('chooses a day of the sheet', async () => {
    const handleChange = vi.fn();
    render(<DatePicker aria-label="日期" defaultValue="2026-11-20" onValueChange={handleChange} />);
    await userEvent.click(screen.getByRole('combobox', { name: '日期' }));
    const day = await screen.findByRole('button', { name: /11月12日/ });
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(day);
    expect(handleChange).toHaveBeenCalledExactlyOnceWith('2026-11-12');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the time of day when another day is chosen', async () => {
    const handleChange = vi.fn();
    render(<DatePicker aria-label="时间" showTime defaultValue="2026-11-20 08:30:00" onValueChange={handleChange} />);
    await userEvent.click(screen.getByRole('combobox', { name: '时间' }));
    await userEvent.click(await screen.findByRole('button', { name: /11月12日/ }));
    expect(handleChange).toHaveBeenLastCalledWith('2026-11-12 08:30:00');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
