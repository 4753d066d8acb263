import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { crudEndpoints, TreeListSchema } from '../crudEndpoints.js';
import { endpoint, fileEndpoint } from '../endpoint.js';
import {
  EnabledMarkSchema,
  EnCodeSchema,
  FullNameSchema,
  IdSchema,
  KeywordQuerySchema,
  listOf,
  NothingSchema,
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
    .regex(/^[\w.-]+(:read)?$/),
  fullName: FullNameSchema,
});

/** Of a form of 500 fields and as many columns. */
const MAX_FORM_CODES = 2_000;

const CategorySchema = z.enum(['Web', 'App']);

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
  category: CategorySchema.default('Web'),
  type: z.number().int().min(1).max(8),
  urlAddress: z.string().max(500).default(''),
  linkTarget: z.enum(['_self', '_blank', '']).default(''),
  propertyJson: z.string().max(2_000).default(''),
  enabledMark: EnabledMarkSchema.default(1),
  sortCode: SortCodeSchema,
  /** Codes that can be granted on this page. */
  buttons: z.array(CodeBodySchema).max(100).default([]),
  columns: z.array(CodeBodySchema).max(300).default([]),
  /** Two for each field and each column of a subtable that can be set: to set it, and to read it only. */
  forms: z.array(CodeBodySchema).max(MAX_FORM_CODES).default([]),
  /** Which permission kinds are switched on; off means everybody who has the page has them all. */
  isButtonAuthorize: EnabledMarkSchema.default(1),
  isColumnAuthorize: EnabledMarkSchema.default(0),
  isFormAuthorize: EnabledMarkSchema.default(0),
  isDataAuthorize: EnabledMarkSchema.default(0),
});

/** A place in a menu: below which entry (`-1` at the top), and between which others (null at the ends). */
const PlaceSchema = z.object({
  parentId: ParentIdSchema,
  afterId: IdSchema.nullable(),
  beforeId: IdSchema.nullable(),
});

const FileCodeSchema = CodeBodySchema.extend({ names: MenuBodySchema.shape.names.unwrap().optional() });

/** One entry in a file of the menu: by codes, so that it means the same in another installation. */
const FileEntrySchema = MenuBodySchema.omit({ parentId: true, category: true }).extend({
  /** Code of the folder that it stands in; null at the top. Folders stand before what is in them. */
  parent: EnCodeSchema.nullable(),
  buttons: z.array(FileCodeSchema).max(100).default([]),
  columns: z.array(FileCodeSchema).max(300).default([]),
  forms: z.array(FileCodeSchema).max(MAX_FORM_CODES).default([]),
});

/** The menu, or a branch of it, as a file. */
export const MenuFileSchema = z.object({
  format: z.literal('smart-admin/menu'),
  version: z.literal(1),
  category: CategorySchema,
  entries: z.array(FileEntrySchema).min(1).max(2_000),
});

const MenuImportSchema = z.object({
  /** Names the menu that the preview looked at. */
  revision: z.string(),
  category: CategorySchema,
  rows: z.array(
    z.object({
      enCode: z.string(),
      fullName: z.string(),
      outcome: z.enum(['new', 'changed', 'unchanged', 'refused']),
      /** Why it is refused, in the caller's language. */
      reason: z.string().optional(),
      /** What changes: fields of the entry. */
      changes: z.array(z.string()),
    }),
  ),
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
      changes: 'Its last changes',
      remove: 'Deletes an entry that has none below it',
      updateState: 'Enables a disabled entry and disables an enabled one',
    },
  }),
  list: endpoint({
    method: 'GET',
    path,
    permission: pages.menu.permission,
    summary: 'The whole menu as a tree',
    query: KeywordQuerySchema.extend({ category: CategorySchema.optional() }),
    data: listOf(MenuRowSchema),
  }),
  selector: endpoint({
    method: 'GET',
    path: `${path}/Selector/{id}`,
    permission: pages.menu.permission,
    summary: 'Menu tree without the entry named by id and those below it; 0 leaves out nothing',
    query: z.object({ category: CategorySchema.optional() }),
    data: TreeListSchema,
  }),
  move: endpoint({
    method: 'PUT',
    path: `${path}/{id}/Actions/Move`,
    permission: pages.menu.button('btn_edit'),
    summary:
      'Puts an entry below another one, between two of those that are there; refused where it stands elsewhere by now, or they do',
    body: PlaceSchema.extend({ from: PlaceSchema }),
    data: NothingSchema,
  }),
  export: fileEndpoint({
    method: 'GET',
    path: `${path}/Actions/Export`,
    permission: pages.menu.button('btn_download'),
    summary:
      'A menu, or the branch that begins with an entry, as a JSON file with everything that can be granted on it',
    query: z.object({ category: CategorySchema.default('Web'), id: IdSchema.optional() }),
    contentType: 'application/json',
  }),
  importPreview: endpoint({
    method: 'POST',
    path: `${path}/Actions/ImportPreview`,
    permission: pages.menu.button('btn_upload'),
    summary: 'What the import of such a file would do to each entry; changes nothing',
    logName: false,
    body: MenuFileSchema,
    data: MenuImportSchema,
  }),
  import: endpoint({
    method: 'POST',
    once: true,
    path: `${path}/Actions/Import`,
    permission: pages.menu.button('btn_upload'),
    summary: 'Makes and changes the entries of such a file that are not refused; entries that it does not name stay',
    body: z.object({ file: MenuFileSchema, revision: z.string() }),
    data: MenuImportSchema,
  }),
};
