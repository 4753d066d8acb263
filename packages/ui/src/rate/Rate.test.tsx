import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Rate } from './Rate.js';

describe('Rate', () => {
  describeConformance(<Rate aria-label="服务" defaultValue={3} />, { slot: 'rate' });

  it('changes by arrow keys in half steps and stays within its bounds', async () => {
    const handleChange = vi.fn();
    render(<Rate aria-label="服务" allowHalf defaultValue={4.5} onValueChange={handleChange} />);
    screen.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(handleChange.mock.calls.map(([value]) => value as number)).toEqual([5, 5]);
    await userEvent.keyboard('{Home}');
    expect(handleChange).toHaveBeenLastCalledWith(0);
  });

  it('cannot be changed while read-only', async () => {
    const handleChange = vi.fn();
    render(<Rate aria-label="服务" readOnly defaultValue={3} onValueChange={handleChange} />);
    screen.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(handleChange).not.toHaveBeenCalled();
  });
});
