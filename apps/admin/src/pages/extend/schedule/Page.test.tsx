import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Page } from './Page.js';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 23, 59, 30) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('marks the day that it is also where the calendar is open over midnight', async () => {
  const clocks = ['2026-11-20T23:59', '2026-11-21T00:00'];
  vi.stubGlobal('fetch', () => {
    const now = clocks.length > 1 ? clocks.shift() : clocks[0];
    return Promise.resolve(Response.json({ code: 200, msg: '', data: { now, events: [], tasks: [] } }));
  });
  render(
    <UiProvider locale="zh">
      <QueryClientProvider client={new QueryClient()}>
        <Page />
      </QueryClientProvider>
    </UiProvider>,
  );
  const marked = () => document.querySelector('[aria-current=date]')?.textContent;
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(marked()).toBe('20');
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(marked()).toBe('21');
  expect(screen.getByRole('heading', { name: '2026年11月' })).toBeDefined();
});
