import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../../app/queryClient.js';
import { endFlows, serveFlows } from '../../../workflow/testing/flowServer.js';
import { ReplayPanel } from './ReplayPanel.js';
import { newPrices } from './tariffDraft.js';

afterEach(endFlows);

it('figures of prices that were changed since are shown no more', async () => {
  const replayed = {
    ...{ stays: 2, isSample: false, revenueNow: 600, revenueDraft: 800, payMore: 1, payLess: 1, paySame: 0 },
    ...{ byDuration: [], examples: [] },
  };
  serveFlows((method) => ({ data: method === 'GET' ? { list: [{ id: 'lot' }] } : replayed }));
  const prices = newPrices({ rate: '小型车', period: '全天' });
  const shown = (priced: typeof prices) => (
    <QueryClientProvider client={queryClient}>
      <UiProvider locale="zh">
        <MemoryRouter>
          <ReplayPanel prices={priced} tariffId="t" />
        </MemoryRouter>
      </UiProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(shown(prices));
  await userEvent.click(screen.getByRole('button', { name: '回放' }));
  expect(await screen.findByText('¥8.00')).toBeTruthy();
  rerender(shown({ ...prices, graceMinutes: 30 }));
  expect(screen.queryByText('¥8.00')).toBeNull();
});
