import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { crudEndpoints, selectorEndpoint } from '../crudEndpoints.js';
import { endpoint, fileEndpoint } from '../endpoint.js';
import {
  AuditSchema,
  DescriptionSchema,
  EnabledMarkSchema,
  EnCodeSchema,
  FullNameSchema,
  IdSchema,
  KeywordQuerySchema,
  listOf,
  ParentIdSchema,
  SortCodeSchema,
  treeOf,
} from '../schemas.js';

/** Characters of a map. */
const LONGEST_MAP = 2_000_000;

const DataMapBodySchema = z.object({
  fullName: FullNameSchema,
  enCode: EnCodeSchema,
  /** `-1` is the root. */
  parentId: ParentIdSchema.default('-1'),
  /**
   * GeoJSON (RFC 7946): a FeatureCollection of polygons in degrees, each with the properties `name` and `code`. What else
   * stands in it is left out.
   */
  geoJson: z.string().min(1).max(LONGEST_MAP),
  description: DescriptionSchema,
  enabledMark: EnabledMarkSchema.default(1),
  sortCode: SortCodeSchema,
});

const path = '/api/system/DataMap';
const page = pages.dataMap;

export const dataMap = {
  ...crudEndpoints({
    path,
    page,
    body: DataMapBodySchema,
    record: {
      ...AuditSchema.shape,
      /** Regions in it. */
      features: z.number().int(),
      /** Bytes. */
      size: z.number().int(),
    },
    calls: {
      create: 'Creates a map; 400 names the place in the GeoJSON that is wrong',
      update: 'Changes a map',
      read: 'One map with its GeoJSON',
      changes: 'Its last changes',
      remove: 'Deletes a map that has none below it',
      updateState: 'Enables a disabled map and disables an enabled one',
    },
  }),
  list: endpoint({
    method: 'GET',
    path,
    permission: page.permission,
    summary: 'Maps as a tree, without their GeoJSON; a keyword keeps what fits and what is above it',
    query: KeywordQuerySchema,
    data: listOf(
      treeOf(
        z.object({
          id: IdSchema,
          parentId: ParentIdSchema,
          fullName: z.string(),
          enCode: z.string(),
          features: z.number().int(),
          size: z.number().int(),
          enabledMark: EnabledMarkSchema,
          sortCode: z.number().int(),
          ...AuditSchema.shape,
        }),
      ),
    ),
  }),
  selector: selectorEndpoint(
    `${path}/Selector/{id}`,
    'Enabled maps as a tree without the one of the id; 0 leaves out nothing',
  ),
  shape: endpoint({
    method: 'GET',
    path: `${path}/Shape/{code}`,
    permission: 'session',
    summary: 'An enabled map by its code, for charts of whoever is signed in',
    data: z.object({
      fullName: z.string(),
      enCode: z.string(),
      geoJson: z.string(),
    }),
  }),
  export: fileEndpoint({
    method: 'GET',
    path: `${path}/{id}/Action/Export`,
    permission: page.button('btn_download'),
    summary: 'A map as a file of GeoJSON',
    contentType: 'application/geo+json',
  }),
};
