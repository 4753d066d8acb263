import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { IdSchema, listOf, ListQuerySchema, pageOf, TimeSchema } from '../schemas.js';

/** `new`: not there yet; `changed` since it was synchronised; `failed`: the last time it was refused; `gone`: deleted here. */
const StateSchema = z.enum(['new', 'same', 'changed', 'failed', 'gone']);

const part = {
  id: IdSchema,
  fullName: z.string(),
  /** Id at WeCom; '' until it is there. */
  remoteId: z.string(),
  state: StateSchema,
  /** What WeCom said the last time. */
  reason: z.string(),
  syncTime: TimeSchema.nullable(),
};

export const QyOrganizeSchema = z.object({ ...part, parentId: z.string(), type: z.string() });
export const QyUserSchema = z.object({
  ...part,
  account: z.string(),
  organizeName: z.string(),
  mobilePhone: z.string(),
  email: z.string(),
});

/** What the directory of the platform is at WeCom. */
export const qyDirectory = {
  organizes: endpoint({
    method: 'GET',
    path: '/api/wechat/QYOrganize',
    permission: pages.weChatQyOrganize.permission,
    summary: 'Organisations and departments of the platform with what became of them at WeCom',
    data: listOf(QyOrganizeSchema),
  }),
  users: endpoint({
    method: 'GET',
    path: '/api/wechat/QYUser',
    permission: pages.weChatQyUser.permission,
    summary: 'People of the platform with what became of them at WeCom, paged',
    query: ListQuerySchema.extend({ state: StateSchema.optional() }),
    data: pageOf(QyUserSchema),
  }),
  sync: endpoint({
    method: 'POST',
    path: '/api/wechat/QYDirectory/Actions/Sync',
    permission: pages.weChatQyOrganize.button('btn_edit'),
    summary:
      'Brings WeCom in line with the organisations, departments and people of the platform: adds, changes, and takes away what was deleted here; goes on after what is refused',
    rateLimit: 10,
    timeout: 100_000,
    body: z.object({
      /** Only these; default: all that is not the same. */
      organizeIds: z.array(IdSchema).max(500).optional(),
      userIds: z.array(IdSchema).max(500).optional(),
      /** Which part, where no ids are named. */
      part: z.enum(['organizes', 'users', 'all']).default('all'),
    }),
    data: z.object({
      added: z.int(),
      changed: z.int(),
      removed: z.int(),
      failed: z.int(),
      /** More is left than fits into the time: call again. */
      isWhole: z.boolean(),
    }),
  }),
};

export type QyOrganize = z.infer<typeof QyOrganizeSchema>;
export type QyUser = z.infer<typeof QyUserSchema>;
