import { expect, it } from 'vitest';
import { isQuiet } from './isQuiet.js';

const at = (time: string, quietFrom: string, quietTo: string) =>
  isQuiet({ quietFrom, quietTo }, new Date(`2026-11-22T${time}:00`));

it('is quiet between two times of the day, also over midnight', () => {
  expect([at('12:00', '12:00', '14:00'), at('13:59', '12:00', '14:00')]).toEqual([true, true]);
  expect([at('11:59', '12:00', '14:00'), at('14:00', '12:00', '14:00')]).toEqual([false, false]);
  expect([at('23:00', '22:00', '07:00'), at('06:59', '22:00', '07:00')]).toEqual([true, true]);
  expect([at('07:00', '22:00', '07:00'), at('21:59', '22:00', '07:00')]).toEqual([false, false]);
});

it('is never quiet without both times', () => {
  expect([at('12:00', '', '14:00'), at('12:00', '12:00', ''), at('12:00', '12:00', '12:00')]).toEqual([
    false,
    false,
    false,
  ]);
});
