import { UiProvider } from '@smart-admin/ui/app-root';
import { useSyncExternalStore, type ReactNode } from 'react';
import { applyToolbar, localeOf } from '../toolbar.js';
import { globalsOfToolbar, parseGlobals, subscribeGlobals } from '../toolbarGlobals.js';

/** Ground and language of what a page shows outside stories, by the toolbar. */
export function FoundationPage({ children }: { children: ReactNode }) {
  const globals = useSyncExternalStore(subscribeGlobals, globalsOfToolbar);
  const chosen = parseGlobals(globals);
  // before anything below reads what a token is worth
  applyToolbar({ mode: 'light', nav: 'dark', size: 'small', ...chosen });
  return (
    <UiProvider locale={localeOf(chosen)}>
      <div key={globals} className="sb-unstyled docs-story my-6 rounded-lg border border-hairline p-6 text-body">
        {children}
      </div>
    </UiProvider>
  );
}

/** What a token is worth now, by theme, mode and size. */
export function worthOf(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim();
}
