import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { IdSchema, ListQuerySchema, pageOf } from '../schemas.js';
import { UserOptionSchema } from './users.js';

const path = '/api/permission/UserRelation/{holder}/{id}';
const UserIdsSchema = z.object({ userIds: z.array(IdSchema).min(1).max(500) });
/** How many of those named it changed; who was a member already, or was none, is no error. */
const ChangedSchema = z.object({ changed: z.number().int() });

export const members = {
  list: endpoint({
    method: 'GET',
    path: `${path}/Members`,
    permission: pages.authorize.permission,
    summary:
      'Members of a role, position or group within the caller’s data permission, paged; keyword finds name and account',
    query: ListQuerySchema,
    data: pageOf(UserOptionSchema),
  }),
  add: endpoint({
    method: 'POST',
    path: `${path}/Actions/Add`,
    permission: pages.authorize.button('btn_members'),
    summary: 'Makes users members of a role, position or group, all or none',
    body: UserIdsSchema,
    data: ChangedSchema,
  }),
  remove: endpoint({
    method: 'POST',
    path: `${path}/Actions/Remove`,
    permission: pages.authorize.button('btn_members'),
    summary: 'Ends the membership of users in a role, position or group, all or none',
    body: UserIdsSchema,
    data: ChangedSchema,
  }),
};
