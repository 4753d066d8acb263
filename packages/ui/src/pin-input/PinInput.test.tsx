import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { PinInput } from './PinInput.js';

afterEach(cleanup);

describe('PinInput', () => {
  describeConformance(<PinInput />, { slot: 'pin-input', refIs: 'input' });

  it('takes a code from a pasted message and tells when it is whole', async () => {
    const handleComplete = vi.fn();
    const handleChange = vi.fn();
    render(<PinInput onComplete={handleComplete} onValueChange={handleChange} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: '6 位验证码' });
    expect(field.autocomplete).toBe('one-time-code');
    await userEvent.click(field);
    await userEvent.paste('验证码 837 261');
    expect(field.value).toBe('837261');
    expect(handleComplete.mock.calls).toEqual([['837261']]);
    await userEvent.keyboard('{Backspace}');
    expect(handleChange).toHaveBeenLastCalledWith('83726');
  });

  it('leaves out what no code has', async () => {
    render(<PinInput kind="alphanumeric" length={4} />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, 'a-1中b2c');
    expect(field.value).toBe('A1B2');
  });

  it('cannot be typed into when it is disabled', async () => {
    render(<PinInput disabled defaultValue="12" />);
    await userEvent.type(screen.getByRole('textbox'), '3');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('12');
  });
});
