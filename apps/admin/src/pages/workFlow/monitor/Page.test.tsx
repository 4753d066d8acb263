import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PageProvider } from '../../../app/PageProvider.js';
import { queryClient } from '../../../app/queryClient.js';
import { endFlows, serveFlows } from '../../../workflow/testing/flowServer.js';
import { Page } from './Page.js';

beforeEach(() => queryClient.clear());
afterEach(endFlows);

const PATH = '/workFlow/monitor';

function Address() {
  return <output aria-label="address">{useLocation().search}</output>;
}

function open(search: string) {
  const figures = { launched: 0, ended: 0, refused: 0, median: null, waiting: 0, overdue: 0 };
  const page = { list: [], others: [], total: 0, pagination: { currentPage: 1, pageSize: 20, total: 0 } };
  serveFlows((_method, path) => {
    if (path.endsWith('/Analysis')) return { data: figures };
    // what a person has saved of the list
    return { data: path.startsWith('/api/permission/Authority') ? [] : page };
  });
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider locale="zh">
        <MemoryRouter initialEntries={[`${PATH}${search}`]}>
          <PageProvider path={PATH} modelId={undefined} route={undefined}>
            <Page />
            <Address />
          </PageProvider>
        </MemoryRouter>
      </UiProvider>
    </QueryClientProvider>,
  );
}

const address = () => screen.getByRole('status', { name: 'address' }).textContent;

it('opens at the view that the address names', async () => {
  open('?view=analysis');
  expect(await screen.findByRole('region', { name: '审批分析' })).toBeDefined();
  expect(screen.getByRole('tab', { name: '分析' }).getAttribute('aria-selected')).toBe('true');
});

it('keeps the filters of the list while the analysis is looked at', async () => {
  open('?f.waiting=soverdue');
  expect(await screen.findByRole('region', { name: '流程' })).toBeDefined();
  await userEvent.click(screen.getByRole('tab', { name: '分析' }));
  expect(await screen.findByRole('region', { name: '审批分析' })).toBeDefined();
  expect(address()).toBe('?view=analysis');
  await userEvent.click(screen.getByRole('tab', { name: '流程列表' }));
  expect(await screen.findByRole('region', { name: '流程' })).toBeDefined();
  expect(address()).toBe('?f.waiting=soverdue');
});
