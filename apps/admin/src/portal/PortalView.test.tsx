import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../app/queryClient.js';
import { newCard } from './designer/newCard.js';
import { PortalView } from './PortalView.js';

type Answer = (rows: readonly string[]) => void;

/** What the cards were asked with, and what answers each call. */
let asked: { filters: Record<string, string>; answer: Answer }[] = [];

beforeEach(() => {
  asked = [];
  queryClient.clear();
  const card = { ...newCard('list', { x: 0, y: 0 }, 'zh'), id: 'stays', hasData: true };
  const filters = [{ id: 'plate', label: '车牌', kind: 'text', options: [] }];
  const portal = { id: 'p', fullName: '停车', version: 1, document: { filters, cards: [card] } };
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const said = (data: unknown) => Response.json({ code: 200, msg: '', data });
    if (!new URL(url, 'http://localhost').pathname.endsWith('/Data')) return Promise.resolve(said(portal));
    const { filters: given } = JSON.parse(String(init.body)) as { filters: Record<string, string> };
    return new Promise<Response>((resolve) => {
      const answer: Answer = (plates) => {
        const columns = [{ id: 'plate', label: '车牌号', kind: 'text' }];
        const rows = plates.map((plate) => ({ plate }));
        const list = [{ cardId: 'stays', answer: { columns, rows, time: 0, duration: 1 }, error: '' }];
        resolve(said({ list }));
      };
      asked.push({ filters: given, answer });
    });
  });
  render(
    <MemoryRouter>
      <UiProvider locale="zh">
        <QueryClientProvider client={queryClient}>
          <PortalView id="p" />
        </QueryClientProvider>
      </UiProvider>
    </MemoryRouter>,
  );
});
afterEach(() => vi.unstubAllGlobals());

it('asks the cards once for what is typed into a filter, and shows their former rows until the new ones are there', async () => {
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.answer(['京A10001', '沪B20002']);
  expect(await screen.findByText('沪B20002')).toBeDefined();
  const field = screen.getByRole('textbox', { name: '车牌' });
  fireEvent.change(field, { target: { value: '京' } });
  fireEvent.change(field, { target: { value: '京A' } });
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ filters }) => filters)).toEqual([{}, { plate: '京A' }]);
  expect(screen.getByText('沪B20002')).toBeDefined();
  asked[1]?.answer(['京A10001']);
  await waitFor(() => expect(screen.queryByText('沪B20002')).toBeNull());
  expect(screen.getByText('京A10001')).toBeDefined();
  expect(asked).toHaveLength(2);
});
