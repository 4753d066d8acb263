import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { RevisionSchema } from '../changeOf.js';
import { updateEndpoint } from '../crudEndpoints.js';
import { endpoint } from '../endpoint.js';
import { IdSchema, ListQuerySchema, pageOf } from '../schemas.js';
import { ModelBodySchema, ModelStateSchema, ReleaseBodySchema, ReleasePlanSchema, ReleaseSchema } from './models.js';

const base = '/api/visualdev/AppDesign';

const HeadSchema = z.object({
  id: IdSchema,
  ...ModelBodySchema.pick({ fullName: true, enCode: true }).shape,
  ...ModelStateSchema.pick({ state: true, phoneForm: true, phoneList: true, inApp: true }).shape,
});

/** Both documents of a model, of which only what phones have of their own can be changed here. */
const DocumentsSchema = ModelBodySchema.pick({ formData: true, columnData: true });

/** Models as far as they are designed for phones; what the web shows of them belongs to `models`. */
export const appDesigns = {
  list: endpoint({
    method: 'GET',
    path: base,
    permission: pages.appDesign.permission,
    summary: 'Models with what phones have of them, paged',
    query: ListQuerySchema,
    data: pageOf(HeadSchema),
  }),
  read: endpoint({
    method: 'GET',
    path: `${base}/{id}`,
    permission: pages.appDesign.permission,
    summary: 'One model with its draft documents, to be designed for phones',
    data: HeadSchema.extend({ ...DocumentsSchema.shape, revision: RevisionSchema }),
  }),
  update: updateEndpoint({
    path: `${base}/{id}`,
    permission: pages.appDesign.button('btn_edit'),
    summary:
      'Changes what phones have of the draft: layout, shown fields and columns, list; 403 for documents that differ in anything else',
    body: DocumentsSchema,
  }),
  released: endpoint({
    method: 'GET',
    path: `${base}/{id}/Released`,
    permission: pages.appDesign.permission,
    summary: 'The documents that users of the model see',
    data: DocumentsSchema,
  }),
  releasePlan: endpoint({
    method: 'GET',
    path: `${base}/{id}/Actions/ReleasePlan`,
    permission: pages.appDesign.button('btn_release'),
    summary: 'What the next release to the app does, or why it cannot be done now',
    data: ReleasePlanSchema.extend({
      /** Why the caller cannot release it now and what is to be done, in their language; '' where they can. */
      refusal: z.string(),
    }),
  }),
  release: endpoint({
    method: 'POST',
    once: true,
    path: `${base}/{id}/Actions/Release`,
    permission: pages.appDesign.button('btn_release'),
    summary:
      'Publishes what was designed for phones and puts the page into the app’s menu, never into the web’s; 409 where the draft differs in more from what is released, unless the caller may release that too',
    body: ReleaseBodySchema.pick({ appModuleParentId: true }),
    data: ReleaseSchema.pick({ appMenuId: true }),
  }),
};
