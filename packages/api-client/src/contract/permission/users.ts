import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { RevisionSchema } from '../changeOf.js';
import { crudEndpoints, updateEndpoint } from '../crudEndpoints.js';
import { endpoint, fileEndpoint } from '../endpoint.js';
import { PasswordHashSchema } from '../oauth.js';
import {
  AuditSchema,
  DescriptionSchema,
  EnabledMarkSchema,
  IdsBodySchema,
  IdSchema,
  KeywordSchema,
  listOf,
  ListQuerySchema,
  NewIdSchema,
  NothingSchema,
  pageOf,
  SortCodeSchema,
  TimeSchema,
  TreeNodeSchema,
} from '../schemas.js';
import { ExportChoiceSchema, FileColumnSchema, XLSX } from '../system/transfer.js';

export const AccountSchema = z
  .string()
  .trim()
  .min(1)
  .max(50)
  .regex(/^[A-Za-z0-9]+$/);
export const MobileSchema = z.string().regex(/^1[3-9]\d{9}$/);
export const GenderSchema = z.union([z.literal(0), z.literal(1), z.literal(2)]);

export const UserBodySchema = z.object({
  account: AccountSchema,
  realName: z.string().trim().min(1).max(50),
  /** 0 unknown, 1 male, 2 female. */
  gender: GenderSchema.default(0),
  mobilePhone: z.union([MobileSchema, z.literal('')]).default(''),
  email: z.union([z.email().max(100), z.literal('')]).default(''),
  /** Companies or departments; the first is the main one. */
  organizeIds: z.array(IdSchema).min(1).max(20),
  positionIds: z.array(IdSchema).max(20).default([]),
  roleIds: z.array(IdSchema).max(50).default([]),
  groupIds: z.array(IdSchema).max(50).default([]),
  managerId: z.string().max(50).default(''),
  /** The portal that is their dashboard until they choose another; '' for none. */
  portalId: z.string().max(50).default(''),
  /** Stays as it is when it is left out: people choose their own. */
  headIcon: z.string().max(200).optional(),
  entryDate: TimeSchema.nullable().default(null),
  description: DescriptionSchema,
  enabledMark: EnabledMarkSchema.default(1),
  sortCode: SortCodeSchema,
});

/** Empty for who may not see them; everybody has one. */
const OrganizeIdsSchema = z.array(IdSchema).max(20);

export const CreateUserBodySchema = UserBodySchema.extend({ password: PasswordHashSchema });

export const UserRowSchema = z.object({
  id: IdSchema,
  account: z.string(),
  realName: z.string(),
  headIcon: z.string(),
  gender: z.number(),
  mobilePhone: z.string(),
  email: z.string(),
  organizeId: z.string(),
  /** Names of the main organisation. */
  organizeName: z.string(),
  positionName: z.string(),
  roleName: z.string(),
  enabledMark: EnabledMarkSchema,
  lockMark: EnabledMarkSchema,
  lastLoginTime: TimeSchema.nullable(),
  creatorTime: TimeSchema.nullable(),
});

export const UserListQuerySchema = ListQuerySchema.extend({
  /** Includes everybody below it. */
  organizeId: IdSchema.optional(),
  positionId: IdSchema.optional(),
  roleId: IdSchema.optional(),
  gender: z.coerce.number().pipe(GenderSchema).optional(),
  /** enabled, disabled or locked. */
  state: z.enum(['enabled', 'disabled', 'locked']).optional(),
  startTime: z.coerce.number().int().optional(),
  endTime: z.coerce.number().int().optional(),
});

/** Person as pickers show one. */
export const UserOptionSchema = z.object({
  id: IdSchema,
  realName: z.string(),
  /** The name, with the account where another person has the same. */
  label: z.string(),
  account: z.string(),
  headIcon: z.string(),
  /** Path of the main organisation, joined by '/'. */
  department: z.string(),
});

/** One row of an import file as texts, with what is wrong with it. */
export const ImportRowSchema = z.object({
  rowNumber: z.number().int(),
  account: z.string().max(200),
  realName: z.string().max(200),
  gender: z.string().max(20),
  mobilePhone: z.string().max(50),
  email: z.string().max(200),
  /** Organisation names joined by '/'. */
  organize: z.string().max(500),
  position: z.string().max(200),
  role: z.string().max(200),
  description: z.string().max(600),
  errors: z.array(z.string()).default([]),
  /** The same by the field of the faulty cell. */
  fieldErrors: z.record(z.string(), z.string()).default({}),
});

const ImportRowsSchema = z.object({ list: z.array(ImportRowSchema).max(2_000) });
const path = '/api/permission/Users';

export const users = {
  ...crudEndpoints({
    path,
    page: pages.user,
    body: UserBodySchema,
    createBody: CreateUserBodySchema,
    record: { lockMark: EnabledMarkSchema, ...AuditSchema.shape },
    calls: {
      create: 'Creates a user',
      remove: 'Deletes a user; nobody can delete themselves or the administrator',
      batchRemove: 'Deletes several users, all or none',
      updateState: 'Enables a disabled user and disables an enabled one',
    },
  }),
  update: updateEndpoint({
    path: `${path}/{id}`,
    permission: pages.user.button('btn_edit'),
    summary: 'Changes a user; what belongs to columns that the caller has not been given stays as it is',
    body: UserBodySchema.extend({ organizeIds: OrganizeIdsSchema }),
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    permission: pages.user.permission,
    summary: 'One user; what belongs to columns that the caller has not been given is empty and named in hidden',
    data: UserBodySchema.extend({
      id: IdSchema,
      revision: RevisionSchema,
      organizeIds: OrganizeIdsSchema,
      lockMark: EnabledMarkSchema,
      ...AuditSchema.shape,
      /** Fields that the caller may not see. */
      hidden: z.array(z.string()),
    }),
  }),
  list: endpoint({
    method: 'GET',
    path,
    permission: pages.user.permission,
    summary: 'Users within the caller’s data permission, paged',
    query: UserListQuerySchema,
    data: pageOf(UserRowSchema),
  }),
  all: endpoint({
    method: 'GET',
    path: `${path}/All`,
    permission: 'session',
    summary: 'Enabled users (first 500 by account); keyword narrows',
    query: z.object({ keyword: KeywordSchema }),
    data: listOf(UserOptionSchema),
  }),
  selector: endpoint({
    method: 'GET',
    path: `${path}/Selector`,
    permission: 'session',
    summary: 'Companies, departments and their users as one tree',
    data: listOf(TreeNodeSchema),
  }),
  batchState: endpoint({
    method: 'PUT',
    path: `${path}/Actions/BatchState`,
    permission: pages.user.button('btn_edit'),
    summary: 'Enables or disables several users, all or none',
    body: IdsBodySchema.extend({ enabledMark: EnabledMarkSchema }),
    data: NothingSchema,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: `${path}/{id}/Actions/ResetPassword`,
    permission: pages.user.button('btn_resetPassword'),
    summary: 'Sets a new password and ends the user’s sessions',
    byKey: false,
    body: z.object({ userPassword: PasswordHashSchema, validatePassword: PasswordHashSchema }),
    data: NothingSchema,
  }),
  unlock: endpoint({
    method: 'PUT',
    path: `${path}/{id}/Actions/unlock`,
    permission: pages.user.button('btn_unlock'),
    summary: 'Clears the lock after too many wrong passwords',
    data: NothingSchema,
  }),
  removeSecondFactor: endpoint({
    method: 'PUT',
    path: `${path}/{id}/Actions/RemoveSecondFactor`,
    permission: pages.user.button('btn_resetPassword'),
    summary: 'Switches the second factor of a user off who lost app and recovery codes',
    logName: 'secondFactorReset',
    byKey: false,
    data: NothingSchema,
  }),
  imUsers: endpoint({
    method: 'GET',
    path: `${path}/ImUser`,
    permission: 'session',
    summary: 'Contacts, paged',
    query: ListQuerySchema,
    data: pageOf(UserOptionSchema),
  }),
  imUserSelector: endpoint({
    method: 'POST',
    path: `${path}/ImUser/Selector/{id}`,
    permission: 'session',
    summary: 'Children of an organisation node with its users; id 0 is the root; a keyword searches users everywhere',
    byKey: 'read',
    body: z.object({ keyword: z.string().trim().max(100).default('') }),
    data: listOf(TreeNodeSchema),
  }),
  userList: endpoint({
    method: 'POST',
    path: `${path}/getUserList`,
    permission: 'session',
    summary: 'Users by their ids, in the order asked',
    byKey: 'read',
    body: z.object({ userId: z.array(z.string().max(50)).max(1_000) }),
    data: listOf(UserOptionSchema),
  }),
  subordinates: endpoint({
    method: 'POST',
    path: `${path}/getSubordinates`,
    permission: 'session',
    summary: 'Users whose manager is the caller',
    byKey: 'read',
    body: z.object({ keyword: z.string().trim().max(100).default('') }),
    data: listOf(UserOptionSchema),
  }),
  organization: endpoint({
    method: 'GET',
    path: `${path}/getOrganization`,
    permission: 'session',
    summary: 'Users of an organisation (default the caller’s) by keyword',
    query: z.object({ organizeId: IdSchema.optional(), keyword: KeywordSchema }),
    data: listOf(UserOptionSchema),
  }),
  byPosition: endpoint({
    method: 'GET',
    path: `${path}/GetUsersByPositionId`,
    permission: 'session',
    summary: 'Members of a position within the caller’s data permission',
    query: z.object({ positionId: IdSchema, keyword: KeywordSchema }),
    data: listOf(UserOptionSchema),
  }),
  byRoleOrg: endpoint({
    method: 'GET',
    path: `${path}/GetUsersByRoleOrgId`,
    permission: 'session',
    summary: 'Members of a role within the caller’s data permission, optionally within one organisation',
    query: z.object({ roleId: IdSchema, organizeId: IdSchema.optional(), keyword: KeywordSchema }),
    data: listOf(UserOptionSchema),
  }),
  exportExcel: fileEndpoint({
    method: 'GET',
    path: `${path}/ExportExcel`,
    permission: pages.user.button('btn_download'),
    summary: 'The filtered users, or those chosen by id, as an Excel file; columns names the fields in their order',
    query: UserListQuerySchema.extend({
      /** Comma-joined fields. */
      columns: z.string().max(500).optional(),
      /** Comma-joined ids of chosen users, for example those of one page; the filters hold for them too. */
      ids: z.string().max(12_000).optional(),
    }),
    contentType: XLSX,
  }),
  startExport: endpoint({
    method: 'POST',
    once: true,
    path: `${path}/Actions/StartExport`,
    permission: pages.user.button('btn_download'),
    summary: 'Begins the same in the background; see Transfer',
    body: UserListQuerySchema.extend(ExportChoiceSchema.shape),
    data: NewIdSchema,
  }),
  template: fileEndpoint({
    method: 'GET',
    path: `${path}/TemplateDownload`,
    permission: pages.user.button('btn_upload'),
    summary: 'Import template',
    contentType: XLSX,
  }),
  importPreview: endpoint({
    method: 'GET',
    path: `${path}/ImportPreview`,
    permission: pages.user.button('btn_upload'),
    summary: 'Rows of an uploaded file, each with its errors; none while a required field has no column',
    query: z.object({
      fileName: z.string().min(1).max(200),
      /** Comma-joined: a field for each column of the file, empty for none. Default by the headers. */
      mapping: z.string().max(20_000).optional(),
    }),
    data: ImportRowsSchema.extend({ columns: z.array(FileColumnSchema) }),
  }),
  importData: endpoint({
    method: 'POST',
    once: true,
    path: `${path}/ImportData`,
    permission: pages.user.button('btn_upload'),
    summary: 'Imports the rows that are right and answers those that are not',
    body: ImportRowsSchema,
    data: z.object({
      snum: z.number().int(),
      fnum: z.number().int(),
      failResult: z.array(ImportRowSchema),
      initialPassword: z.string(),
    }),
  }),
  exportExceptionData: fileEndpoint({
    method: 'POST',
    path: `${path}/ExportExceptionData`,
    permission: pages.user.button('btn_upload'),
    summary: 'The failed rows as an Excel file with a column of errors',
    body: ImportRowsSchema,
    contentType: XLSX,
  }),
};
