import { cleanup, render } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createFrameStore } from '../frame/createFrameStore.js';
import { useAppliedSettings } from './useAppliedSettings.js';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const store = createFrameStore();

function Page() {
  useAppliedSettings(store);
  return null;
}

/** What the browser tells this tab after another one has written. */
function otherTabWrites(key: string, value: string) {
  localStorage.setItem(key, value);
  act(() => window.dispatchEvent(new StorageEvent('storage', { key, newValue: value })));
}

it('a theme that was chosen in another tab is applied here, the sidebar of that tab is not', () => {
  const { unmount } = render(<Page />);
  otherTabWrites('smart_themeClass', 'ocean');
  otherTabWrites('smart_colorMode', 'dark');
  expect(document.documentElement.dataset).toMatchObject({ theme: 'ocean', mode: 'dark' });
  otherTabWrites('smart_themeClass', 'no such theme');
  expect(store.settings.getState().themeClass).toBe('blue');
  otherTabWrites('smart_sidebarStatus', 'false');
  expect(store.settings.getState().sidebarOpened).toBe(true);
  unmount();
  otherTabWrites('smart_themeClass', 'ocean');
  expect(store.settings.getState().themeClass).toBe('blue');
});
