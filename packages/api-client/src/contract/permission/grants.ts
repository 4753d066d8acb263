import * as z from 'zod';
import { IdSchema, TimeSchema } from '../schemas.js';

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
  /** Of a menu entry: whether it stands in the app's menu, which phones show. Absent = in the web's. */
  inApp: z.literal(true).optional(),
  /** Whether the caller may give it and take it away. */
  givable: z.boolean(),
  /** Of a data node: the rows that the caller may give. */
  scopes: z.array(DataScopeSchema).optional(),
  /** Given and taken away together with this node, whatever a save says: deleting several with deleting. */
  follows: z.string().optional(),
});

/** Rows of one page. */
export const DataRuleSchema = z.object({
  scope: DataScopeSchema,
  /** Of scope `organizes`; what stands below them belongs to them. */
  organizeIds: z.array(IdSchema).max(500).default([]),
});

/** What a holder has been given; ids are those of the authority nodes. */
export const GrantsSchema = z.object({
  menu: z.array(z.string().max(120)).max(5_000),
  button: z.array(z.string().max(120)).max(20_000),
  list: z.array(z.string().max(120)).max(20_000),
  form: z.array(z.string().max(120)).max(20_000),
  /** Row rules by menu entry; a page without one shows the caller's own rows. */
  data: z.array(DataRuleSchema.extend({ moduleId: IdSchema })).max(5_000),
});

/** What a save of grants changed. */
export const GrantChangeSchema = z.object({
  /** Ids of menu entries and codes. */
  added: z.array(z.string()),
  removed: z.array(z.string()),
  /** Row rules that differ; null where there is none. */
  data: z.array(z.object({ moduleId: IdSchema, before: DataRuleSchema.nullable(), after: DataRuleSchema.nullable() })),
});

/** Who saved grants and when. */
export const GrantSaveSchema = z.object({
  /** Grows with each save that changes something. */
  revision: z.number().int(),
  userName: z.string(),
  time: TimeSchema,
});

/** One holder as lists show it. */
export const HolderRowSchema = z.object({
  id: IdSchema,
  fullName: z.string(),
  /** What tells holders of one name apart: the code, the organisation of a position, the account of a user. */
  note: z.string(),
  /** Members; 1 for a user. */
  memberCount: z.number().int(),
  /** The role of administrators: it has everything, and nobody changes that. */
  fixed: z.boolean(),
});

/** Where somebody has a permission from. */
export const GrantSourceSchema = z.object({
  /**
   * `Role:operator`; `Administrator` for who may do everything, `Organize:<id>` for administrators of an organisation; `Hidden:<type>`
   * for all of a type that the caller may not see.
   */
  key: z.string(),
  type: z.enum([...GrantHolderSchema.options, 'Administrator', 'Organize']),
  id: z.string(),
  fullName: z.string(),
  note: z.string(),
});
