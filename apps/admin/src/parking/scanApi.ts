import { createCalls, type ApiClient } from '@smart-admin/api-client';
import { parkingPublicParking } from '@smart-admin/api-client/routes';
import { currentLanguage } from './language.js';
import { hosts } from '../app/hosts.js';

/** The calls of these pages; whoever calls shows what went wrong. */
export const scanApi: ApiClient['parking']['publicParking'] = createCalls(parkingPublicParking, {
  baseUrl: hosts.api,
  getToken: () => null,
  getLanguage: currentLanguage,
  timeout: 15_000,
});
