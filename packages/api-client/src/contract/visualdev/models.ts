import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { crudEndpoints } from '../crudEndpoints.js';
import { endpoint } from '../endpoint.js';
import {
  AuditSchema,
  DescriptionSchema,
  EnabledMarkSchema,
  EnCodeSchema,
  FullNameSchema,
  IdSchema,
  listOf,
  ListQuerySchema,
  NothingSchema,
  pageOf,
  SortCodeSchema,
} from '../schemas.js';
import { AskedFilterTextSchema, RecordFilterTextSchema } from '../recordFilterText.js';
import { existingTables } from './existingTables.js';
import { MissingReferenceSchema } from './missingReference.js';
import { modelFiles } from './modelFiles.js';
import { RecordSchema } from './records.js';
import { relatedForms } from './relatedRecords.js';
import { sheets } from './sheets.js';

/** A document as text: at most 2 MB. */
const DocumentTextSchema = z.string().max(2_000_000);

export const ModelBodySchema = z.object({
  fullName: FullNameSchema,
  enCode: EnCodeSchema,
  /** 1 web form, 2 app form, 3 flow form. */
  type: z.number().int().min(1).max(5).default(1),
  /** Item of the dictionary modelCategory. */
  category: z.string().max(50).default(''),
  /** Form document in the stored wire format, JSON. */
  formData: DocumentTextSchema,
  /** List definition in the stored wire format, JSON. */
  columnData: DocumentTextSchema,
  description: DescriptionSchema,
  sortCode: SortCodeSchema,
});

export const ModelStateSchema = z.object({
  /** 0 draft, 1 released, 2 changed since the release. */
  state: z.number().int(),
  /** Menu entry of the release. */
  menuId: z.string(),
  /** 1 when phones have a form of their own: another layout, or other fields. */
  phoneForm: EnabledMarkSchema,
  /** 1 when phones have a list of their own. */
  phoneList: EnabledMarkSchema,
  /** 1 when the app's menu has an entry of it. */
  inApp: EnabledMarkSchema,
  /** Table that was there before the model, whose rows are its records; '' for one of its own. */
  tableName: z.string(),
  ...AuditSchema.shape,
});

const ModelRowSchema = ModelBodySchema.omit({ formData: true, columnData: true }).extend({
  id: IdSchema,
  ...ModelStateSchema.shape,
});

export const ReleaseBodySchema = z.object({
  /** 1 puts the page into the web menu. */
  pc: EnabledMarkSchema.default(1),
  /** 1 puts the page into the app's menu. */
  app: EnabledMarkSchema.default(0),
  /** Entry of the web menu below which a new entry is put; `-1` is the root. */
  pcModuleParentId: z.string().max(50).default('-1'),
  /** The same of the app's menu. */
  appModuleParentId: z.string().max(50).default('-1'),
});

export const ReleaseSchema = z.object({
  /** Entry of the web menu; '' when the model stands in the app's menu only. */
  menuId: z.string(),
  /** Entry of the app's menu; '' when there is none. */
  appMenuId: z.string(),
  /** Names of the tables. */
  tables: z.array(z.string()),
});

/** One thing that a release does to a table. */
export const TableChangeSchema = z.object({
  /**
   * `adoptTable` adds what the platform needs to a table that was there before the model. `dropEmpty` takes an empty column away whose name another field gets; `keepColumn` and `keepTable` leave what left
   * the form; `nameTaken` cannot be done: values of a removed field stand under the name. `addUnique` keeps
   * values from standing twice: `failing` counts the records that have the same already; `dropUnique` lets them again.
   */
  kind: z.enum([
    'createTable',
    'adoptTable',
    'addColumn',
    'renameColumn',
    'widenColumn',
    'convertColumn',
    'dropEmpty',
    'keepColumn',
    'renameTable',
    'keepTable',
    'nameTaken',
    'addUnique',
    'dropUnique',
  ]),
  table: z.string(),
  /** Label of the subtable; '' for the main table. */
  label: z.string(),
  /** Label of the field; '' for a table. */
  field: z.string(),
  column: z.string(),
  /** Name or type before; '' for something new. */
  from: z.string(),
  /** Name or type afterwards; '' for what stays. */
  to: z.string(),
  /** Values that are there. */
  filled: z.int(),
  /** Values that would be lost: the release is refused while there is one. */
  failing: z.int(),
  /** Statements in their order. */
  sql: z.array(z.string()),
});
export type TableChange = z.output<typeof TableChangeSchema>;

export const ReleasePlanSchema = z.object({
  changes: z.array(TableChangeSchema),
  missing: z.array(MissingReferenceSchema),
});

export const ModelVersionSchema = z.object({
  version: z.int(),
  userId: z.string(),
  userName: z.string(),
  creatorTime: z.int(),
});

const base = '/api/visualdev/Base';

/** What besides its own form and list uses a field of a model. */
const FieldUsesSchema = z.object({
  /** Records with a value that the caller sees, at most 10,001; 0 before the first release. */
  records: z.number().int(),
  /** Whether records that the caller does not see hold a value as well. */
  hasOthers: z.boolean(),
  /** Fields of drafts of other models that show or keep it. */
  fields: z.array(z.object({ modelName: z.string(), label: z.string() })),
});

export const models = {
  ...crudEndpoints({
    path: base,
    page: pages.webDesign,
    body: ModelBodySchema,
    record: ModelStateSchema.shape,
    calls: {
      read: 'One model with its draft documents',
      create: 'Creates a model',
      update: 'Changes the draft; users see it after the next release',
      remove: 'Deletes a model that has no records, with its menu entry and tables',
      copy: 'Makes a draft copy',
    },
  }),
  list: endpoint({
    method: 'GET',
    path: base,
    permission: pages.webDesign.permission,
    summary: 'Models, paged',
    query: ListQuerySchema.extend({
      type: z.coerce.number().int().optional(),
      state: z.coerce.number().int().optional(),
    }),
    data: pageOf(ModelRowSchema),
  }),
  selector: endpoint({
    method: 'GET',
    path: `${base}/Selector`,
    permission: pages.webDesign.permission,
    summary: 'Released models',
    data: listOf(z.object({ id: IdSchema, fullName: z.string(), enCode: z.string(), category: z.string() })),
  }),
  release: endpoint({
    method: 'POST',
    once: true,
    path: `${base}/{id}/Actions/Release`,
    permission: pages.webDesign.button('btn_release'),
    summary:
      'Creates or extends the tables and publishes the page below an entry of the web menu, of the app’s menu, or of both',
    body: ReleaseBodySchema,
    data: ReleaseSchema,
  }),
  releasePlan: endpoint({
    method: 'GET',
    path: `${base}/{id}/Actions/ReleasePlan`,
    permission: pages.webDesign.button('btn_release'),
    summary: 'What the next release does to the tables, with the values that it converts or would lose',
    data: ReleasePlanSchema,
  }),
  ...relatedForms,
  ...sheets,
  ...modelFiles,
  ...existingTables,
  fieldUses: endpoint({
    method: 'GET',
    path: `${base}/{id}/Fields/{field}/Uses`,
    permission: pages.webDesign.permission,
    summary: 'Who would miss a field: released records that hold a value, counted to 10,001, and fields of other forms',
    data: FieldUsesSchema,
  }),
  versions: endpoint({
    method: 'GET',
    path: `${base}/{id}/Versions`,
    permission: pages.webDesign.permission,
    summary: 'Releases of a model, newest first, paged',
    query: ListQuerySchema,
    data: pageOf(ModelVersionSchema),
  }),
  version: endpoint({
    method: 'GET',
    path: `${base}/{id}/Versions/{version}`,
    permission: pages.webDesign.permission,
    summary: 'Documents of one release',
    data: z.object({ version: z.int(), formData: z.string(), columnData: z.string() }),
  }),
  restoreVersion: endpoint({
    method: 'POST',
    path: `${base}/{id}/Versions/{version}/Actions/Restore`,
    permission: pages.webDesign.button('btn_edit'),
    summary: 'Makes the documents of a release the draft; users see them after the next release',
    data: NothingSchema,
  }),
  formDataFields: endpoint({
    method: 'GET',
    path: `${base}/{id}/FormDataFields`,
    permission: pages.webDesign.permission,
    summary: 'Fields of a released model that another form may show, in their order',
    data: listOf(
      z.object({
        vmodel: z.string(),
        label: z.string(),
        /** Kind of the field, as form documents are read: `text`, `number`. */
        kind: z.string(),
      }),
    ),
  }),
  fieldDataSelect: endpoint({
    method: 'GET',
    path: `${base}/{id}/FieldDataSelect`,
    permission: 'model',
    summary: 'Records of a released model for a related-record picker, paged',
    query: ListQuerySchema.extend({
      /** 20 for a picker with pages, 10000 for one without. */
      pageSize: z.coerce.number().int().min(1).max(10_000).default(20),
      relationField: z.string().max(100).default(''),
      columnOptions: z.string().max(1_000).default(''),
      filter: RecordFilterTextSchema,
      asked: AskedFilterTextSchema,
    }),
    data: pageOf(RecordSchema),
  }),
};
