import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { crudEndpoints } from '../crudEndpoints.js';
import { endpoint } from '../endpoint.js';
import {
  DescriptionSchema,
  EnabledMarkSchema,
  EnCodeSchema,
  FullNameSchema,
  IdSchema,
  listOf,
  MarkFilterSchema,
  SortCodeSchema,
} from '../schemas.js';

const path = '/api/permission/Position';

export const position = {
  ...crudEndpoints({
    path,
    page: pages.position,
    body: z.object({
      /** Company or department that the position belongs to. */
      organizeId: IdSchema,
      fullName: FullNameSchema,
      enCode: EnCodeSchema,
      /** Key of the dictionary positionType. */
      type: z.string().max(50).default(''),
      description: DescriptionSchema,
      enabledMark: EnabledMarkSchema.default(1),
      sortCode: SortCodeSchema,
    }),
    row: { organizeName: z.string(), userCount: z.number().int() },
    query: { organizeId: IdSchema.optional(), type: z.string().max(50).optional(), enabledMark: MarkFilterSchema },
    calls: {
      list: 'Positions, paged; organizeId includes everything below it',
      selector: 'Companies, departments and positions as one tree',
      create: 'Creates a position',
      update: 'Changes a position',
      read: 'One position',
      changes: 'Its last changes',
      remove: 'Deletes a position that has no members',
    },
  }),
  all: endpoint({
    method: 'GET',
    path: `${path}/All`,
    permission: 'session',
    summary: 'Every enabled position',
    data: listOf(
      z.object({
        id: IdSchema,
        fullName: z.string(),
        enCode: z.string(),
        organizeId: IdSchema,
        organizeName: z.string(),
      }),
    ),
  }),
  listByOrgIds: endpoint({
    method: 'POST',
    path: `${path}/getListByOrgIds`,
    permission: 'session',
    summary: 'Enabled positions of the companies and departments named',
    byKey: 'read',
    body: z.object({ organizeIds: z.array(IdSchema).max(500) }),
    data: listOf(z.object({ id: IdSchema, fullName: z.string(), organizeIds: z.array(IdSchema) })),
  }),
};
