import * as z from 'zod';
import { endpoint } from '../endpoint.js';
import {
  AuditSchema,
  DescriptionSchema,
  EnabledMarkSchema,
  EnCodeSchema,
  FullNameSchema,
  IdSchema,
  KeywordQuerySchema,
  listOf,
  NewIdSchema,
  NothingSchema,
  ParentIdSchema,
  SortCodeSchema,
  TreeNodeSchema,
} from '../schemas.js';

export const OrganizeBodySchema = z.object({
  parentId: ParentIdSchema,
  fullName: FullNameSchema,
  enCode: EnCodeSchema,
  shortName: z.string().max(50).default(''),
  managerId: z.string().max(50).default(''),
  telephone: z.string().max(30).default(''),
  address: z.string().max(200).default(''),
  description: DescriptionSchema,
  enabledMark: EnabledMarkSchema.default(1),
  sortCode: SortCodeSchema,
});

export const OrganizeSchema = OrganizeBodySchema.extend({
  id: IdSchema,
  managerName: z.string(),
  userCount: z.number().int(),
  ...AuditSchema.shape,
});

export interface OrganizeRow extends z.output<typeof OrganizeSchema> {
  hasChildren: boolean;
  children?: OrganizeRow[];
}

export const OrganizeRowSchema: z.ZodType<OrganizeRow> = z.lazy(() =>
  OrganizeSchema.extend({ hasChildren: z.boolean(), children: z.array(OrganizeRowSchema).optional() }),
);

export const DepartmentBodySchema = z.object({
  /** A company or another department. */
  parentId: IdSchema,
  fullName: FullNameSchema,
  enCode: EnCodeSchema,
  managerId: z.string().max(50).default(''),
  description: DescriptionSchema,
  enabledMark: EnabledMarkSchema.default(1),
  sortCode: SortCodeSchema,
});

export const DepartmentSchema = DepartmentBodySchema.extend({
  id: IdSchema,
  /** Company that the department belongs to, whatever its depth. */
  organizeId: IdSchema,
  managerName: z.string(),
  userCount: z.number().int(),
  ...AuditSchema.shape,
});

export interface DepartmentRow extends z.output<typeof DepartmentSchema> {
  hasChildren: boolean;
  children?: DepartmentRow[];
}

export const DepartmentRowSchema: z.ZodType<DepartmentRow> = z.lazy(() =>
  DepartmentSchema.extend({ hasChildren: z.boolean(), children: z.array(DepartmentRowSchema).optional() }),
);

const organizePath = '/api/permission/Organize';
const page = 'permission.organize';
const departmentPage = 'permission.department';

export const organize = {
  list: endpoint({
    method: 'GET',
    path: organizePath,
    permission: page,
    summary: 'Companies as a tree',
    query: KeywordQuerySchema,
    data: listOf(OrganizeRowSchema),
  }),
  selector: endpoint({
    method: 'GET',
    path: `${organizePath}/Selector/{id}`,
    permission: 'session',
    summary: 'Company tree without the company named by id and those below it; 0 leaves out nothing',
    data: listOf(TreeNodeSchema),
  }),
  tree: endpoint({
    method: 'GET',
    path: `${organizePath}/Tree`,
    permission: 'session',
    summary: 'Companies and departments in one tree, with user counts as enCode-free nodes',
    data: listOf(TreeNodeSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: organizePath,
    permission: `${page}:btn_add`,
    summary: 'Creates a company',
    body: OrganizeBodySchema,
    data: NewIdSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${organizePath}/{id}`,
    permission: `${page}:btn_edit`,
    summary: 'Changes a company',
    body: OrganizeBodySchema,
    data: NothingSchema,
  }),
  read: endpoint({
    method: 'GET',
    path: `${organizePath}/{id}`,
    permission: page,
    summary: 'One company',
    data: OrganizeSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${organizePath}/{id}`,
    permission: `${page}:btn_remove`,
    summary: 'Deletes a company that has no companies, departments or users below it',
    data: NothingSchema,
  }),
  readAdministrators: endpoint({
    method: 'GET',
    path: '/api/permission/organizeAdminIsTrator/{organizeId}',
    permission: page,
    summary: 'Administrators of a company',
    data: z.object({
      userIds: z.array(IdSchema),
      users: z.array(z.object({ id: IdSchema, realName: z.string(), account: z.string() })),
    }),
  }),
  updateAdministrators: endpoint({
    method: 'PUT',
    path: '/api/permission/organizeAdminIsTrator/{organizeId}',
    permission: `${page}:btn_administrators`,
    summary: 'Sets the administrators of a company',
    body: z.object({ userIds: z.array(IdSchema).max(200) }),
    data: NothingSchema,
  }),
};

export const department = {
  list: endpoint({
    method: 'GET',
    path: `${organizePath}/{id}/Department`,
    permission: departmentPage,
    summary: 'Departments of a company as a tree; id 0 gives those of every company',
    query: KeywordQuerySchema,
    data: listOf(DepartmentRowSchema),
  }),
  selector: endpoint({
    method: 'GET',
    path: `${organizePath}/Department/Selector/{id}`,
    permission: 'session',
    summary:
      'Companies and departments as a tree without the department named by id and those below it; 0 leaves out nothing',
    data: listOf(TreeNodeSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: `${organizePath}/Department`,
    permission: `${departmentPage}:btn_add`,
    summary: 'Creates a department',
    body: DepartmentBodySchema,
    data: NewIdSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${organizePath}/Department/{id}`,
    permission: `${departmentPage}:btn_edit`,
    summary: 'Changes or moves a department; the body names the id too',
    body: DepartmentBodySchema.extend({ id: IdSchema }),
    data: NothingSchema,
  }),
  read: endpoint({
    method: 'GET',
    path: `${organizePath}/Department/{id}`,
    permission: departmentPage,
    summary: 'One department',
    data: DepartmentSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${organizePath}/Department/{id}`,
    permission: `${departmentPage}:btn_remove`,
    summary: 'Deletes a department that has no departments or users below it',
    data: NothingSchema,
  }),
};
