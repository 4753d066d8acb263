import { applyTheme } from '@smart-admin/ui/theme';
import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { type FrameStore } from '../frame/createFrameStore.js';
import { followLook } from './settingsStore.js';

/** Writes the look of the settings on `<html>`. `AppFrame` does it; pages without a frame call it themselves. */
export function useAppliedSettings(store: FrameStore): void {
  const { colorMode, themeClass, slideClass, size } = useStore(store.settings);
  const prefersDark = useSyncExternalStore(subscribeDark, isDark, () => false);
  const mode = colorMode === 'system' ? (prefersDark ? 'dark' : 'light') : colorMode;
  useEffect(() => followLook(store), [store]);
  useEffect(() => {
    applyTheme({ mode, theme: themeClass, nav: slideClass, size });
  }, [mode, themeClass, slideClass, size]);
}

const QUERY = '(prefers-color-scheme: dark)';

function isDark(): boolean {
  return window.matchMedia(QUERY).matches;
}

function subscribeDark(onChange: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
