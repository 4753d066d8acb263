import * as z from 'zod';
import { LanguageSchema } from '../language.js';
import { endpoint } from '../endpoint.js';
import { LayoutTypeSchema, MenuEntrySchema, PasswordHashSchema, PermissionEntrySchema } from '../oauth.js';
import { IdSchema, listOf, ListQuerySchema, NothingSchema, pageOf, TimeSchema } from '../schemas.js';
import { GenderSchema, MobileSchema } from './users.js';

export const BaseInfoBodySchema = z.object({
  realName: z.string().trim().min(1).max(50),
  gender: GenderSchema,
  mobilePhone: z.union([MobileSchema, z.literal('')]),
  email: z.union([z.email().max(100), z.literal('')]),
  signature: z.string().max(200),
});

export const BaseInfoSchema = BaseInfoBodySchema.extend({
  id: IdSchema,
  account: z.string(),
  headIcon: z.string(),
  organizeName: z.string(),
  positionName: z.string(),
  roleName: z.string(),
  managerName: z.string(),
  entryDate: TimeSchema.nullable(),
  creatorTime: TimeSchema.nullable(),
  prevLoginTime: TimeSchema.nullable(),
  prevLoginIPAddress: z.string(),
  prevLoginIPAddressName: z.string(),
});

/** One line of the operation log. */
export const LogRowSchema = z.object({
  id: IdSchema,
  userId: z.string(),
  userName: z.string(),
  /** login, operation, request or error. */
  category: z.string(),
  /** What was done to which record, in the reader's language. */
  description: z.string(),
  /** Name of the record at that time; '' where the call is about none. */
  recordName: z.string(),
  /** What changed of it, as far as the reader may see the fields; values as they are read. */
  changes: z.array(z.object({ field: z.string(), label: z.string(), before: z.string(), after: z.string() })),
  requestMethod: z.string(),
  requestURL: z.string(),
  ipAddress: z.string(),
  ipAddressName: z.string(),
  platForm: z.string(),
  /** How long the call took, milliseconds. */
  requestDuration: z.number(),
  /** Code that the call answered. */
  resultCode: z.number(),
  creatorTime: TimeSchema,
});

export const LogQuerySchema = ListQuerySchema.extend({
  /** Absent: all but requests, the calls that changed nothing, unless `slowerThan` is asked for. */
  category: z.enum(['login', 'operation', 'request', 'error']).optional(),
  startTime: z.coerce.number().int().optional(),
  endTime: z.coerce.number().int().optional(),
  /** What took at least so many milliseconds, requests among it. */
  slowerThan: z.coerce.number().int().min(0).max(3_600_000).optional(),
});

/** A subordinate; children are their own. */
export const SubordinateSchema = z.object({
  id: IdSchema,
  realName: z.string(),
  account: z.string(),
  headIcon: z.string(),
  department: z.string(),
  position: z.string(),
  isLeaf: z.boolean(),
});

const MembershipSchema = z.object({ id: IdSchema, fullName: z.string(), isDefault: z.boolean() });
const path = '/api/permission/Users/Current';

export const currentUser = {
  updateAvatar: endpoint({
    method: 'PUT',
    path: `${path}/Avatar/{name}`,
    permission: 'session',
    summary: 'Uses an uploaded image as the avatar',
    byKey: 'whole',
    logName: 'avatar',
    data: NothingSchema,
  }),
  baseInfo: endpoint({
    method: 'GET',
    path: `${path}/BaseInfo`,
    permission: 'session',
    summary: 'Personal information',
    byKey: 'whole',
    data: BaseInfoSchema,
  }),
  updateBaseInfo: endpoint({
    method: 'PUT',
    path: `${path}/BaseInfo`,
    permission: 'session',
    summary: 'Changes the personal information',
    byKey: false,
    logName: 'profile',
    body: BaseInfoBodySchema,
    data: NothingSchema,
  }),
  modifyPassword: endpoint({
    method: 'POST',
    path: `${path}/Actions/ModifyPassword`,
    permission: 'session',
    withInitialPassword: true,
    summary: 'Changes the password; the user’s other sessions end',
    byKey: false,
    rateLimit: 30,
    logName: 'ownPassword',
    body: z.object({ oldPassword: PasswordHashSchema, password: PasswordHashSchema }),
    data: NothingSchema,
  }),
  updateSystemTheme: endpoint({
    method: 'PUT',
    path: `${path}/SystemTheme`,
    permission: 'session',
    summary: 'Saves the layout',
    byKey: 'whole',
    logName: 'layout',
    body: z.object({ theme: LayoutTypeSchema }),
    data: NothingSchema,
  }),
  updateSystemLanguage: endpoint({
    method: 'PUT',
    path: `${path}/SystemLanguage`,
    permission: 'session',
    summary: 'Saves the language',
    byKey: 'whole',
    logName: 'language',
    body: z.object({ language: LanguageSchema }),
    data: NothingSchema,
  }),
  subordinates: endpoint({
    method: 'GET',
    path: `${path}/Subordinate/{id}`,
    permission: 'session',
    summary: 'Subordinates of a user at or below the caller; 0 is the caller',
    byKey: 'whole',
    data: listOf(SubordinateSchema),
  }),
  authorize: endpoint({
    method: 'GET',
    path: `${path}/Authorize`,
    permission: 'session',
    summary: 'The caller’s own menu and permissions',
    byKey: 'whole',
    data: z.object({ menuList: z.array(MenuEntrySchema), permissionList: z.array(PermissionEntrySchema) }),
  }),
  systemLog: endpoint({
    method: 'GET',
    path: `${path}/SystemLog`,
    permission: 'session',
    summary: 'The caller’s own log',
    byKey: 'whole',
    query: LogQuerySchema,
    data: pageOf(LogRowSchema),
  }),
  organizes: endpoint({
    method: 'GET',
    path: `${path}/getUserOrganizes`,
    permission: 'session',
    summary: 'Organisations of the caller',
    data: z.array(MembershipSchema),
  }),
  positions: endpoint({
    method: 'GET',
    path: `${path}/getUserPositions`,
    permission: 'session',
    summary: 'Positions of the caller',
    data: z.array(MembershipSchema),
  }),
  updateMajor: endpoint({
    method: 'PUT',
    path: `${path}/major`,
    permission: 'session',
    summary: 'Makes one of the caller’s organisations or positions the main one',
    byKey: 'whole',
    logName: 'mainMembership',
    body: z.object({ majorId: IdSchema, majorType: z.enum(['Organize', 'Position']) }),
    data: NothingSchema,
  }),
};
