import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../../app/queryClient.js';
import { endFlows, serveFlows } from '../../../workflow/testing/flowServer.js';
import { FlowGallery } from './FlowGallery.js';

beforeEach(() => queryClient.clear());
afterEach(endFlows);

const flow = (id: string, fullName: string) => ({ id, fullName, category: '', icon: '', description: '' });

function open(others: object[]) {
  const own = [flow('leave', '请假'), flow('buy', '采购')];
  serveFlows((_method, path) => ({ data: path === '/api/workflow/Flow' ? { list: own, others } : { list: [] } }));
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider locale="zh">
        <MemoryRouter>
          <FlowGallery />
        </MemoryRouter>
      </UiProvider>
    </QueryClientProvider>,
  );
}

it('shows what can be launched for whoever has entrusted the user, each leading to their form', async () => {
  const seal = { id: 'wang', name: '王芳', headIcon: '', until: 0, list: [flow('seal', '用印')] };
  open([seal]);
  expect((await screen.findByRole('link', { name: /请假/ })).getAttribute('href')).toBe('/workFlowDetail?launch=leave');
  await userEvent.click(screen.getByRole('radio', { name: '代王芳' }));
  expect(screen.getByRole('link', { name: /用印/ }).getAttribute('href')).toBe('/workFlowDetail?launch=seal&for=wang');
  expect(screen.queryByRole('link', { name: /请假/ })).toBeNull();
});

it('asks for whom only where somebody has entrusted the user', async () => {
  open([]);
  await screen.findByRole('link', { name: /采购/ });
  expect(screen.queryByRole('radiogroup')).toBeNull();
});
