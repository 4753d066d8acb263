import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Page } from './Page.js';
import { type Occurrence } from './scheduleTypes.js';
import { movedOccurrence } from './useEventMoves.js';

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

const EVENT: Occurrence = {
  ...{ id: 'e1', title: '例会', place: '', colour: 'primary', allDay: false, repeat: 'none', seriesId: '' },
  ...{ start: '2026-11-20T09:00', end: '2026-11-20T10:00', isOwn: true, creatorName: '', answer: '' },
};

it('saves the second move of an event after the first, from where that brought it', async () => {
  const sent: { was: string; start: string }[] = [];
  const held: (() => void)[] = [];
  let event = EVENT;
  vi.stubGlobal('fetch', async (_input: string | URL, init?: { method?: string; body?: unknown }) => {
    if (init?.method !== 'PUT') {
      const data = { now: '2026-11-20T23:59', events: [event], tasks: [] };
      return Response.json({ code: 200, msg: '', data });
    }
    const move = JSON.parse(String(init.body)) as { was: string; start: string; end: string };
    sent.push(move);
    await new Promise<void>((released) => held.push(released));
    event = { ...event, start: move.start, end: move.end };
    return Response.json({ code: 200, msg: '', data: null });
  });
  render(
    <UiProvider locale="zh">
      <QueryClientProvider client={new QueryClient()}>
        <Page />
      </QueryClientProvider>
    </UiProvider>,
  );
  const rest = () => act(() => vi.advanceTimersByTimeAsync(100));
  const chip = () => screen.getByRole('button', { name: /例会/ });
  await rest();
  fireEvent.keyDown(chip(), { key: 'ArrowRight', altKey: true });
  await rest();
  fireEvent.keyDown(chip(), { key: 'ArrowRight', altKey: true });
  await rest();
  expect(chip().dataset.start).toBe('2026-11-22T09:00');
  expect(sent.map(({ start }) => start)).toEqual(['2026-11-21T09:00']);
  held.shift()?.();
  await rest();
  expect(sent[1]).toMatchObject({ was: '2026-11-21T09:00', start: '2026-11-22T09:00' });
  held.shift()?.();
  await rest();
  expect(chip().dataset.start).toBe('2026-11-22T09:00');
});

it('finds the date of a repetition that was moved as the event of its own that it has become', () => {
  const shown = { ...EVENT, repeat: 'daily' as const };
  const single = { ...EVENT, id: 'e2', seriesId: 'e1' };
  expect(movedOccurrence([shown, single], shown)).toBe(single);
  expect(movedOccurrence([shown], shown)).toBe(shown);
  expect(movedOccurrence([{ ...single, seriesId: 'e9' }], shown)).toBeUndefined();
});
