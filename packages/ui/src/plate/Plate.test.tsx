import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Toaster } from '../toast/Toaster.js';
import { Plate } from './Plate.js';

describe('Plate', () => {
  describeConformance(<Plate value="京A8K627" />, { slot: 'plate', refIs: 'span' });

  it('has the colour of its length where nobody names one', () => {
    render(
      <>
        <Plate value="京ADF3906" />
        <Plate value="京A8K627" />
        <Plate value="京ADF3907" color="yellow" />
      </>,
    );
    const colors = [...document.querySelectorAll<HTMLElement>('[data-slot=plate]')].map(({ dataset }) => dataset.color);
    expect(colors).toEqual(['green', 'blue', 'yellow']);
  });

  it('E3-53 X8-25 copies the plate and says so', async () => {
    const user = userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    render(
      <>
        <Plate value="京A8K627" copyable />
        <Toaster />
      </>,
    );
    await user.click(screen.getByRole('button', { name: '复制车牌' }));
    expect(write).toHaveBeenCalledExactlyOnceWith('京A8K627');
    expect(await screen.findByText('复制成功，车牌：京A8K627')).toBeTruthy();
  });

  it('says of a vehicle without a plate that it has none, with its number', () => {
    render(<Plate value="无牌000123" />);
    expect(screen.getByText('无牌车 000123').dataset.color).toBe('white');
  });
});
