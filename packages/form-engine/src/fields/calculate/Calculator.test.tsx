import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Calculator } from './Calculator.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shown = () => screen.getByLabelText<HTMLInputElement>('金额').value;

it('C9-17 a calculator of its own shows two decimals at once, and computes a burst of changes 500 ms after its end', () => {
  const told = vi.fn();
  const draw = (count: number) => (
    <Calculator
      aria-label="金额"
      formula="{price} × {count}"
      values={{ price: 1000.255, count }}
      onValueChange={told}
    />
  );
  const { rerender } = render(draw(1));
  expect(shown()).toBe('1,000.26');
  for (const count of [2, 3]) {
    rerender(draw(count));
    act(() => void vi.advanceTimersByTime(499));
    expect(shown()).toBe('1,000.26');
  }
  act(() => void vi.advanceTimersByTime(1));
  expect(shown()).toBe('3,000.77');
  expect(told.mock.calls).toEqual([['1000.26'], ['3000.77']]);
});

it('E3-81 takes the list of its parts, the data, a table and a row, and gives 0 where there is no number', () => {
  const values = { rate: 2, rows: [{ hours: 1 }, { hours: 4 }], note: '无' };
  const { rerender } = render(
    <Calculator aria-label="金额" formula={['hours', '×', '{rate}']} values={values} table="rows" rowIndex={1} />,
  );
  expect(shown()).toBe('8.00');
  rerender(<Calculator aria-label="金额" formula="{note} × 2" values={values} delay={0} />);
  act(() => void vi.advanceTimersByTime(0));
  expect(shown()).toBe('0.00');
});
