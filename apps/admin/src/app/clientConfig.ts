import { endsSession, type ClientConfig } from '@smart-admin/api-client';
import { createSessionEnd } from '@smart-admin/layout/routing';
import { TOAST_DURATION, toast } from '@smart-admin/ui/toast';
import { navigateTo } from './navigation.js';
import { LOGIN_PATH } from './paths.js';
import { frameStore } from './frameStore.js';
import { useSession } from './sessionStore.js';
import { hosts } from './hosts.js';

/** How calls are made. Failures show as toasts; an ended session leads to the sign-in page. */
export const clientConfig: ClientConfig = {
  baseUrl: hosts.api,
  getToken: () => useSession.getState().token,
  getLanguage: () => frameStore.settings.getState().language,
  onError: (error) => {
    if (endsSession(error.path, error.code)) endSession(error.message);
    else toast.error(error.message, { id: error.message });
  },
};

/** Shows why, resets the token and goes to sign in; once for parallel calls. */
const endSession = createSessionEnd({
  loginPath: LOGIN_PATH,
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
