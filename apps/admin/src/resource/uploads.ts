import { createUploadTransport } from '@smart-admin/api-client/sources';
import { clientConfig } from '../app/clientConfig.js';
import { hosts } from '../app/hosts.js';

/** Where files of this application go and where they come from. */
export const uploads = createUploadTransport(clientConfig, hosts);
