import { createCalls, type ApiClient } from '@smart-admin/api-client';
import { message, oauth, permissionCurrentUser, permissionSearch, systemLog } from '@smart-admin/api-client/routes';
import { clientConfig } from './clientConfig.js';

/** The calls of sign-in and frame, which are there before any page. */
export const frameApi: FrameApi = {
  oauth: createCalls(oauth, clientConfig),
  message: createCalls(message, clientConfig),
  permission: {
    currentUser: createCalls(permissionCurrentUser, clientConfig),
    search: createCalls(permissionSearch, clientConfig),
  },
  system: { log: createCalls(systemLog, clientConfig) },
};

interface FrameApi extends Pick<ApiClient, 'oauth' | 'message'> {
  permission: Pick<ApiClient['permission'], 'currentUser' | 'search'>;
  system: Pick<ApiClient['system'], 'log'>;
}
