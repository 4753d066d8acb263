import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { CopyButton } from './CopyButton.js';

afterEach(cleanup);

describe('CopyButton', () => {
  describeConformance(<CopyButton text="XF-2026" />, { slot: 'copy-button', refIs: 'button' });

  it('copies the text and says so in its name', async () => {
    userEvent.setup();
    const handleCopy = vi.fn();
    render(<CopyButton text="XF-2026" onCopy={handleCopy} />);
    await userEvent.click(screen.getByRole('button', { name: '复制' }));
    expect(await screen.findByRole('button', { name: '已复制' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('XF-2026');
    expect(handleCopy).toHaveBeenCalledTimes(1);
  });
});
