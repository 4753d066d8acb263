import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { LogQuerySchema, LogRowSchema } from '../permission/currentUser.js';
import {
  DayCountSchema,
  DayRangeSchema,
  IdsBodySchema,
  listOf,
  NewIdSchema,
  NothingSchema,
  pageOf,
} from '../schemas.js';
import { ExportChoiceSchema } from './transfer.js';

/** An error of the interface that nothing caught. */
export const UiErrorSchema = z.object({
  /** Path of the page, without its query. */
  path: z.string().max(300),
  message: z.string().min(1).max(500),
  stack: z.string().max(4_000).default(''),
});

export const log = {
  report: endpoint({
    method: 'POST',
    path: '/api/system/Log/Error',
    permission: 'session',
    summary: 'Reports an error of the interface that nothing caught',
    body: UiErrorSchema,
    data: NothingSchema,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/system/Log',
    permission: pages.log.permission,
    summary: 'Operation log, newest first',
    query: LogQuerySchema,
    data: pageOf(LogRowSchema),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/system/Log/Actions/BatchDelete',
    permission: pages.log.button('btn_remove'),
    summary: 'Deletes chosen lines',
    body: IdsBodySchema,
    data: NothingSchema,
  }),
  clear: endpoint({
    method: 'POST',
    path: '/api/system/Log/Actions/Clear',
    permission: pages.log.button('btn_remove'),
    summary: 'Deletes all lines of a category, or all; that it was done stands in the log afterwards',
    logName: 'clear',
    body: z.object({ category: LogQuerySchema.shape.category }),
    data: NothingSchema,
  }),
  startExport: endpoint({
    method: 'POST',
    once: true,
    path: '/api/system/Log/Actions/StartExport',
    permission: pages.log.button('btn_download'),
    summary:
      'Begins to write the filtered lines, or of them those chosen, to an Excel file in the background; see Transfer',
    body: LogQuerySchema.extend(ExportChoiceSchema.shape),
    data: NewIdSchema,
  }),
  signIns: endpoint({
    method: 'GET',
    path: '/api/system/Log/SignIns',
    permission: pages.log.permission,
    summary: 'Sign-ins of each of the last days, oldest first',
    query: DayRangeSchema,
    data: listOf(DayCountSchema),
  }),
};
