import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { PermissionEntrySchema } from '../oauth.js';
import { IdSchema, listOf, ListQuerySchema, NothingSchema, pageOf, TreeNodeSchema } from '../schemas.js';
import {
  AuthorityNodeSchema,
  DataRuleSchema,
  GrantChangeSchema,
  GrantSaveSchema,
  GrantsSchema,
  GrantSourceSchema,
  HolderRowSchema,
} from './grants.js';
import { UserOptionSchema } from './users.js';

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

/** Characters of the filters of one view. */
const LONGEST_FILTERS = 10_000;

/** Filters, order and tree node of a list under a name, as a person saved them. */
export const ListViewSchema = z.object({
  id: z.string().min(1).max(50),
  name: z.string().trim().min(1).max(50),
  /** Shown on a visit whose address asks for nothing else. */
  isDefault: z.boolean(),
  state: z.object({
    keyword: z.string().max(200),
    filters: z
      .record(z.string().max(100), z.unknown())
      .refine((filters) => JSON.stringify(filters).length <= LONGEST_FILTERS),
    sort: z.array(z.object({ id: z.string().max(100), desc: z.boolean() })).max(10),
    treeNode: z.string().max(200),
  }),
});

const path = '/api/permission/Authority';
const permission = pages.authorize.permission;
/** Grants of a large menu take their time. */
const timeout = 60_000;

export const authority = {
  tree: endpoint({
    method: 'GET',
    path: `${path}/Tree`,
    permission,
    summary: 'Everything that can be granted, as one flat list of nodes',
    timeout,
    data: listOf(AuthorityNodeSchema),
  }),
  holders: endpoint({
    method: 'GET',
    path: `${path}/Holders/{holder}`,
    permission,
    summary: 'Roles, positions, users or groups within the caller’s data permission, paged',
    query: ListQuerySchema,
    data: pageOf(HolderRowSchema),
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/{holder}/{id}`,
    permission,
    summary: 'What a role, position, user or group has been given',
    timeout: 100_000,
    data: GrantsSchema.extend({
      ...HolderRowSchema.shape,
      /** Whether the caller may change what it has been given: it holds nothing that they have not. */
      editable: z.boolean(),
      revision: z.number().int(),
      saved: GrantSaveSchema.nullable(),
    }),
  }),
  copy: endpoint({
    method: 'GET',
    path: `${path}/{holder}/{id}/Copy`,
    permission,
    summary: 'What of a holder’s grants the caller may give to others, to be taken over; leftOut counts the rest',
    timeout,
    data: GrantsSchema.extend({ leftOut: z.number().int() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/{holder}/{id}`,
    permission: pages.authorize.button('btn_edit'),
    summary: 'Replaces what a holder has been given; 409 when somebody else has saved since `revision`',
    timeout,
    body: GrantsSchema.extend({ revision: z.number().int().min(0) }),
    data: GrantChangeSchema.extend({ revision: z.number().int() }),
  }),
  preview: endpoint({
    method: 'POST',
    path: `${path}/{holder}/{id}/Preview`,
    permission,
    summary:
      'What grants would change if they were saved, with how many members each change reaches and how many records they see',
    timeout,
    body: GrantsSchema,
    data: z.object({
      change: GrantChangeSchema,
      /** For each id added or removed. Members who have it also from elsewhere notice nothing. */
      effects: z.array(
        z.object({
          itemId: z.string(),
          /** Members who gain or lose it. */
          reached: z.number().int(),
          /** Members who have it, or keep it, from elsewhere. */
          others: z.number().int(),
          /** From where they have it, at most 20. */
          sources: z.array(GrantSourceSchema),
        }),
      ),
      /** For each page whose row rule changes. */
      rules: z.array(
        z.object({
          moduleId: z.string(),
          /** Members whom the rule reaches; those who see everything anyway do not count. */
          reached: z.number().int(),
          /**
           * Records of a model's page that the member with the most organisations sees, as far as the caller sees them too,
           * counted up to 10,001. Null for other pages, for those that the caller has not, and without members.
           */
          records: z.object({ before: z.number().int(), after: z.number().int() }).nullable(),
        }),
      ),
    }),
  }),
  menu: endpoint({
    method: 'GET',
    path: `${path}/{holder}/{id}/Menu`,
    permission: pages.authorize.permission,
    summary: 'The menu of somebody who has what a holder has been given and nothing else, with what of each page',
    data: z.object({
      list: z.array(TreeNodeSchema),
      /** Names of what is given of each page of the menu; null where the page has nothing of the kind to give. */
      pages: z.array(
        z.object({
          id: IdSchema,
          buttons: z.array(z.string()).nullable(),
          columns: z.array(z.string()).nullable(),
          fields: z.array(z.string()).nullable(),
        }),
      ),
    }),
  }),
  page: endpoint({
    method: 'GET',
    path: `${path}/{holder}/{id}/Page/{modelId}`,
    permission: pages.authorize.permission,
    summary:
      'What of the page of a released model a role, position or group gives, or a person has in the end; with what the page offers',
    data: z.object({
      /** Null where the page is not given, and for a model that is not released. */
      rights: PermissionEntrySchema.nullable(),
      /** Codes that the release offers; what a draft has besides can be given after its release. Null before the first. */
      offered: z
        .object({ column: z.array(z.string()), form: z.array(z.string()), button: z.array(z.string()) })
        .nullable(),
    }),
  }),
  history: endpoint({
    method: 'GET',
    path: `${path}/{holder}/{id}/History`,
    permission,
    summary: 'The saves of a holder’s grants with what each changed, the latest first',
    query: ListQuerySchema.pick({ currentPage: true, pageSize: true }),
    data: pageOf(GrantSaveSchema.extend({ change: GrantChangeSchema })),
  }),
  why: endpoint({
    method: 'GET',
    path: `${path}/Why/{id}`,
    permission,
    summary: 'What a person has in the end, each with all that it comes from; 403 beyond the caller’s data permission',
    timeout,
    data: z.object({
      user: UserOptionSchema,
      /** Everything that the person has permissions from; only enabled roles, positions and groups count. */
      sources: z.array(GrantSourceSchema),
      /** Menu entries and codes with the keys of their sources. An administrator has every node from `Administrator`. */
      items: z.array(z.object({ itemId: z.string(), sources: z.array(z.string()) })),
      /** Row rules by page; what the person sees is all of them together, and always their own rows. */
      data: z.array(
        z.object({
          moduleId: IdSchema,
          rules: z.array(DataRuleSchema.extend({ source: z.string(), organizeNames: z.array(z.string()) })),
        }),
      ),
    }),
  }),
  here: endpoint({
    method: 'GET',
    path: `${path}/Here`,
    permission: 'session',
    summary: 'Why the caller, or somebody whom they manage, sees a page, its buttons and columns, and a record of it',
    byKey: 'read',
    query: z.object({
      /** Menu entry of the page. */
      menuId: IdSchema,
      /** Default the caller; for others the page of authorisation is needed. */
      userId: IdSchema.optional(),
      /** A record of the page, which shows a model; 403 unless the caller sees it. */
      recordId: IdSchema.optional(),
    }),
    data: z.object({
      user: UserOptionSchema,
      sources: z.array(GrantSourceSchema),
      page: z.object({ fullName: z.string(), sources: z.array(z.string()) }),
      /** What the page offers, with the keys of the sources; of the caller only what they have, of others also what they lack. */
      rights: z.array(
        z.object({
          kind: z.enum(['button', 'list', 'form']),
          enCode: z.string(),
          fullName: z.string(),
          sources: z.array(z.string()),
        }),
      ),
      /** Whether everybody sees all rows. */
      isOpen: z.boolean(),
      /** Row rules; all of them together, and always one's own rows. */
      rules: z.array(DataRuleSchema.extend({ source: z.string(), organizeNames: z.array(z.string()) })),
      /** Of `recordId`. */
      record: z
        .object({
          isSeen: z.boolean(),
          /** Whether they have made it. */
          isOwn: z.boolean(),
          organizeName: z.string(),
          /** Places in `rules` of those that give the record. */
          rules: z.array(z.number().int()),
        })
        .nullable(),
    }),
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
    logName: 'columns',
    body: z.object({ moduleId: z.string().min(1).max(100), fieldList: z.string().max(40_000) }),
    data: NothingSchema,
  }),
  views: endpoint({
    method: 'GET',
    path: `${path}/GetViewsByModuleId/{id}`,
    permission: 'session',
    summary: 'The caller’s saved views of a list; empty when none are saved',
    data: z.array(ListViewSchema),
  }),
  saveViews: endpoint({
    method: 'PUT',
    path: `${path}/SetViewsByModuleId`,
    permission: 'session',
    summary: 'Keeps the caller’s views of a list, in place of all others',
    logName: 'views',
    body: z.object({ moduleId: z.string().min(1).max(100), views: z.array(ListViewSchema).max(30) }),
    data: NothingSchema,
  }),
};
