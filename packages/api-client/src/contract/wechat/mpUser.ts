import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { IdSchema, ListQuerySchema, NothingSchema, pageOf, TimeSchema } from '../schemas.js';

const page = pages.weChatMpUser;
const path = '/api/wechat/MPUser';

/** Ways by which people come to follow an account, as WeChat names them. */
const SceneSchema = z.string().max(50);

export const FollowerSchema = z.object({
  id: IdSchema,
  openId: z.string(),
  /** WeChat tells it no more since 2021; empty where it is not known. */
  nickname: z.string(),
  remark: z.string(),
  scene: SceneSchema,
  isFollowing: z.boolean(),
  followTime: TimeSchema.nullable(),
});

/** Followers of the public account. */
export const mpUser = {
  list: endpoint({
    method: 'GET',
    path,
    permission: page.permission,
    summary:
      'Followers as they were synchronised last, paged, the newest first; searched by nickname, remark and open id',
    query: ListQuerySchema.extend({ state: z.enum(['following', 'gone']).optional() }),
    data: pageOf(FollowerSchema),
  }),
  remark: endpoint({
    method: 'PUT',
    path: `${path}/{id}/Remark`,
    permission: page.button('btn_edit'),
    summary: 'Changes what the account calls a follower, here and at WeChat',
    body: z.object({ remark: z.string().trim().max(30) }),
    data: NothingSchema,
  }),
  sync: endpoint({
    method: 'POST',
    path: `${path}/Actions/Sync`,
    permission: page.button('btn_edit'),
    summary:
      'Reads followers from WeChat, as many as fit into some seconds: call it again with `next` until `isWhole`, then whoever was not among them has gone',
    rateLimit: 120,
    body: z.object({
      /** Where the last call stopped; empty to begin. */
      next: z.string().max(100).default(''),
      /** What the first call of a run answered. */
      run: IdSchema.or(z.literal('')).default(''),
    }),
    data: z.object({
      run: IdSchema,
      next: z.string(),
      isWhole: z.boolean(),
      read: z.int(),
      /** Of all calls of a run; in the last answer. */
      gone: z.int(),
    }),
  }),
};

export type Follower = z.infer<typeof FollowerSchema>;
