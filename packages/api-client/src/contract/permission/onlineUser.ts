import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { IdSchema, ListQuerySchema, NothingSchema, pageOf, TimeSchema } from '../schemas.js';

export const OnlineUserSchema = z.object({
  /** Id of the session. */
  id: IdSchema,
  userId: IdSchema,
  userAccount: z.string(),
  userName: z.string(),
  organizeName: z.string(),
  loginTime: TimeSchema,
  lastActiveTime: TimeSchema,
  loginIPAddress: z.string(),
  loginAddress: z.string(),
  loginPlatForm: z.string(),
  /** Whether this is the caller's own session. */
  current: z.boolean(),
});

const path = '/api/permission/OnlineUser';

export const onlineUser = {
  list: endpoint({
    method: 'GET',
    path,
    permission: pages.onlineUser.permission,
    summary: 'Sessions that are signed in',
    query: ListQuerySchema,
    data: pageOf(OnlineUserSchema),
  }),
  forceOffline: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    permission: pages.onlineUser.button('btn_remove'),
    summary: 'Ends a session at once and tells its browser',
    byKey: false,
    data: NothingSchema,
  }),
};
