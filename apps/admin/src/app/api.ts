import { createClient, createUrlReader, endsSession, type ApiClient, type ClientConfig } from '@smart-admin/api-client';
import { useSession, useSettings } from '@smart-admin/layout/stores';
import { createSessionEnd } from '@smart-admin/layout/routing';
import { TOAST_DURATION, toast } from '@smart-admin/ui/toast';
import { navigateTo } from './navigation.js';

/** How calls are made, for those that build their own. */
export const clientConfig: ClientConfig = {
  baseUrl: '',
  getToken: () => useSession.getState().token,
  getLanguage: () => useSettings.getState().language,
  onError: (error) => {
    if (endsSession(error.path, error.code)) endSession(error.message);
    else toast.error(error.message, { id: error.message });
  },
};

/** The one client of the application. Failures show as toasts; an ended session leads to the sign-in page. */
export const api: ApiClient = createClient(clientConfig);

/** Reads from an address that a form document names. */
export const readUrl = createUrlReader(clientConfig);

/** Shows why, resets the token and goes to sign in; once for parallel calls. */
export const endSession = createSessionEnd({
  showError: (text) =>
    new Promise((resolve) => {
      toast.error(text, { id: 'session-end' });
      setTimeout(resolve, TOAST_DURATION);
    }),
  token: () => useSession.getState().token,
  resetToken: () => useSession.getState().reset(),
  currentPath: () => ({ path: location.pathname, fullPath: location.pathname + location.search }),
  navigate: (path) => navigateTo(path, { replace: true }),
});
