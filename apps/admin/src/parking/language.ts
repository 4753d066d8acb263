import { LOCALE_TAGS, resolveLocale, type Locale } from '@smart-admin/ui/messages';
import { useSyncExternalStore } from 'react';

const KEY = 'smart_language';
const listeners = new Set<() => void>();
let chosen: Locale | undefined;

/** The language of the page: the one that was chosen on this device, else that of the browser. */
export function useLanguage(): Locale {
  return useSyncExternalStore(subscribe, currentLanguage);
}

export function currentLanguage(): Locale {
  chosen ??= resolveLocale(readStored(), navigator.language);
  return chosen;
}

/** Chooses a language for this device. */
export function chooseLanguage(language: Locale): void {
  chosen = language;
  document.documentElement.lang = LOCALE_TAGS[language];
  try {
    localStorage.setItem(KEY, language);
  } catch (error) {
    console.warn('The language cannot be kept', error);
  }
  for (const listener of listeners) listener();
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch (error) {
    console.warn('The language cannot be read', error);
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
