import { ApiError } from '@smart-admin/api-client';
import { api } from './api.js';
import { useSession } from './sessionStore.js';

/** Shows the names, icons and switches of the system as they are now; what cannot be loaded stays as it was. */
export async function reloadSite(): Promise<void> {
  try {
    useSession.getState().showSite(await api.oauth.sysConfig({}, { silent: true }));
  } catch (error) {
    // the next change, or the next start of the page, brings it
    if (!(error instanceof ApiError)) throw error;
  }
}
