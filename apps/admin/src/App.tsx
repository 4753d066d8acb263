import { followOtherTabs, useAppliedSettings, useSettings } from '@smart-admin/layout/stores';
import { UiProvider } from '@smart-admin/ui/app-root';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router';
import { ErrorBoundary } from './app/ErrorBoundary.js';
import { GuardedRoutes } from './app/GuardedRoutes.js';

/** The application: settings and language around the guarded routes. */
export function App() {
  useAppliedSettings();
  useEffect(followOtherTabs, []);
  const language = useSettings((settings) => settings.language);
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
