import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { IdSchema, listOf } from '../schemas.js';
import { CardAnswersSchema, dataSetEndpoints } from './dataSetEndpoints.js';
import { designEndpoints } from './designEndpoints.js';
import { SCREEN_WIDGETS } from './designLimits.js';
import { screenCanvas, ScreenDocumentSchema, ScreenWidgetSchema } from './screenDocument.js';

const path = '/api/visualdev/Screen';
const page = pages.screenDesign;

/** Somebody as whom a screen is looked at before its release. */
const ViewerSchema = z.object({ type: z.literal('Role'), id: IdSchema });

export const screen = {
  ...designEndpoints({ name: 'Screen', page, document: ScreenDocumentSchema, noun: 'screen' }),
  ...dataSetEndpoints('Screen', page),
  view: endpoint({
    method: 'GET',
    path: `${path}/{id}/View`,
    permission: 'model',
    summary: 'A released screen without what is hidden; what its rows are asked with stays at the server',
    data: z.object({
      id: IdSchema,
      fullName: z.string(),
      version: z.int(),
      document: z.object({
        ...screenCanvas,
        /** Without the data set of a widget: its rows are asked by its id. */
        widgets: z.array(z.looseObject({ id: IdSchema, kind: z.string() })),
      }),
    }),
  }),
  data: endpoint({
    method: 'POST',
    path: `${path}/{id}/Data`,
    permission: 'model',
    summary: 'Rows of widgets of a released screen, within the rights of the caller',
    logName: false,
    byKey: 'read',
    body: z.object({ widgets: z.array(IdSchema).min(1).max(SCREEN_WIDGETS) }),
    data: CardAnswersSchema,
  }),
  preview: endpoint({
    method: 'POST',
    path: `${path}/Preview`,
    permission: page.permission,
    summary: 'Rows of widgets that are being designed, as the caller sees them, or as far as a role does too',
    logName: false,
    byKey: 'read',
    body: z.object({
      widgets: z.array(ScreenWidgetSchema).min(1).max(SCREEN_WIDGETS),
      as: ViewerSchema.optional(),
    }),
    data: CardAnswersSchema,
  }),
  templates: endpoint({
    method: 'GET',
    path: `${path}/Templates`,
    permission: page.permission,
    summary: 'Screens to begin with, in all languages',
    data: listOf(z.object({ id: z.enum(['revenue', 'traffic']), document: ScreenDocumentSchema })),
  }),
};
