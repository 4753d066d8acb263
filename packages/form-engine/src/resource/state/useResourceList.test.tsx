import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ResourcePage } from '../ResourcePage.js';
import { ALLOW_ALL, ResourceProvider } from '../ResourceProvider.js';
import { memoryResource, memorySource, userRows } from '../testing/memoryResource.js';
import '../../testing/preloadViews.js';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('asks again for rows that change by themselves, until they have', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const source = memorySource(userRows(1));
  const list = vi.spyOn(source, 'list');
  const definition = { ...memoryResource(source), tree: undefined as never };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider locale="zh">
        <ResourceProvider permissions={ALLOW_ALL}>
          <ResourcePage definition={{ ...definition, isChanging: ({ account }) => account === 'user1' }} />
        </ResourceProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  await screen.findByText('user1');
  source.rows = source.rows.map((row) => ({ ...row, account: 'done1' }));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await screen.findByText('done1');
  const asked = list.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(list).toHaveBeenCalledTimes(asked);
});
