import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createField, createFormDocument } from '../../core/document/createField.js';
import { createFormStore } from '../../core/state/createFormStore.js';
import { FormRenderer } from '../../renderer/FormRenderer.js';
import { FormDataSourcesProvider, type MapPlaceSource } from '../sources/FormDataSources.js';

const LAKE = { id: '1', name: '西湖停车场', address: '杭州市西湖区', longitude: 120.148, latitude: 30.242 };
const form = createFormDocument([createField('location', { id: 'place', label: '位置' })]);

async function draw(mapPlaces?: MapPlaceSource) {
  const store = createFormStore(form, {});
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <FormDataSourcesProvider sources={mapPlaces ? { mapPlaces } : {}}>
          <FormRenderer store={store} />
        </FormDataSourcesProvider>
      </QueryClientProvider>,
    ),
  );
  return store;
}

/** A device that knows where it is. */
function place(longitude: number, latitude: number) {
  const getCurrentPosition = (tell: (position: object) => void) => tell({ coords: { longitude, latitude } });
  const geolocation = { ...navigator.geolocation, getCurrentPosition } as unknown as Geolocation;
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(geolocation);
}
afterEach(() => vi.restoreAllMocks());

it('suggests places while an address is typed, and takes their coordinates', async () => {
  const search = vi.fn(async () => [LAKE]);
  const store = await draw({ search, describe: async () => undefined });
  await userEvent.type(await screen.findByRole('combobox', { name: '位置 地址' }), '西湖');
  await userEvent.click(await screen.findByRole('option', { name: /西湖/ }));
  expect(store.getField('place').value).toEqual({
    address: '杭州市西湖区 西湖停车场',
    longitude: 120.148,
    latitude: 30.242,
  });
  expect(search).toHaveBeenCalledWith('西湖', expect.anything());
});

it('keeps an address that no service knows, also while the service is away', async () => {
  const away = () => Promise.reject(new Error('away'));
  const store = await draw({ search: away, describe: away });
  await userEvent.type(await screen.findByRole('combobox', { name: '位置 地址' }), '仓库后门');
  expect(store.getField('place').value).toMatchObject({ address: '仓库后门', longitude: null });
});

it('writes the address of the own position, and the point alone where nothing is known', async () => {
  place(120.15, 30.26);
  const describe = vi.fn(async () => LAKE as typeof LAKE | undefined);
  const store = await draw({ search: async () => [], describe });
  await userEvent.click(await screen.findByRole('button', { name: '使用当前位置' }));
  await waitFor(() =>
    expect(store.getField('place').value).toMatchObject({ address: '杭州市西湖区 西湖停车场', longitude: 120.148 }),
  );
  describe.mockResolvedValue(undefined);
  await userEvent.click(await screen.findByRole('button', { name: '使用当前位置' }));
  await waitFor(() => expect(store.getField('place').value).toMatchObject({ longitude: 120.15, latitude: 30.26 }));
});

it('is a plain address with coordinates where there is no service', async () => {
  place(120.15, 30.26);
  const store = await draw();
  await userEvent.type(await screen.findByRole('textbox', { name: '位置 地址' }), '东门');
  await userEvent.click(await screen.findByRole('button', { name: '使用当前位置' }));
  await waitFor(() =>
    expect(store.getField('place').value).toEqual({ address: '东门', longitude: 120.15, latitude: 30.26 }),
  );
});

it('keeps an address that was typed while the position was asked for', async () => {
  place(120.15, 30.26);
  const answers: ((found: typeof LAKE | undefined) => void)[] = [];
  const describe = () => new Promise<typeof LAKE | undefined>((resolve) => answers.push(resolve));
  const store = await draw({ search: async () => [], describe });
  for (const [typed, found] of [
    ['仓库', undefined],
    ['后门', LAKE],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name: '使用当前位置' }));
    await userEvent.type(screen.getByRole('combobox', { name: '位置 地址' }), typed);
    await act(async () => answers.pop()?.(found));
  }
  expect(store.getField('place').value).toEqual({ address: '仓库后门', longitude: 120.148, latitude: 30.242 });
});
