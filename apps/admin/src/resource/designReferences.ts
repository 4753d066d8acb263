import { createReferences } from '@smart-admin/api-client/sources';
import { type ReferenceSources } from '@smart-admin/form-engine/editor';
import { api } from '../app/api.js';

/** What the designers of this application choose references from. */
export const designReferences = createReferences(api) satisfies ReferenceSources;
