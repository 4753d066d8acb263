import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { crudEndpoints } from '../crudEndpoints.js';
import {
  DescriptionSchema,
  EnabledMarkSchema,
  EnCodeSchema,
  FullNameSchema,
  MarkFilterSchema,
  SortCodeSchema,
} from '../schemas.js';

export const group = crudEndpoints({
  path: '/api/permission/Group',
  page: pages.group,
  body: z.object({
    fullName: FullNameSchema,
    enCode: EnCodeSchema,
    /** Key of the dictionary groupType. */
    type: z.string().max(50).default(''),
    description: DescriptionSchema,
    enabledMark: EnabledMarkSchema.default(1),
    sortCode: SortCodeSchema,
  }),
  row: { userCount: z.number().int() },
  query: { type: z.string().max(50).optional(), enabledMark: MarkFilterSchema },
  calls: {
    list: 'User groups, paged',
    selector: 'Enabled groups by type',
    create: 'Creates a group',
    update: 'Changes a group',
    read: 'One group',
    changes: 'Its last changes',
    remove: 'Deletes a group and its memberships',
    updateState: 'Enables a disabled group and disables an enabled one',
  },
});
