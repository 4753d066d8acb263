import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { SignaturePad } from './SignaturePad.js';

const SIGNED = 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%2F%3E';

describe('SignaturePad', () => {
  describeConformance(<SignaturePad aria-label="签名" defaultValue={SIGNED} />, { slot: 'signature-pad' });

  it('shows a signature and takes it away to sign again', async () => {
    const handleChange = vi.fn();
    render(<SignaturePad aria-label="签名" defaultValue={SIGNED} onValueChange={handleChange} />);
    expect(screen.getByRole('img', { name: '已签名' }).getAttribute('src')).toBe(SIGNED);
    await userEvent.click(screen.getByRole('button', { name: '重签' }));
    expect(handleChange).toHaveBeenCalledExactlyOnceWith('');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('offers nothing to change when it is read-only', () => {
    render(<SignaturePad aria-label="签名" defaultValue={SIGNED} readOnly />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
