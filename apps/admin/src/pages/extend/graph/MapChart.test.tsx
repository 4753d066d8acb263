import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MapChart } from './MapChart.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('says that the map could not be read, and offers another try', async () => {
  vi.stubGlobal('fetch', (input: string | URL) => {
    const isList = String(input).includes('/Selector');
    const maps = { list: [{ id: 'm1', fullName: '滨海', enCode: 'coast' }] };
    return Promise.resolve(
      Response.json(isList ? { code: 200, msg: '', data: maps } : { code: 500, msg: '服务器错误', data: null }),
    );
  });
  render(
    <UiProvider locale="zh">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })}>
        <MapChart total={10} height={240} />
      </QueryClientProvider>
    </UiProvider>,
  );
  expect(await screen.findByText('服务器错误')).toBeDefined();
  expect(screen.getByRole('button', { name: '重试' })).toBeDefined();
});
