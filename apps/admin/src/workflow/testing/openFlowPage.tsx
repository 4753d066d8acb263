import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { queryClient } from '../../app/queryClient.js';
import { Page } from '../../pages/workFlowDetail/Page.js';
import { type FlowDetail } from '../detail/useFlow.js';
import { serveFlows, waitingFlow } from './flowServer.js';

/** Opens the page of flows at an address, as from a list of these ids. */
export function openFlowPage(address: string, ids: readonly string[] = []) {
  const [pathname = '', search = ''] = address.split('?');
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider locale="zh">
        <MemoryRouter initialEntries={[{ pathname, search: `?${search}`, state: { ids } }]}>
          <Page />
        </MemoryRouter>
      </UiProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

/** A server that has these flows and takes what is done with them. */
export function serveOpened(flowOf: (id: string) => FlowDetail = waitingFlow) {
  return serveFlows((method, path) =>
    method === 'POST' ? { data: { status: 1 } } : { data: flowOf(path.split('/').at(-1) ?? '') },
  );
}

/** What was done so far. */
export const acted = (asked: ReturnType<typeof serveOpened>) => asked.filter(({ method }) => method === 'POST');
