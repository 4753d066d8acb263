import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { crudEndpoints } from '../crudEndpoints.js';
import { endpoint } from '../endpoint.js';
import {
  AuditSchema,
  DescriptionSchema,
  EnabledMarkSchema,
  FullNameSchema,
  IdSchema,
  listOf,
  ListQuerySchema,
  MarkFilterSchema,
  pageOf,
  TimeSchema,
  TreeNodeSchema,
} from '../schemas.js';

/** What a program may do with a key: only look, or everything that its owner may do. */
export const KeyAccessSchema = z.enum(['read', 'all']);
/** Whether a key reaches all pages of its owner, or those chosen alone. */
export const KeyReachSchema = z.enum(['all', 'pages']);

const ApiKeyBodySchema = z.object({
  fullName: FullNameSchema,
  /** The user whose rights and rows the key has. */
  ownerId: IdSchema,
  access: KeyAccessSchema.default('read'),
  reach: KeyReachSchema.default('all'),
  /** Menu entries of the pages and models that it reaches, where `reach` says so. */
  pageIds: z.array(IdSchema).max(500).default([]),
  /** The moment from which it is refused; null for never. */
  expiresTime: TimeSchema.nullable().default(null),
  /** Addresses and networks that may use it, one a line; empty for all. */
  addresses: z.string().trim().max(2_000).default(''),
  /** Calls that each instance of the server takes from it in a minute. */
  perMinute: z.number().int().min(1).max(100_000).default(600),
  description: DescriptionSchema,
  enabledMark: EnabledMarkSchema.default(1),
});

const RowSchema = ApiKeyBodySchema.extend({
  id: IdSchema,
  ...AuditSchema.shape,
  /** How the key begins, by which people know it again. */
  prefix: z.string(),
  /** Empty when the owner was deleted. */
  ownerName: z.string(),
  lastUsedTime: TimeSchema.nullable(),
  lastUsedIp: z.string(),
});

const path = '/api/system/ApiKey';
const page = pages.apiKey;
const crud = crudEndpoints({
  path,
  page,
  body: ApiKeyBodySchema,
  calls: {
    update: 'Changes a key; the secret stays',
    remove: 'Deletes a key; programs that use it are refused at once',
    updateState: 'Disables an enabled key, at once, and enables a disabled one',
  },
});

/** Keys by which other programs call the API; no key can manage keys. */
export const apiKey = {
  pages: endpoint({
    method: 'GET',
    path: `${path}/Pages`,
    permission: page.permission,
    summary: 'Pages and models of the caller, which keys can be limited to, as a tree',
    data: listOf(TreeNodeSchema),
  }),
  update: { ...crud.update, byKey: false as const },
  remove: { ...crud.remove, byKey: false as const },
  updateState: { ...crud.updateState, byKey: false as const },
  list: endpoint({
    method: 'GET',
    path,
    permission: page.permission,
    summary: 'Keys of users within the data permission, paged; never the secrets',
    query: ListQuerySchema.extend({ enabledMark: MarkFilterSchema, access: KeyAccessSchema.optional() }),
    data: pageOf(RowSchema),
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    permission: page.permission,
    summary: 'One key, without its secret',
    data: RowSchema,
  }),
  create: endpoint({
    method: 'POST',
    path,
    permission: page.button('btn_add'),
    summary: 'Makes a key for a user whom the caller may manage; its secret is answered this once',
    byKey: false,
    body: ApiKeyBodySchema,
    data: z.object({ id: IdSchema, key: z.string() }),
  }),
};
