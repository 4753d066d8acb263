import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageWatermark } from './PageWatermark.js';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 23, 59, 50) });
});
afterEach(() => {
  vi.useRealTimers();
});

const layer = () => document.querySelector('[data-slot=watermark-layer]')?.textContent;

it('tells the day on which the page is seen, also after midnight', () => {
  const view = render(<PageWatermark name="周雨桐" account="zhouyutong" />);
  expect(layer()).toBe('周雨桐 zhouyutong2026-11-20');
  act(() => vi.advanceTimersByTime(60_000));
  expect(layer()).toBe('周雨桐 zhouyutong2026-11-21');
  view.unmount();
  expect(vi.getTimerCount()).toBe(0);
});
