import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageProvider } from '../../../app/PageProvider.js';
import { ProjectGantt } from './ProjectGantt.js';
import { type ProjectDetail } from './projectTypes.js';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2030, 0, 7, 23, 59, 30) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const project: ProjectDetail = {
  ...{ id: 'p', fullName: '充电桩', description: '', state: 'active', role: 'member', revision: 1, version: 1 },
  ...{ startDate: null, endDate: null, progress: 0, taskCount: 1, people: [], today: '2030-01-07' },
  ...{ leadIds: [], memberIds: [], readerIds: [] },
  tasks: [
    {
      ...{ id: 'a', name: '设计', parentId: '', sort: 0, kind: 'task', start: '2030-01-07', end: '2030-01-11' },
      ...{ progress: 0, priority: 'normal', assigneeIds: [], predecessorIds: [], note: '', revision: 1 },
    },
  ],
  workDays: { week: [false, true, true, true, true, true, false], days: {} },
};

it('moves the line of today where it stays open over midnight', async () => {
  const days = ['2030-01-07', '2030-01-08'];
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ code: 200, msg: '', data: { ...project, today: days.shift() } })),
  );
  render(
    <UiProvider locale="zh">
      <QueryClientProvider client={new QueryClient()}>
        <PageProvider path="/extend/projectGantt" modelId={undefined} route={undefined}>
          <ProjectGantt id="p" onBack={() => undefined} />
        </PageProvider>
      </QueryClientProvider>
    </UiProvider>,
  );
  const place = () => document.querySelector<HTMLElement>('[data-today]')?.style.left;
  await act(() => vi.advanceTimersByTimeAsync(100));
  const before = place();
  expect(before).toMatch(/px$/);
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(days).toEqual([]);
  expect(place()).not.toBe(before);
});
