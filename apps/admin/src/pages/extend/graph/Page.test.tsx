import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Page } from './Page.js';

// the figures are not looked at here, and their library needs a canvas
vi.mock('@smart-admin/ui/chart', () => ({ Chart: ({ label }: { label: string }) => <figure aria-label={label} /> }));

afterEach(() => {
  vi.unstubAllGlobals();
});

it('says that the map could not be read, with the other charts beside it', async () => {
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
        <Page />
      </QueryClientProvider>
    </UiProvider>,
  );
  expect(await screen.findByText('服务器错误')).toBeDefined();
  expect(screen.getAllByRole('figure').length).toBeGreaterThan(3);
});
