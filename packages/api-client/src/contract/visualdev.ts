import * as z from 'zod';
import { pages } from '../pages/index.js';
import { crudEndpoints } from './crudEndpoints.js';
import { endpoint, fileEndpoint } from './endpoint.js';
import { XLSX } from './permission/users.js';
import {
  AuditSchema,
  DescriptionSchema,
  EnabledMarkSchema,
  EnCodeSchema,
  FullNameSchema,
  IdsBodySchema,
  IdSchema,
  listOf,
  ListQuerySchema,
  NewIdSchema,
  NothingSchema,
  pageOf,
  SortCodeSchema,
} from './schemas.js';

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

const ModelStateSchema = z.object({
  /** 0 draft, 1 released, 2 changed since the release. */
  state: z.number().int(),
  /** Menu entry of the release. */
  menuId: z.string(),
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

/** Released copy that the page works with. */
export const ModelConfigSchema = z.object({
  id: IdSchema,
  fullName: z.string(),
  /** Menu entry whose codes rule the page. */
  menuId: z.string(),
  formData: z.string(),
  columnData: z.string(),
  version: z.number().int(),
});

/** Field values by name; subtables are arrays of records. */
export const RecordValuesSchema = z.record(z.string().max(100), z.unknown());

const RowsChangeSchema = z.object({
  /** Cells that changed of known rows, all cells of new ones; new rows have any id that no other has. */
  upsert: z
    .array(z.looseObject({ id: z.string().min(1).max(50) }))
    .max(10_000)
    .default([]),
  remove: z.array(z.string().max(50)).max(10_000).default([]),
  /** Ids of all rows in their order. Absent: what stays keeps its order, new rows come last. */
  order: z.array(z.string().max(50)).max(20_000).optional(),
});

const PatchSchema = z.object({
  /** New values by field name. */
  set: RecordValuesSchema.default({}),
  /** Changes of subtables by field name. */
  rows: z.record(z.string().max(100), RowsChangeSchema).default({}),
});

/** What one save changes of a record. */
export const RecordChangeSchema = PatchSchema.extend({
  /** Revision that the change was made on. */
  revision: z.int().min(1),
});

/** `data.conflict` of a refused change (409): what others saved meanwhile. */
export const RecordConflictSchema = z.object({
  /** Revision that is saved now; what is decided is sent as a change of it. */
  revision: z.int(),
  /** Who saved it, and when (milliseconds); '' and 0 when that is not known. */
  userId: z.string(),
  userName: z.string(),
  time: z.int(),
  conflicts: z.array(
    z.object({
      /** `mobile`, a cell `cars.{row id}.months`, or a row `cars.{row id}` that one of both removed. */
      path: z.string(),
      original: z.unknown(),
      theirs: z.unknown(),
      mine: z.unknown(),
    }),
  ),
  /** All that others changed, as far as the caller may see it. */
  theirs: PatchSchema,
});

const RecordSaveSchema = z.object({
  revision: z.int(),
  cause: z.enum(['create', 'update', 'remove']),
  userId: z.string(),
  userName: z.string(),
  /** Milliseconds since 1970. */
  time: z.int(),
  /** Version of the document that wrote it. */
  version: z.int(),
  change: PatchSchema,
  /** What takes the change back. */
  undo: PatchSchema,
});

/**
 * A saved record: its id, its values, names for ids under `{field}_name`; a single one also has `_revision` and
 * `_version` (of the document that wrote it), and its rows have their `id`.
 */
export const RecordSchema = z.looseObject({ id: IdSchema });

export const RecordListBodySchema = ListQuerySchema.extend({
  currentPage: z.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.number().int().min(1).max(500).default(10),
  /** Filter values by field name. */
  queryJson: z.record(z.string().max(100), z.unknown()).default({}),
});

const base = '/api/visualdev/Base';
const online = '/api/visualdev/OnlineDev';

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
    data: listOf(z.object({ id: IdSchema, fullName: z.string(), enCode: z.string() })),
  }),
  release: endpoint({
    method: 'POST',
    path: `${base}/{id}/Actions/Release`,
    permission: pages.webDesign.button('btn_release'),
    summary:
      'Creates or extends the tables and publishes the page below an entry of the web menu, of the app’s menu, or of both',
    body: ReleaseBodySchema,
    data: ReleaseSchema,
  }),
  formDataFields: endpoint({
    method: 'GET',
    path: `${base}/{id}/FormDataFields`,
    permission: pages.webDesign.permission,
    summary: 'Fields of a released model that another form may show',
    data: listOf(z.object({ vmodel: z.string(), label: z.string() })),
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
    }),
    data: pageOf(RecordSchema),
  }),
};

export const records = {
  config: endpoint({
    method: 'GET',
    path: `${online}/{id}/Config`,
    permission: 'model',
    summary: 'Released documents of a model',
    data: ModelConfigSchema,
  }),
  list: endpoint({
    method: 'POST',
    path: `${online}/{id}/List`,
    permission: 'model',
    summary: 'Records within the caller’s data permission, paged',
    body: RecordListBodySchema,
    data: pageOf(RecordSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: `${online}/{id}`,
    permission: 'model:btn_add',
    summary: 'Creates a record',
    body: RecordValuesSchema,
    data: NewIdSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${online}/{id}/{recordId}`,
    permission: 'model:btn_edit',
    summary: 'Changes the fields and subtables that are named; what is left out stays',
    body: RecordValuesSchema,
    data: NothingSchema,
  }),
  change: endpoint({
    method: 'POST',
    path: `${online}/{id}/{recordId}/Actions/Change`,
    permission: 'model:btn_edit',
    summary: 'Merges a change of an earlier revision onto the record; 409 tells what both changed',
    body: RecordChangeSchema,
    data: z.object({ revision: z.int() }),
  }),
  history: endpoint({
    method: 'GET',
    path: `${online}/{id}/{recordId}/History`,
    permission: 'model',
    summary: 'Saves of a record, the latest first',
    query: ListQuerySchema,
    data: pageOf(RecordSaveSchema),
  }),
  read: endpoint({
    method: 'GET',
    path: `${online}/{id}/{recordId}`,
    permission: 'model',
    summary: 'One record',
    data: RecordSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${online}/{id}/{recordId}`,
    permission: 'model:btn_remove',
    summary: 'Deletes a record',
    data: NothingSchema,
  }),
  dataChange: endpoint({
    method: 'GET',
    path: `${online}/{id}/{recordId}/DataChange`,
    permission: 'model',
    summary: 'One record with ids turned into the texts shown; data is a JSON string',
    data: z.object({ id: IdSchema, data: z.string() }),
  }),
  batchRemove: endpoint({
    method: 'POST',
    path: `${online}/batchDelete/{id}`,
    permission: 'model:btn_batchRemove',
    summary: 'Deletes several records, all or none',
    body: IdsBodySchema,
    data: NothingSchema,
  }),
  export: fileEndpoint({
    method: 'POST',
    path: `${online}/{id}/Actions/Export`,
    permission: 'model:btn_download',
    summary: 'The filtered records as an Excel file',
    body: RecordListBodySchema.omit({ currentPage: true, pageSize: true }).extend({
      columns: z.array(z.string().max(100)).max(200).default([]),
    }),
    contentType: XLSX,
  }),
  template: fileEndpoint({
    method: 'GET',
    path: `${online}/{id}/Template`,
    permission: 'model:btn_add',
    summary: 'Empty Excel file with a column for each field that people fill in',
    contentType: XLSX,
  }),
  exportData: fileEndpoint({
    method: 'POST',
    path: `${online}/{id}/Actions/ExportData`,
    permission: 'model:btn_download',
    summary: 'The chosen records as an Excel file',
    body: z.object({
      ids: z.array(IdSchema).min(1).max(500),
      columns: z.array(z.string().max(100)).max(200).default([]),
    }),
    contentType: XLSX,
  }),
};
