import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Field } from '../field/Field.js';
import { FormStateProvider } from '../form-state/FormStateProvider.js';
import { NumberInput } from '../number-input/NumberInput.js';
import { PasswordInput } from '../password-input/PasswordInput.js';
import { describeConformance } from '../testing/describeConformance.js';
import { Input } from './Input.js';

describe('Input', () => {
  describeConformance(<Input aria-label="姓名" defaultValue="周雨桐" clearable />, { slot: 'input', refIs: 'input' });

  it('reports what is typed and empties by the cross', async () => {
    const handleChange = vi.fn();
    render(<Input aria-label="姓名" clearable onValueChange={handleChange} />);
    await userEvent.type(screen.getByRole('textbox'), '周');
    expect(handleChange).toHaveBeenLastCalledWith('周');
    await userEvent.click(screen.getByRole('button', { name: '清空' }));
    expect(handleChange).toHaveBeenLastCalledWith('');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('follows the surrounding form', () => {
    render(
      <FormStateProvider disabled>
        <Input aria-label="姓名" />
      </FormStateProvider>,
    );
    expect(screen.getByRole('textbox')).toHaveProperty('disabled', true);
  });
});

describe('Field', () => {
  describeConformance(
    <Field label="姓名" required error="不能为空">
      <Input />
    </Field>,
    { slot: 'field', refIs: 'div' },
  );

  it('ties label, star and message to the control', () => {
    render(
      <Field label="姓名" required error="不能为空">
        <Input />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: /姓名/ });
    expect(input.getAttribute('aria-required')).toBe('true');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('不能为空');
  });
});

describe('PasswordInput', () => {
  describeConformance(<PasswordInput aria-label="密码" />, { slot: 'input', refIs: 'input' });

  it('reveals on demand and reports caps lock', async () => {
    const handleCapsLock = vi.fn();
    render(<PasswordInput aria-label="密码" onCapsLockChange={handleCapsLock} />);
    const input = screen.getByLabelText('密码');
    expect(input.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: '显示密码' }));
    expect(input.getAttribute('type')).toBe('text');
    await userEvent.click(input);
    await userEvent.keyboard('{CapsLock}A');
    expect(handleCapsLock).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    expect(handleCapsLock).toHaveBeenLastCalledWith(false);
  });
});

describe('NumberInput', () => {
  describeConformance(<NumberInput aria-label="金额" defaultValue={3} />, { slot: 'input', refIs: 'input' });

  it('clamps and rounds on leaving and steps by arrow keys', async () => {
    const handleChange = vi.fn();
    render(<NumberInput aria-label="金额" max={10} precision={2} step={0.1} onValueChange={handleChange} />);
    const input = screen.getByRole('spinbutton');
    await userEvent.type(input, '12.345');
    await userEvent.tab();
    expect(handleChange).toHaveBeenLastCalledWith(10);
    expect(input).toHaveProperty('value', '10.00');
    await userEvent.type(input, '{ArrowDown}');
    expect(handleChange).toHaveBeenLastCalledWith(9.9);
  });

  it('puts the number of before back where a comma groups nothing', async () => {
    const handleChange = vi.fn();
    render(<NumberInput aria-label="金额" defaultValue={7} onValueChange={handleChange} />);
    const input = screen.getByRole('spinbutton');
    await userEvent.type(input, '1,5', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await userEvent.tab();
    expect(input).toHaveProperty('value', '7');
    expect(handleChange).toHaveBeenLastCalledWith(7);
    expect(handleChange).not.toHaveBeenCalledWith(15);
  });

  it('puts text that is no number back', async () => {
    render(<NumberInput aria-label="金额" defaultValue={5} />);
    const input = screen.getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, 'abc');
    await userEvent.tab();
    expect(input).toHaveProperty('value', '');
  });
});
