import { useAppliedSettings } from '@smart-admin/layout/stores';
import { UiProvider } from '@smart-admin/ui/app-root';
import { LOCALE_TAGS } from '@smart-admin/ui/messages';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router';
import { ErrorBoundary } from './app/ErrorBoundary.js';
import { GuardedRoutes } from './app/GuardedRoutes.js';
import { frameStore, useSettings } from './app/frameStore.js';
import { followOtherTabs } from './app/sessionStore.js';

/** The application: settings and language around the guarded routes. */
export function App() {
  useAppliedSettings(frameStore);
  useEffect(followOtherTabs, []);
  const language = useSettings((settings) => settings.language);
  useEffect(() => {
    document.documentElement.lang = LOCALE_TAGS[language];
  }, [language]);
  return (
    <UiProvider locale={language}>
      <ErrorBoundary>
        <BrowserRouter>
          <GuardedRoutes />
        </BrowserRouter>
      </ErrorBoundary>
    </UiProvider>
  );
}
