import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { CountUp } from './CountUp.js';

describe('CountUp', () => {
  describeConformance(<CountUp value={1300} />, { slot: 'count-up', refIs: 'span' });

  it('ends at its value and goes on from there', async () => {
    const view = render(<CountUp value={1300} duration={30} />);
    const drawn = () => screen.getByText((_, element) => element?.getAttribute('aria-hidden') === 'true').textContent;
    await screen.findByText('1,300', { selector: '[aria-hidden]' });
    view.rerender(<CountUp value={2600} duration={30} decimals={2} suffix=" 元" />);
    expect(Number(drawn()?.replace(/[^\d.]/g, ''))).toBeGreaterThan(1290);
    await screen.findByText('2,600.00 元', { selector: '[aria-hidden]' });
  });
});
