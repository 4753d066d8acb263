import * as z from 'zod';
import { endpoint } from '../endpoint.js';
import {
  AuditSchema,
  DescriptionSchema,
  EnabledMarkSchema,
  EnCodeSchema,
  FullNameSchema,
  IdSchema,
  listOf,
  ListQuerySchema,
  NewIdSchema,
  NothingSchema,
  pageOf,
  SortCodeSchema,
  TreeNodeSchema,
} from '../schemas.js';

export const PositionBodySchema = z.object({
  /** Company or department that the position belongs to. */
  organizeId: IdSchema,
  fullName: FullNameSchema,
  enCode: EnCodeSchema,
  /** Key of the dictionary positionType. */
  type: z.string().max(50).default(''),
  description: DescriptionSchema,
  enabledMark: EnabledMarkSchema.default(1),
  sortCode: SortCodeSchema,
});

export const PositionSchema = PositionBodySchema.extend({ id: IdSchema, ...AuditSchema.shape });

export const PositionRowSchema = PositionSchema.extend({ organizeName: z.string(), userCount: z.number().int() });

const path = '/api/permission/Position';
const page = 'permission.position';

export const position = {
  list: endpoint({
    method: 'GET',
    path,
    permission: page,
    summary: 'Positions, paged; organizeId includes everything below it',
    query: ListQuerySchema.extend({
      organizeId: IdSchema.optional(),
      type: z.string().max(50).optional(),
      enabledMark: z.coerce.number().pipe(EnabledMarkSchema).optional(),
    }),
    data: pageOf(PositionRowSchema),
  }),
  selector: endpoint({
    method: 'GET',
    path: `${path}/Selector`,
    permission: 'session',
    summary: 'Companies, departments and positions as one tree',
    data: listOf(TreeNodeSchema),
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
  create: endpoint({
    method: 'POST',
    path,
    permission: `${page}:btn_add`,
    summary: 'Creates a position',
    body: PositionBodySchema,
    data: NewIdSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    permission: `${page}:btn_edit`,
    summary: 'Changes a position',
    body: PositionBodySchema,
    data: NothingSchema,
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    permission: page,
    summary: 'One position',
    data: PositionSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    permission: `${page}:btn_remove`,
    summary: 'Deletes a position that has no members',
    data: NothingSchema,
  }),
  listByOrgIds: endpoint({
    method: 'POST',
    path: `${path}/getListByOrgIds`,
    permission: 'session',
    summary: 'Enabled positions of the companies and departments named',
    body: z.object({ organizeIds: z.array(IdSchema).max(500) }),
    data: listOf(z.object({ id: IdSchema, fullName: z.string(), organizeIds: z.array(IdSchema) })),
  }),
};
