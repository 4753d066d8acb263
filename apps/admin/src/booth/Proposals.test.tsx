import { type BoothLane } from '@smart-admin/api-client/contract';
import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryClient } from '../app/queryClient.js';
import { endFlows, serveFlows } from '../workflow/testing/flowServer.js';
import { Proposals } from './Proposals.js';

beforeEach(() => queryClient.clear());
afterEach(endFlows);

const lane = { id: 'lane', waiting: null } as BoothLane;

function open() {
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider locale="zh">
        <Proposals lane={lane} plate="粤B12345" canMatch />
      </UiProvider>
    </QueryClientProvider>,
  );
}

it('a stay is matched with the vehicle that was seen at the lane, by its plate', async () => {
  const stay = { orderId: 'o1', orderNumber: 'P1', plate: '粤B12346', plateColour: 5, entryTime: 0, due: 0 };
  const asked = serveFlows((method) =>
    method === 'GET' ? { data: { list: [stay] } } : { data: { isOpened: true, due: 0 } },
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: '匹配 粤B12346' }));
  await waitFor(() => expect(asked.find(({ method }) => method === 'POST')?.body).toBeDefined());
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ orderId: 'o1', plate: '粤B12345' });
});

it('stays are asked for once the typing rests, not for each key', async () => {
  const asked = serveFlows(() => ({ data: { list: [] } }));
  open();
  await waitFor(() => expect(asked).toHaveLength(1));
  await userEvent.click(screen.getByRole('textbox', { name: '车牌' }));
  await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}');
  await waitFor(() => expect(asked).toHaveLength(2));
});
