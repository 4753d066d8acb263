import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { crudEndpoints, selectorEndpoint } from '../crudEndpoints.js';
import { endpoint } from '../endpoint.js';
import {
  DescriptionSchema,
  EnabledMarkSchema,
  EnCodeSchema,
  FullNameSchema,
  IdSchema,
  listOf,
  MarkFilterSchema,
  SortCodeSchema,
  TreeNodeSchema,
} from '../schemas.js';

const path = '/api/permission/Role';

/** Id of the role whose members may do everything; every server has it. */
export const ADMINISTRATOR_ROLE = 'administrator';

export const role = {
  ...crudEndpoints({
    path,
    page: pages.role,
    body: z.object({
      fullName: FullNameSchema,
      enCode: EnCodeSchema,
      /** 1: the role belongs to no organisation; 0: to those in organizeIds, and to more that the caller does not see. */
      globalMark: EnabledMarkSchema.default(1),
      organizeIds: z.array(IdSchema).max(200).default([]),
      description: DescriptionSchema,
      enabledMark: EnabledMarkSchema.default(1),
      sortCode: SortCodeSchema,
    }),
    row: {
      /** Names of those in organizeIds. */
      organizeNames: z.string(),
      /** How many more organisations it belongs to, which the caller does not see. */
      otherOrganizes: z.number().int(),
      /** Members whom the caller sees. */
      userCount: z.number().int(),
    },
    query: { organizeId: IdSchema.optional(), globalMark: MarkFilterSchema, enabledMark: MarkFilterSchema },
    calls: {
      list: 'Roles, paged',
      selector: 'Enabled roles as a tree: global ones and by organisation',
      create: 'Creates a role',
      update: 'Changes a role',
      read: 'One role',
      changes: 'Its last changes',
      remove: 'Deletes a role that has no members',
      updateState: 'Enables a disabled role and disables an enabled one',
    },
  }),
  selectorByPermission: selectorEndpoint(
    `${path}/SelectorByPermission`,
    'The roles that the caller may give to others',
  ),
  listByOrgIds: endpoint({
    method: 'POST',
    path: `${path}/getListByOrgIds`,
    permission: 'session',
    summary: 'Enabled global roles and those of the organisations named',
    byKey: 'read',
    body: z.object({ organizeIds: z.array(IdSchema).max(500) }),
    data: listOf(TreeNodeSchema),
  }),
};
