import { ApiError } from '@smart-admin/api-client';
import { api } from './api.js';
import { useSession } from './sessionStore.js';

let loading: Promise<void> | undefined;
let isStale = false;

/**
 * Shows the names, icons and switches of the system as they are now; what cannot be loaded stays as it was. Changes that
 * follow each other closely are loaded one after the other: of two calls under way the older answer could come last.
 */
export function reloadSite(): Promise<void> {
  isStale = true;
  loading ??= load().finally(() => {
    loading = undefined;
  });
  return loading;
}

async function load(): Promise<void> {
  while (isStale) {
    isStale = false;
    try {
      useSession.getState().showSite(await api.oauth.sysConfig({}, { silent: true }));
    } catch (error) {
      // the next change, or the next start of the page, brings it
      if (!(error instanceof ApiError)) throw error;
    }
  }
}
