import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Page } from './Page.js';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const SERVICE = {
  ...{ provider: 'own', plugins: ['search'], hasPictures: false },
  ...{ center: { longitude: 120, latitude: 30 }, zoom: 10 },
};
const placeOf = (name: string) => ({ id: name, name, address: '', longitude: 120, latitude: 30 });

/** The page with a service whose descriptions of points are answered when the test says so. */
async function show() {
  const described: ((name: string) => void)[] = [];
  vi.stubGlobal('fetch', (input: string | URL) => {
    const url = String(input);
    const answer = (data: unknown) => Response.json({ code: 200, msg: '', data });
    if (url.includes('/Map/Place?'))
      return new Promise((resolve) => described.push((name) => resolve(answer(placeOf(name)))));
    return Promise.resolve(answer(url.includes('/Service') ? SERVICE : { list: [placeOf('港口')] }));
  });
  render(
    <UiProvider locale="zh">
      <QueryClientProvider client={new QueryClient()}>
        <Page />
      </QueryClientProvider>
    </UiProvider>,
  );
  return { map: await screen.findByRole('application'), described, user: userEvent.setup() };
}

const chosen = () => screen.findByRole('region', { name: '选中的位置' });

it('shows the point that was chosen last, in whatever order the answers come', async () => {
  const { map, described } = await show();
  fireEvent.keyDown(map, { key: 'Enter' });
  fireEvent.keyDown(map, { key: 'Enter' });
  await vi.waitFor(() => expect(described).toHaveLength(2));
  act(() => described[1]?.('第二处'));
  expect((await chosen()).textContent).toContain('第二处');
  await act(async () => {
    described[0]?.('第一处');
    await new Promise((settled) => setTimeout(settled));
  });
  expect((await chosen()).textContent).toContain('第二处');
});

it('shows the place that was chosen from the list though a point is still looked up', async () => {
  const { map, described, user } = await show();
  fireEvent.keyDown(map, { key: 'Enter' });
  await user.type(screen.getByRole('textbox', { name: '地点名称' }), '港');
  await user.click(screen.getByRole('button', { name: '搜索' }));
  await user.click(await screen.findByRole('button', { name: '港口' }));
  await act(async () => {
    described[0]?.('第一处');
    await new Promise((settled) => setTimeout(settled));
  });
  expect((await chosen()).textContent).toContain('港口');
});

it('takes the places of one list from the map where another one begins', async () => {
  const { user } = await show();
  await user.type(screen.getByRole('textbox', { name: '地点名称' }), '港');
  await user.click(screen.getByRole('button', { name: '搜索' }));
  await screen.findByRole('button', { name: '港口' });
  await user.click(screen.getByRole('radio', { name: '地址解析' }));
  expect(screen.queryByText('港口')).toBeNull();
});
