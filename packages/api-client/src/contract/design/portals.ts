import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { IdSchema, listOf, NothingSchema } from '../schemas.js';
import { CardAnswersSchema, dataSetEndpoints } from './dataSetEndpoints.js';
import { designEndpoints } from './designEndpoints.js';
import { PORTAL_CARDS } from './designLimits.js';
import { PortalCardSchema, PortalDocumentSchema } from './portalDocument.js';

const path = '/api/visualdev/Portal';
const page = pages.portalDesign;

/** Values of the filters of a portal, by their ids. */
const FilterValuesSchema = z.record(IdSchema, z.string().max(200)).default({});

/** Somebody whose portal is looked at before its release. */
const ViewerSchema = z.object({ type: z.enum(['Role', 'Organize']), id: IdSchema });

const NameSchema = z.object({ id: IdSchema, fullName: z.string() });

export const portal = {
  ...designEndpoints({ name: 'Portal', page, document: PortalDocumentSchema, noun: 'portal' }),
  ...dataSetEndpoints('Portal', page),
  view: endpoint({
    method: 'GET',
    path: `${path}/{id}/View`,
    permission: 'model',
    summary:
      'A released portal with the cards that the caller may see; what their rows are asked with stays at the server',
    data: z.object({
      id: IdSchema,
      fullName: z.string(),
      version: z.int(),
      document: z.object({
        filters: z.array(PortalDocumentSchema.shape.filters.unwrap().element),
        /** Without the data set of a card: its rows are asked by its id. */
        cards: z.array(z.looseObject({ id: IdSchema, kind: z.string() })),
      }),
    }),
  }),
  data: endpoint({
    method: 'POST',
    path: `${path}/{id}/Data`,
    permission: 'model',
    summary: 'Rows of cards of a released portal, within the rights of the caller',
    logName: false,
    byKey: 'read',
    body: z.object({ cards: z.array(IdSchema).min(1).max(PORTAL_CARDS), filters: FilterValuesSchema }),
    data: CardAnswersSchema,
  }),
  preview: endpoint({
    method: 'POST',
    path: `${path}/Preview`,
    permission: page.permission,
    summary:
      'Rows of cards that are being designed, as the caller sees them, or as far as a role or organisation does too',
    logName: false,
    byKey: 'read',
    body: z.object({
      cards: z.array(PortalCardSchema).min(1).max(PORTAL_CARDS),
      filters: FilterValuesSchema,
      as: ViewerSchema.optional(),
    }),
    data: CardAnswersSchema.extend({ hidden: z.array(z.string()) }),
  }),
  templates: endpoint({
    method: 'GET',
    path: `${path}/Templates`,
    permission: page.permission,
    summary: 'Portals to begin with, in all languages',
    data: listOf(z.object({ id: z.enum(['operation', 'personal', 'approvals']), document: PortalDocumentSchema })),
  }),
  mine: endpoint({
    method: 'GET',
    path: `${path}/Mine`,
    permission: 'session',
    summary: 'Released portals that the caller may open, and which of them is their dashboard',
    byKey: 'whole',
    data: z.object({
      list: z.array(NameSchema),
      /** '' for none. */
      portalId: z.string(),
      /** Whether they chose it themselves; else it is the default of one of their roles. */
      isChosen: z.boolean(),
    }),
  }),
  choose: endpoint({
    method: 'PUT',
    path: `${path}/Mine`,
    permission: 'session',
    summary: 'Makes a portal that the caller may open their dashboard; none for an empty one',
    logName: false,
    byKey: 'whole',
    body: z.object({ portal: z.union([IdSchema, z.literal('')]) }),
    data: NothingSchema,
  }),
};
