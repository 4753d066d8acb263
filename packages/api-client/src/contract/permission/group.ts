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

export const GroupBodySchema = z.object({
  fullName: FullNameSchema,
  enCode: EnCodeSchema,
  /** Key of the dictionary groupType. */
  type: z.string().max(50).default(''),
  description: DescriptionSchema,
  enabledMark: EnabledMarkSchema.default(1),
  sortCode: SortCodeSchema,
});

export const GroupSchema = GroupBodySchema.extend({ id: IdSchema, ...AuditSchema.shape });
export const GroupRowSchema = GroupSchema.extend({ userCount: z.number().int() });

const path = '/api/permission/Group';
const page = 'permission.group';

export const group = {
  list: endpoint({
    method: 'GET',
    path,
    permission: page,
    summary: 'User groups, paged',
    query: ListQuerySchema.extend({
      type: z.string().max(50).optional(),
      enabledMark: z.coerce.number().pipe(EnabledMarkSchema).optional(),
    }),
    data: pageOf(GroupRowSchema),
  }),
  selector: endpoint({
    method: 'GET',
    path: `${path}/Selector`,
    permission: 'session',
    summary: 'Enabled groups by type',
    data: listOf(TreeNodeSchema),
  }),
  create: endpoint({
    method: 'POST',
    path,
    permission: `${page}:btn_add`,
    summary: 'Creates a group',
    body: GroupBodySchema,
    data: NewIdSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    permission: `${page}:btn_edit`,
    summary: 'Changes a group',
    body: GroupBodySchema,
    data: NothingSchema,
  }),
  read: endpoint({ method: 'GET', path: `${path}/{id}`, permission: page, summary: 'One group', data: GroupSchema }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    permission: `${page}:btn_remove`,
    summary: 'Deletes a group and its memberships',
    data: NothingSchema,
  }),
  updateState: endpoint({
    method: 'PUT',
    path: `${path}/{id}/Actions/State`,
    permission: `${page}:btn_edit`,
    summary: 'Enables a disabled group and disables an enabled one',
    data: NothingSchema,
  }),
};
