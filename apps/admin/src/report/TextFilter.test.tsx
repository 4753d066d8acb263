import { LocaleProvider } from '@smart-admin/ui/locale';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextFilter } from './TextFilter.js';

const asked = vi.fn<(text: string) => void>();

function Page() {
  const [value, setValue] = useState('');
  const ask = (text: string) => {
    asked(text);
    setValue(text);
  };
  return (
    <LocaleProvider locale="zh">
      <TextFilter label="车牌" value={value} onChange={ask} />
      <button onClick={() => setValue('')}>重置</button>
    </LocaleProvider>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '车牌' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pause = () => act(() => vi.runAllTimers());

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  asked.mockClear();
});

it('asks once for what is typed, when it has been left alone', () => {
  render(<Page />);
  type('京');
  type('京A');
  expect(field().value).toBe('京A');
  expect(asked).not.toHaveBeenCalled();
  pause();
  expect(asked.mock.calls).toEqual([['京A']]);
  pause();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('asks at once when the field is left, so that an export that is pressed next has it', () => {
  render(<Page />);
  type('京A');
  fireEvent.blur(field());
  expect(asked.mock.calls).toEqual([['京A']]);
  pause();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('takes a reset, after which the same can be typed again', () => {
  render(<Page />);
  type('京A');
  pause();
  fireEvent.click(screen.getByRole('button', { name: '重置' }));
  expect(field().value).toBe('');
  pause();
  type('京A');
  pause();
  expect(asked.mock.calls).toEqual([['京A'], ['京A']]);
});
