import { UiProvider } from '@smart-admin/ui/app-root';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFrameStore } from '../frame/createFrameStore.js';
import { type AppFrameProps } from '../frame/frameProps.js';
import { AppFrame } from './AppFrame.js';

const MENU: AppFrameProps['menu'] = [
  { path: '/orders', title: 'Orders' },
  { title: 'Stock', children: [{ path: '/stock/goods', title: { en: 'Goods', zh: '商品' } }] },
];
const BASE = { menu: MENU, user: { name: 'Lin' }, brand: { name: 'Acme' } } as const;

function show(props: Partial<AppFrameProps> = {}) {
  return render(
    <UiProvider locale="en">
      <AppFrame {...(props as object)} {...BASE}>
        <h1>Page of the application</h1>
      </AppFrame>
    </UiProvider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  delete document.documentElement.dataset.theme;
});

describe('a frame of another application', () => {
  it('is there with a menu, a user and a brand alone, and shows the page of the browser', () => {
    show();
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Page of the application' })).toBeTruthy();
    const menu = within(screen.getByRole('navigation', { name: 'Main navigation' }));
    expect(menu.getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe('/orders');
    expect(screen.getByText('Acme')).toBeTruthy();
    expect(screen.getByText('Lin')).toBeTruthy();
  });

  it('has neither entries nor keys for what the application does not offer', async () => {
    show();
    for (const name of ['Lin', 'Language', 'Documentation', 'Data screens'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await userEvent.keyboard('{Alt>}lq{/Alt}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Go to' }));
    const names = palette.getAllByRole('option').map((option) => option.textContent);
    expect(names.some((name) => name.startsWith('Interface settings'))).toBe(true);
    for (const absent of ['Lock screen', 'Log out', 'Profile', 'About', 'Tiếng Việt'])
      expect(names.some((name) => name.startsWith(absent))).toBe(false);
  });

  it('leaves plain clicks to the router, other clicks to the browser, and writes addresses as the router does', async () => {
    const navigate = vi.fn();
    show({ path: '/stock/goods?page=2', navigate, hrefOf: (path) => `/app${path}` });
    const link = screen.getByRole('link', { name: 'Orders' });
    expect(link.getAttribute('href')).toBe('/app/orders');
    await userEvent.click(link);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/orders', { replace: false });
    const user = userEvent.setup();
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.keyboard('{Control>}');
    await user.click(link);
    expect(navigate).toHaveBeenCalledOnce();
    // the way to the page stands open, and its tab is there
    expect(screen.getAllByRole('link', { name: 'Goods' })).toHaveLength(2);
  });

  it('opens a page of the menu as it was left, and the one that shows anew', async () => {
    const navigate = vi.fn();
    const store = createFrameStore();
    const shown = (path: string) => (
      <UiProvider locale="en">
        <AppFrame {...BASE} store={store} path={path} navigate={navigate}>
          <h1>Page of the application</h1>
        </AppFrame>
      </UiProvider>
    );
    const { rerender } = render(shown('/stock/goods?page=2'));
    const goods = () =>
      within(screen.getByRole('navigation', { name: 'Main navigation' })).getByRole('link', { name: 'Goods' });
    await userEvent.click(goods());
    expect(navigate).toHaveBeenLastCalledWith('/stock/goods', { replace: false });
    rerender(shown('/orders'));
    expect(goods().getAttribute('href')).toBe('/stock/goods');
    await userEvent.click(goods());
    expect(navigate).toHaveBeenLastCalledWith('/stock/goods?page=2', { replace: false });
    navigate.mockClear();
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Go to' });
    await userEvent.keyboard('Goods{Enter}');
    expect(navigate).toHaveBeenLastCalledWith('/stock/goods?page=2', { replace: false });
  });

  it('keeps settings and tabs under the prefix of the application: two at one address share nothing', () => {
    const first = createFrameStore({ storage: { prefix: 'first_' } });
    const second = createFrameStore({ storage: { prefix: 'second_' }, defaults: { layoutType: 'plain' } });
    show({ store: first, path: '/orders' });
    act(() => first.settings.getState().update({ themeClass: 'green', layoutType: 'functional' }));
    expect(document.documentElement.dataset.theme).toBe('green');
    expect(second.settings.getState()).toMatchObject({ themeClass: 'blue', layoutType: 'plain' });
    expect(createFrameStore({ storage: { prefix: 'second_' } }).settings.getState().themeClass).toBe('blue');
    expect(createFrameStore({ storage: { prefix: 'first_' } }).settings.getState().themeClass).toBe('green');
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    expect(keys.length).toBeGreaterThan(3);
    expect(keys.filter((key) => !key.startsWith('first_'))).toEqual([]);
  });

  it('opens the tabs of a user again after a reload, and those of nobody else', () => {
    const reload = (user: AppFrameProps['user']) => {
      cleanup();
      const store = createFrameStore();
      render(
        <UiProvider locale="en">
          <AppFrame {...BASE} user={user} store={store} path="/orders" navigate={() => undefined} />
        </UiProvider>,
      );
      return store.tabs.getState();
    };
    const lin = { id: 'lin', name: 'Lin' };
    const { visit } = reload(lin);
    const goods = {
      path: '/stock/goods',
      fullPath: '/stock/goods?page=2',
      title: 'Goods',
      zhTitle: '商品',
      name: 'goods',
    };
    act(() => visit({ ...goods, meta: { icon: '', names: {} } }));
    expect(reload(lin).tabs.map(({ fullPath }) => fullPath)).toEqual(['/orders', '/stock/goods?page=2']);
    expect(reload({ id: 'wu', name: 'Wu' }).tabs.map(({ fullPath }) => fullPath)).toEqual(['/orders']);
  });

  it('R2.4-17 R2.4-18 the first entry opens at the start paths when it is a directory, and nothing when it is not', () => {
    const startPaths = ['/home', '/dashboard', '/404'];
    const isOpen = (path: string, menu: AppFrameProps['menu']) => {
      cleanup();
      render(
        <UiProvider locale="en">
          <AppFrame {...BASE} menu={menu} home="/home" startPaths={startPaths} path={path} />
        </UiProvider>,
      );
      return screen.getByRole('button', { name: 'Stock' }).getAttribute('aria-expanded') === 'true';
    };
    for (const path of startPaths) {
      expect(isOpen(path, MENU.toReversed())).toBe(true);
      expect(isOpen(path, MENU)).toBe(false);
    }
    expect(isOpen('/orders', MENU.toReversed())).toBe(false);
  });
});
