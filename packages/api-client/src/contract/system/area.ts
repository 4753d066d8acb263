import * as z from 'zod';
import { endpoint } from '../endpoint.js';
import {
  DescriptionSchema,
  EnabledMarkSchema,
  FullNameSchema,
  IdSchema,
  KeywordQuerySchema,
  listOf,
  NewIdSchema,
  NothingSchema,
  ParentIdSchema,
  SortCodeSchema,
} from '../schemas.js';

export const AreaBodySchema = z.object({
  /** `-1` is the root. */
  parentId: ParentIdSchema,
  fullName: FullNameSchema,
  enCode: z.string().regex(/^\d{1,20}$/),
  description: DescriptionSchema,
  enabledMark: EnabledMarkSchema.default(1),
  sortCode: SortCodeSchema,
});

export const AreaSchema = AreaBodySchema.extend({ id: IdSchema });
export const AreaRowSchema = AreaSchema.extend({ hasChildren: z.boolean(), isLeaf: z.boolean() });

const path = '/api/system/Area';
const page = 'system.area';

export const area = {
  list: endpoint({
    method: 'GET',
    path: `${path}/{parentId}`,
    permission: page,
    summary: 'Areas directly below a parent; -1 is the root; a keyword searches below it',
    query: KeywordQuerySchema,
    data: listOf(AreaRowSchema),
  }),
  selector: endpoint({
    method: 'GET',
    path: `${path}/{id}/Selector/{x}`,
    permission: 'session',
    summary: 'Enabled areas directly below id (-1 the root) without x (0 leaves out nothing)',
    data: listOf(z.object({ id: IdSchema, fullName: z.string(), enCode: z.string(), isLeaf: z.boolean() })),
  }),
  namesByIds: endpoint({
    method: 'POST',
    path: `${path}/GetAreaByIds`,
    permission: 'session',
    summary: 'Names for paths of ids, in the order asked',
    body: z.object({ idsList: z.array(z.array(IdSchema).max(10)).max(500) }),
    data: z.array(z.array(z.string())),
  }),
  create: endpoint({
    method: 'POST',
    path,
    permission: `${page}:btn_add`,
    summary: 'Creates an area',
    body: AreaBodySchema,
    data: NewIdSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    permission: `${page}:btn_edit`,
    summary: 'Changes an area',
    body: AreaBodySchema,
    data: NothingSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    permission: `${page}:btn_remove`,
    summary: 'Deletes an area that has none below it',
    data: NothingSchema,
  }),
  read: endpoint({ method: 'GET', path: `${path}/{id}/Info`, permission: page, summary: 'One area', data: AreaSchema }),
  updateState: endpoint({
    method: 'PUT',
    path: `${path}/{id}/Actions/State`,
    permission: `${page}:btn_edit`,
    summary: 'Enables a disabled area and disables an enabled one',
    data: NothingSchema,
  }),
};
