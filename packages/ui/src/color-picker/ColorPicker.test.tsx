import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { ColorPicker } from './ColorPicker.js';
import { parseColor } from './parseColor.js';

describe('ColorPicker', () => {
  describeConformance(<ColorPicker aria-label="线条颜色" defaultValue="#1890ff" />, {
    slot: 'color-picker',
    refIs: 'button',
  });

  it('takes a preset, and typed values as soon as they are colours', async () => {
    const handleChange = vi.fn();
    render(<ColorPicker aria-label="线条颜色" onValueChange={handleChange} />);
    await userEvent.click(screen.getByRole('combobox', { name: '线条颜色' }));
    await userEvent.click(screen.getByRole('button', { name: '#722ed1' }));
    expect(handleChange).toHaveBeenLastCalledWith('#722ed1');
    const field = screen.getByRole('textbox', { name: '颜色值' });
    await userEvent.clear(field);
    await userEvent.type(field, 'rgb(255, 0, 10)');
    expect(handleChange).toHaveBeenLastCalledWith('#ff000a');
    expect(handleChange.mock.calls.map(([color]) => String(color)).every((color) => parseColor(color) !== null)).toBe(
      true,
    );
  });

  it('reads short, long and rgb colours, nothing else', () => {
    expect(parseColor('#AbC')).toBe('#aabbcc');
    expect(parseColor('aabbcc')).toBe('#aabbcc');
    expect(parseColor(' ')).toBe('');
    expect(['#ab', 'red', 'rgb(256,0,0)', '#ggg'].map(parseColor)).toEqual([null, null, null, null]);
  });
});
