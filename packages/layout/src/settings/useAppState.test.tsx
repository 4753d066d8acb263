import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ReactNode } from 'react';
import { createFrameStore, type FrameStore } from '../frame/createFrameStore.js';
import { Stage } from '../testing/onStage.js';
import { useAppState } from './useAppState.js';

let store: FrameStore;
let width: number;
const listeners = new Set<() => void>();

function resize(to: number) {
  width = to;
  act(() => listeners.forEach((listener) => listener()));
}

const wrapper = ({ children }: { children: ReactNode }) => <Stage store={store}>{children}</Stage>;

beforeEach(() => {
  width = 1440;
  store = createFrameStore({ defaults: { language: 'zh' } });
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query !== 'print' && width < 992;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('E3-58 tells whether the sidebar is open and moved by the user, the device, the language and the size', () => {
  const { result } = renderHook(useAppState, { wrapper });
  expect(result.current).toMatchObject({
    sidebar: { opened: true, withoutAnimation: true },
    device: 'desktop',
    language: 'zh',
    size: 'small',
  });
  act(() => result.current.setSidebar(false));
  expect(result.current.sidebar).toEqual({ opened: false, withoutAnimation: false });
  expect(localStorage.getItem('smart_sidebarStatus')).toBe('false');
  act(() => store.settings.getState().update({ language: 'vi', size: 'mini' }));
  expect(result.current).toMatchObject({ language: 'vi', size: 'mini' });
});

it('E3-58 closes the sidebar without animation when the window becomes narrow, and keeps the flag of the wide one', () => {
  const { result } = renderHook(useAppState, { wrapper });
  resize(991);
  expect(result.current).toMatchObject({ device: 'mobile', sidebar: { opened: false, withoutAnimation: true } });
  act(() => result.current.setSidebar(true));
  expect(result.current.sidebar).toEqual({ opened: true, withoutAnimation: false });
  expect(localStorage.getItem('smart_sidebarStatus')).toBeNull();
  resize(992);
  expect(result.current).toMatchObject({ device: 'desktop', sidebar: { opened: true, withoutAnimation: true } });
  resize(600);
  expect(result.current.sidebar.opened).toBe(false);
});
