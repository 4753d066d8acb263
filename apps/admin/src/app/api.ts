import { createClient, createUrlReader, type ApiClient } from '@smart-admin/api-client';
import { clientConfig } from './clientConfig.js';

/** All calls, for the pages; what the first page loads makes its own by `frameApi`, without the table of all. */
export const api: ApiClient = createClient(clientConfig);

/** Reads from an address that a form document names. */
export const readUrl = createUrlReader(clientConfig);
