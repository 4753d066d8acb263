import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Toaster } from '../toast/Toaster.js';
import { Plate } from './Plate.js';

afterEach(cleanup);

describe('Plate', () => {
  describeConformance(<Plate value="京A8K627" />, { slot: 'plate', refIs: 'span' });

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
});
