import { createSources } from '@smart-admin/api-client/sources';
import { type FormDataSources } from '@smart-admin/form-engine/fields';
import { api, readUrl } from '../app/api.js';
import { columnStore } from './columnStore.js';
import { uploads } from './uploads.js';

/** Where the forms of this application take their choices from, and where their files go. */
export const formSources = {
  ...createSources(api, readUrl),
  uploads,
  columnSettings: columnStore,
} satisfies FormDataSources;
