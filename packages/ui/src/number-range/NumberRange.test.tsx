import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { NumberRange } from './NumberRange.js';

afterEach(cleanup);

describe('NumberRange', () => {
  describeConformance(<NumberRange aria-label="金额" />, { slot: 'number-range' });

  it('puts a swapped pair in order on leaving', async () => {
    render(<NumberRange aria-label="金额" />);
    await userEvent.type(screen.getByRole('spinbutton', { name: '最小值' }), '9');
    await userEvent.type(screen.getByRole('spinbutton', { name: '最大值' }), '3');
    await userEvent.click(document.body);
    expect(screen.getByRole('spinbutton', { name: '最小值' })).toHaveProperty('value', '3');
    expect(screen.getByRole('spinbutton', { name: '最大值' })).toHaveProperty('value', '9');
  });
});
