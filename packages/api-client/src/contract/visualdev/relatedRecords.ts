import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { IdSchema, listOf } from '../schemas.js';

/** A field of a released model that points to records of another one. */
const RelatedFormSchema = z.object({
  modelId: IdSchema,
  field: z.string(),
  /** Name of the model; with that of the field where several of its fields point there. */
  label: z.string(),
});
export type RelatedForm = z.output<typeof RelatedFormSchema>;

/** Which records of a list point to one of another model. */
export const RelatedToSchema = z.object({
  /** Field of the list's own model. */
  field: z.string().min(1).max(100),
  recordId: IdSchema,
});

/** What points to the records of a model. */
export const relatedForms = {
  relatedForms: endpoint({
    method: 'GET',
    path: '/api/visualdev/Base/{id}/RelatedForms',
    permission: pages.webDesign.permission,
    summary: 'Fields of released models that point to records of a model',
    data: listOf(RelatedFormSchema),
  }),
};

/** What points to one record. */
export const relatedRecords = {
  related: endpoint({
    method: 'GET',
    path: '/api/visualdev/OnlineDev/{id}/{recordId}/Related',
    permission: 'model',
    summary:
      'The models of which records point to a record, in the order of its list, with how many the caller sees there, counted to 1,000',
    data: listOf(
      RelatedFormSchema.extend({
        count: z.int(),
        /** Menu entry whose codes rule those records. */
        menuId: z.string(),
      }),
    ),
  }),
};
