import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { differenceOf } from '../changeOf.js';
import { crudEndpoints, selectorEndpoint } from '../crudEndpoints.js';
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
  NothingSchema,
  ParentIdSchema,
  SortCodeSchema,
  treeOf,
} from '../schemas.js';

const OrganizeBodySchema = z.object({
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

const DepartmentBodySchema = z.object({
  /** A company or another department. */
  parentId: IdSchema,
  fullName: FullNameSchema,
  enCode: EnCodeSchema,
  managerId: z.string().max(50).default(''),
  description: DescriptionSchema,
  enabledMark: EnabledMarkSchema.default(1),
  sortCode: SortCodeSchema,
});

const organizeExtra = { managerName: z.string(), userCount: z.number().int(), ...AuditSchema.shape };
/** `organizeId` is the company that the department belongs to, whatever its depth. */
const departmentExtra = { organizeId: IdSchema, ...organizeExtra };
const path = '/api/permission/Organize';

export const organize = {
  ...crudEndpoints({
    path,
    page: pages.organize,
    body: OrganizeBodySchema,
    record: organizeExtra,
    calls: {
      create: 'Creates a company',
      update: 'Changes a company',
      read: 'One company',
      remove: 'Deletes a company that has no companies, departments or users below it',
    },
  }),
  list: endpoint({
    method: 'GET',
    path,
    permission: pages.organize.permission,
    summary: 'Companies as a tree',
    query: KeywordQuerySchema,
    data: listOf(treeOf(OrganizeBodySchema.extend({ id: IdSchema, ...organizeExtra }))),
  }),
  selector: selectorEndpoint(
    `${path}/Selector/{id}`,
    'Company tree without the company named by id and those below it; 0 leaves out nothing',
  ),
  tree: selectorEndpoint(`${path}/Tree`, 'Companies and departments in one tree'),
  readAdministrators: endpoint({
    method: 'GET',
    path: '/api/permission/organizeAdminIsTrator/{organizeId}',
    permission: pages.organize.permission,
    summary: 'Administrators of a company',
    data: z.object({
      userIds: z.array(IdSchema),
      users: z.array(z.object({ id: IdSchema, realName: z.string(), account: z.string() })),
    }),
  }),
  updateAdministrators: endpoint({
    method: 'PUT',
    path: '/api/permission/organizeAdminIsTrator/{organizeId}',
    permission: pages.organize.button('btn_administrators'),
    summary: 'Sets the administrators of a company, or changes them by difference',
    body: z.object({ userIds: z.union([z.array(IdSchema).max(200), differenceOf(IdSchema)]) }),
    data: NothingSchema,
  }),
};

export const department = {
  ...crudEndpoints({
    path: `${path}/Department`,
    page: pages.department,
    body: DepartmentBodySchema,
    record: departmentExtra,
    calls: {
      create: 'Creates a department',
      update: 'Changes or moves a department',
      read: 'One department',
      remove: 'Deletes a department that has no departments or users below it',
    },
  }),
  list: endpoint({
    method: 'GET',
    path: `${path}/{id}/Department`,
    permission: pages.department.permission,
    summary: 'Departments of a company as a tree; id 0 gives those of every company',
    query: KeywordQuerySchema,
    data: listOf(treeOf(DepartmentBodySchema.extend({ id: IdSchema, ...departmentExtra }))),
  }),
  selector: selectorEndpoint(
    `${path}/Department/Selector/{id}`,
    'Companies and departments as a tree without the department named by id and those below it; 0 leaves out nothing',
  ),
};
