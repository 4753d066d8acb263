import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { RevisionSchema } from '../changeOf.js';
import { crudEndpoints } from '../crudEndpoints.js';
import { endpoint } from '../endpoint.js';
import {
  DescriptionSchema,
  EnabledMarkSchema,
  FullNameSchema,
  IdSchema,
  KeywordQuerySchema,
  listOf,
  ParentIdSchema,
  SortCodeSchema,
} from '../schemas.js';

const AreaBodySchema = z.object({
  /** `-1` is the root. */
  parentId: ParentIdSchema,
  fullName: FullNameSchema,
  enCode: z.string().regex(/^\d{1,20}$/),
  description: DescriptionSchema,
  enabledMark: EnabledMarkSchema.default(1),
  sortCode: SortCodeSchema,
});
const AreaSchema = AreaBodySchema.extend({ id: IdSchema });

const path = '/api/system/Area';

export const area = {
  ...crudEndpoints({
    path,
    page: pages.area,
    body: AreaBodySchema,
    record: {},
    calls: {
      create: 'Creates an area',
      update: 'Changes an area',
      remove: 'Deletes an area that has none below it',
      updateState: 'Enables a disabled area and disables an enabled one',
    },
  }),
  list: endpoint({
    method: 'GET',
    path: `${path}/{parentId}`,
    permission: pages.area.permission,
    summary: 'Areas directly below a parent; -1 is the root; a keyword searches below it',
    query: KeywordQuerySchema,
    data: listOf(AreaSchema.extend({ hasChildren: z.boolean(), isLeaf: z.boolean() })),
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/{id}/Info`,
    permission: pages.area.permission,
    summary: 'One area',
    data: AreaSchema.extend({ revision: RevisionSchema }),
  }),
  selector: endpoint({
    method: 'GET',
    path: `${path}/{id}/Selector/{x}`,
    permission: 'session',
    summary: 'Enabled areas directly below id (-1 the root) without x (0 leaves out nothing)',
    data: listOf(z.object({ id: IdSchema, fullName: z.string(), enCode: z.string(), isLeaf: z.boolean() })),
  }),
  namesByIds: endpoint({
    method: 'POST',
    path: `${path}/GetAreaByIds`,
    permission: 'session',
    summary: 'Names for paths of ids, in the order asked',
    byKey: 'read',
    body: z.object({ idsList: z.array(z.array(IdSchema).max(10)).max(500) }),
    data: z.array(z.array(z.string())),
  }),
};
