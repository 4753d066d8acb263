import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { crudEndpoints, selectorEndpoint } from '../crudEndpoints.js';
import { endpoint } from '../endpoint.js';
import {
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

const CodeBodySchema = z.object({
  enCode: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^[\w.-]+(:read|:hidden)?$/),
  fullName: FullNameSchema,
});

export const MenuBodySchema = z.object({
  /** `-1` is the root. */
  parentId: ParentIdSchema,
  enCode: EnCodeSchema,
  fullName: FullNameSchema,
  names: z
    .object({
      en: z.string().max(100).optional(),
      zhtw: z.string().max(100).optional(),
      vi: z.string().max(100).optional(),
    })
    .default({}),
  icon: z.string().max(100).default(''),
  /** Whose menu shows the entry; one of the app needs a parent of the app. */
  category: z.enum(['Web', 'App']).default('Web'),
  type: z.number().int().min(1).max(8),
  urlAddress: z.string().max(500).default(''),
  linkTarget: z.enum(['_self', '_blank', '']).default(''),
  propertyJson: z.string().max(2_000).default(''),
  enabledMark: EnabledMarkSchema.default(1),
  sortCode: SortCodeSchema,
  /** Codes that can be granted on this page. */
  buttons: z.array(CodeBodySchema).max(100).default([]),
  columns: z.array(CodeBodySchema).max(300).default([]),
  /** Two for each field that can be set: to set it, and to read it only. */
  forms: z.array(CodeBodySchema).max(600).default([]),
  /** Which permission kinds are switched on; off means everybody who has the page has them all. */
  isButtonAuthorize: EnabledMarkSchema.default(1),
  isColumnAuthorize: EnabledMarkSchema.default(0),
  isFormAuthorize: EnabledMarkSchema.default(0),
  isDataAuthorize: EnabledMarkSchema.default(0),
});

const MenuRowSchema = treeOf(MenuBodySchema.extend({ id: IdSchema }));

const path = '/api/system/Menu';

export const menu = {
  ...crudEndpoints({
    path,
    page: pages.menu,
    body: MenuBodySchema,
    record: {},
    calls: {
      create: 'Creates a menu entry',
      update: 'Changes or moves a menu entry',
      read: 'One menu entry',
      remove: 'Deletes an entry that has none below it',
      updateState: 'Enables a disabled entry and disables an enabled one',
    },
  }),
  list: endpoint({
    method: 'GET',
    path,
    permission: pages.menu.permission,
    summary: 'The whole menu as a tree',
    query: KeywordQuerySchema,
    data: listOf(MenuRowSchema),
  }),
  selector: selectorEndpoint(
    `${path}/Selector/{id}`,
    'Menu tree without the entry named by id and those below it; 0 leaves out nothing',
    pages.menu.permission,
  ),
};
