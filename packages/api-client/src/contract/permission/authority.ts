import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { IdSchema, listOf, NothingSchema } from '../schemas.js';
import { UserOptionSchema } from './users.js';

/** To whom permissions are given. */
export const GrantHolderSchema = z.enum(['Role', 'Position', 'User', 'Group']);
export const PermissionKindSchema = z.enum(['menu', 'button', 'list', 'form', 'data']);

/** Which rows a list shows: all, chosen organisations, own department and below, own department, own. */
export const DataScopeSchema = z.enum(['all', 'organizes', 'departmentAndBelow', 'department', 'own']);

/** One thing that can be granted. Menu nodes form the tree; the other kinds hang below their menu entry. */
export const AuthorityNodeSchema = z.object({
  id: z.string(),
  parentId: z.string(),
  kind: PermissionKindSchema,
  enCode: z.string(),
  fullName: z.string(),
  names: z.object({ en: z.string().optional(), zhtw: z.string().optional(), vi: z.string().optional() }),
  icon: z.string(),
});

/** What a holder has been given; ids are those of the authority nodes. */
export const GrantsSchema = z.object({
  menu: z.array(z.string().max(120)).max(5_000),
  button: z.array(z.string().max(120)).max(20_000),
  list: z.array(z.string().max(120)).max(20_000),
  form: z.array(z.string().max(120)).max(20_000),
  /** Row rules by menu entry; a page without one shows the caller's own rows. */
  data: z
    .array(
      z.object({ moduleId: IdSchema, scope: DataScopeSchema, organizeIds: z.array(IdSchema).max(500).default([]) }),
    )
    .max(5_000),
});

export const ColumnSettingSchema = z.object({
  prop: z.string().max(100),
  label: z.string().max(100).optional(),
  visible: z.boolean(),
  /** What tables call `visible`; a list may be saved with either. */
  columnVisible: z.boolean().optional(),
  /** Edge at which the column stays; null for none, absent as the page declares it. */
  fixed: z.enum(['left', 'right']).nullable().optional(),
  /** In px, absent as the page declares it. */
  width: z.number().min(16).max(4000).optional(),
});

const path = '/api/permission/Authority';

export const authority = {
  tree: endpoint({
    method: 'GET',
    path: `${path}/Tree`,
    permission: pages.authorize.permission,
    summary: 'Everything that can be granted, as one flat list of nodes',
    timeout: 100_000,
    data: listOf(AuthorityNodeSchema),
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/{holder}/{id}`,
    permission: pages.authorize.permission,
    summary: 'What a role, position, user or group has been given',
    timeout: 100_000,
    data: GrantsSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/{holder}/{id}`,
    permission: pages.authorize.button('btn_edit'),
    summary: 'Replaces what a role, position, user or group has been given',
    timeout: 100_000,
    body: GrantsSchema,
    data: NothingSchema,
  }),
  columns: endpoint({
    method: 'GET',
    path: `${path}/GetColumnsByModuleId/{id}`,
    permission: 'session',
    summary: 'The caller’s saved columns of a page; empty when none are saved',
    data: z.array(ColumnSettingSchema),
  }),
  saveColumns: endpoint({
    method: 'PUT',
    path: `${path}/SetColumnsByModuleId`,
    permission: 'session',
    summary: 'Saves the caller’s columns of a page; an empty list restores the default',
    logName: '列设置',
    body: z.object({ moduleId: z.string().min(1).max(100), fieldList: z.string().max(40_000) }),
    data: NothingSchema,
  }),
};

export const members = {
  read: endpoint({
    method: 'GET',
    path: '/api/permission/UserRelation/{holder}/{id}',
    permission: 'session',
    summary: 'Members of a role, position or group',
    data: listOf(UserOptionSchema),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/permission/UserRelation/{holder}/{id}',
    permission: pages.authorize.button('btn_members'),
    summary: 'Replaces the members of a role, position or group',
    body: z.object({ userIds: z.array(IdSchema).max(10_000) }),
    data: NothingSchema,
  }),
};
