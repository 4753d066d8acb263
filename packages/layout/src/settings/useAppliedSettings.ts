import { LOCALE_TAGS } from '@smart-admin/ui/messages';
import { applyTheme } from '@smart-admin/ui/theme';
import { useEffect, useSyncExternalStore } from 'react';
import { followLook, useSettings } from './settingsStore.js';

/** Writes the look and the language of the settings on `<html>`; call once at the top of the application. */
export function useAppliedSettings(): void {
  const { colorMode, themeClass, slideClass, size, language } = useSettings();
  const prefersDark = useSyncExternalStore(subscribeDark, isDark, () => false);
  const mode = colorMode === 'system' ? (prefersDark ? 'dark' : 'light') : colorMode;
  useEffect(followLook, []);
  useEffect(() => {
    applyTheme({ mode, theme: themeClass, nav: slideClass, size });
    document.documentElement.lang = LOCALE_TAGS[language];
  }, [mode, themeClass, slideClass, size, language]);
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
