import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { IdSchema, ListQuerySchema, NewIdSchema, NothingSchema, pageOf, TimeSchema } from '../schemas.js';
import { RecordValuesSchema } from '../visualdev/records.js';
import { ChoicesSchema, UrgencySchema } from './vocabulary.js';

const page = pages.flowLaunch;
const path = '/api/workflow/Draft';

const DraftBodySchema = z.object({
  flowId: IdSchema,
  /** Somebody who has entrusted the caller with launching it for them. */
  forUserId: IdSchema.optional(),
  /** What has been filled in so far, however incomplete. */
  values: RecordValuesSchema,
  urgency: UrgencySchema.default(1),
  choices: ChoicesSchema.default({}),
});

/** Launches that were begun and kept for later: each person's own. */
export const launchDraft = {
  list: endpoint({
    method: 'GET',
    path,
    permission: page.permission,
    summary: 'What the caller has begun to launch, paged, the latest first',
    query: ListQuerySchema,
    data: pageOf(
      z.object({
        id: IdSchema,
        flowId: IdSchema,
        flowName: z.string(),
        icon: z.string(),
        /** As it would be called if it were launched as it is. */
        title: z.string(),
        /** Whose it will be; '' = the caller's. */
        forUserId: z.string(),
        forName: z.string(),
        saveTime: TimeSchema,
      }),
    ),
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    permission: page.permission,
    summary: 'One of them, with what was filled in',
    data: DraftBodySchema.extend({ id: IdSchema, saveTime: TimeSchema }),
  }),
  create: endpoint({
    method: 'POST',
    path,
    permission: page.button('btn_add'),
    once: true,
    logName: false,
    summary: 'Keeps a launch for later; 409 for more than a hundred',
    body: DraftBodySchema,
    data: NewIdSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    permission: page.button('btn_add'),
    logName: false,
    summary: 'Keeps what was filled in since',
    body: DraftBodySchema,
    data: NothingSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    permission: page.permission,
    logName: false,
    summary: 'Throws one away',
    data: NothingSchema,
  }),
} as const;
