import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { PlateInput, type PlateInputProps } from './PlateInput.js';

describeConformance(<PlateInput />, { slot: 'plate-input', refIs: 'input' });

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '车牌号' });
const key = (name: string) => screen.getByRole('button', { name });
const cells = () => [...document.querySelectorAll('[data-slot="plate-input"] [aria-hidden] > span')];

describe('PlateInput', () => {
  it('is filled by its own keyboard, which offers what can stand at the place', async () => {
    const user = userEvent.setup();
    const onDone = vi.fn();
    render(<PlateInput onDone={onDone} />);
    expect(screen.queryByRole('group', { name: '车牌键盘' })).toBeNull();
    await user.click(field());
    expect(screen.queryByRole('button', { name: '8' })).toBeNull();
    await user.click(key('粤'));
    expect(key('8')).toHaveProperty('disabled', true);
    for (const character of 'B12345') await user.click(key(character));
    expect(field().value).toBe('粤B12345');
    expect(document.activeElement).toBe(field());
    await user.click(key('删除'));
    await user.click(key('挂'));
    expect(field().value).toBe('粤B1234挂');
    await user.click(key('完成'));
    expect(onDone).toHaveBeenCalledOnce();
    expect(screen.queryByRole('group', { name: '车牌键盘' })).toBeNull();
  });

  it('puts a new character into the chosen box and takes the one before away', async () => {
    const user = userEvent.setup();
    render(<PlateInput defaultValue="粤B12345" />);
    for (const [index, cell] of cells().entries())
      vi.spyOn(cell, 'getBoundingClientRect').mockReturnValue(new DOMRect(index * 40, 0, 36, 48));
    act(() => field().focus());
    fireEvent.click(field(), { clientX: 3 * 40 + 20 });
    await user.click(key('9'));
    expect(field().value).toBe('粤B19345');
    // back to the letter of the town, which real keys replace as well
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}C');
    expect(field().value).toBe('粤C19345');
    await user.keyboard('{End}{Backspace}');
    expect(field().value).toBe('粤C1934');
  });

  it('takes a pasted plate as people write it', async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn();
    render(<PlateInput onValueChange={onValueChange} />);
    await user.click(field());
    await user.paste('京a·d12345 ');
    expect(onValueChange).toHaveBeenLastCalledWith('京AD12345');
  });

  it('waits for an input method to finish', () => {
    function Held(props: PlateInputProps) {
      const [plate, setPlate] = useState('');
      return <PlateInput {...props} value={plate} onValueChange={setPlate} />;
    }
    render(<Held />);
    fireEvent.focus(field());
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: 'yue' }, isComposing: true });
    expect(cells()[0]?.textContent).toBe('');
    fireEvent.input(field(), { target: { value: '粤' }, isComposing: true });
    fireEvent.compositionEnd(field());
    expect(cells()[0]?.textContent).toBe('粤');
  });

  it('shows no keyboard where nothing can be typed', () => {
    render(<PlateInput readOnly defaultValue="粤B12345" />);
    fireEvent.focus(field());
    expect(screen.queryByRole('group', { name: '车牌键盘' })).toBeNull();
  });
});
