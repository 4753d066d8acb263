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

export const RoleBodySchema = z.object({
  fullName: FullNameSchema,
  enCode: EnCodeSchema,
  /** 1: the role belongs to no organisation; 0: to those in organizeIds. */
  globalMark: EnabledMarkSchema.default(1),
  organizeIds: z.array(IdSchema).max(200).default([]),
  description: DescriptionSchema,
  enabledMark: EnabledMarkSchema.default(1),
  sortCode: SortCodeSchema,
});

export const RoleSchema = RoleBodySchema.extend({ id: IdSchema, ...AuditSchema.shape });

export const RoleRowSchema = RoleSchema.extend({ organizeNames: z.string(), userCount: z.number().int() });

const path = '/api/permission/Role';
const page = 'permission.role';

export const role = {
  list: endpoint({
    method: 'GET',
    path,
    permission: page,
    summary: 'Roles, paged',
    query: ListQuerySchema.extend({
      organizeId: IdSchema.optional(),
      globalMark: z.coerce.number().pipe(EnabledMarkSchema).optional(),
      enabledMark: z.coerce.number().pipe(EnabledMarkSchema).optional(),
    }),
    data: pageOf(RoleRowSchema),
  }),
  selector: endpoint({
    method: 'GET',
    path: `${path}/Selector`,
    permission: 'session',
    summary: 'Enabled roles as a tree: global ones and by organisation',
    data: listOf(TreeNodeSchema),
  }),
  selectorByPermission: endpoint({
    method: 'GET',
    path: `${path}/SelectorByPermission`,
    permission: 'session',
    summary: 'The roles that the caller may give to others',
    data: listOf(TreeNodeSchema),
  }),
  create: endpoint({
    method: 'POST',
    path,
    permission: `${page}:btn_add`,
    summary: 'Creates a role',
    body: RoleBodySchema,
    data: NewIdSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    permission: `${page}:btn_edit`,
    summary: 'Changes a role',
    body: RoleBodySchema,
    data: NothingSchema,
  }),
  read: endpoint({ method: 'GET', path: `${path}/{id}`, permission: page, summary: 'One role', data: RoleSchema }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    permission: `${page}:btn_remove`,
    summary: 'Deletes a role that has no members',
    data: NothingSchema,
  }),
  updateState: endpoint({
    method: 'PUT',
    path: `${path}/{id}/Actions/State`,
    permission: `${page}:btn_edit`,
    summary: 'Enables a disabled role and disables an enabled one',
    data: NothingSchema,
  }),
  listByOrgIds: endpoint({
    method: 'POST',
    path: `${path}/getListByOrgIds`,
    permission: 'session',
    summary: 'Enabled global roles and those of the organisations named',
    body: z.object({ organizeIds: z.array(IdSchema).max(500) }),
    data: listOf(TreeNodeSchema),
  }),
};
