import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { NumberRange } from './NumberRange.js';

describe('NumberRange', () => {
  describeConformance(<NumberRange aria-label="金额" />, { slot: 'number-range' });

  it('V5-40 gives an empty list without bounds, otherwise the minimum and the maximum', async () => {
    const changes = vi.fn();
    render(<NumberRange aria-label="金额" onValueChange={changes} />);
    const [from, to] = [
      screen.getByRole('spinbutton', { name: '最小值' }),
      screen.getByRole('spinbutton', { name: '最大值' }),
    ];
    await userEvent.type(from, '3');
    await userEvent.tab();
    expect(changes).toHaveBeenLastCalledWith([3, null]);
    await userEvent.type(to, '9');
    await userEvent.tab();
    expect(changes).toHaveBeenLastCalledWith([3, 9]);
    await userEvent.clear(from);
    await userEvent.tab();
    expect(changes).toHaveBeenLastCalledWith([null, 9]);
    await userEvent.clear(to);
    await userEvent.tab();
    expect(changes).toHaveBeenLastCalledWith([]);
  });

  it('puts a swapped pair in order on leaving', async () => {
    render(<NumberRange aria-label="金额" />);
    await userEvent.type(screen.getByRole('spinbutton', { name: '最小值' }), '9');
    await userEvent.type(screen.getByRole('spinbutton', { name: '最大值' }), '3');
    await userEvent.click(document.body);
    expect(screen.getByRole('spinbutton', { name: '最小值' })).toHaveProperty('value', '3');
    expect(screen.getByRole('spinbutton', { name: '最大值' })).toHaveProperty('value', '9');
  });
});
