import * as z from 'zod';
import { endpoint, fileEndpoint } from '../endpoint.js';
import {
  DayCountSchema,
  DayRangeSchema,
  IdsBodySchema,
  IdSchema,
  listOf,
  ListQuerySchema,
  NewIdSchema,
  NothingSchema,
  pageOf,
} from '../schemas.js';
import { AskedFilterTextSchema, RecordFilterTextSchema } from '../recordFilterText.js';
import { recordComments } from './recordComments.js';
import { recordPresence } from './recordPresence.js';
import { recordImport } from './recordImport.js';
import { recordPrint } from './recordPrint.js';
import { TreePartSchema } from './treeRecords.js';
import { relatedRecords, RelatedToSchema } from './relatedRecords.js';
import { ExportChoiceSchema, XLSX } from '../system/transfer.js';

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
  cause: z.enum(['create', 'update', 'remove', 'restore']),
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

/** A record as a save left it. */
const WrittenRecordSchema = z.object({
  id: IdSchema,
  /** Of the documents that wrote it. */
  version: z.int(),
  /** By the names of that version; rows have their `id`. */
  values: RecordValuesSchema,
  /** Fields `price` and columns `visitors.count` of that version that the caller may not see. */
  hidden: z.array(z.string()),
});

/** What became of a change of several records. */
const BulkResultSchema = z.object({
  /** With the revisions that were made. */
  changed: z.array(z.object({ id: IdSchema, revision: z.int() })),
  /** How many had the values already. */
  unchanged: z.int(),
  refused: z.array(z.object({ id: IdSchema, reason: z.string() })),
});

/** A deleted record, its times in milliseconds since 1970. */
const RecycledRecordSchema = RecordSchema.extend({
  _deletedAt: z.int(),
  /** Name of who deleted it; '' when they are no more. */
  _deletedBy: z.string(),
  /** When it is deleted for ever. */
  _purgedAt: z.int(),
});

export const RecordListBodySchema = ListQuerySchema.extend({
  currentPage: z.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.number().int().min(1).max(500).default(10),
  /** Filter values by field name; under `_filter` conditions that somebody has built (`RecordFilter` of form-engine). */
  queryJson: z.record(z.string().max(100), z.unknown()).default({}),
});

const online = '/api/visualdev/OnlineDev';

/** What was entered in the last days. */
export const RecordSummarySchema = z.object({
  /** Records of each day, oldest first. */
  days: z.array(DayCountSchema),
  /** Those of the caller. */
  own: z.number(),
  /** By the first choice among the columns, most first; null where there is none. */
  groups: z
    .object({
      label: z.string(),
      list: z.array(z.object({ name: z.string(), count: z.number() })),
      /** Records of all further groups. */
      others: z.number(),
    })
    .nullable(),
});

export const records = {
  config: endpoint({
    method: 'GET',
    path: `${online}/{id}/Config`,
    permission: 'model',
    summary: 'Released documents of a model: those of now, or of an earlier version',
    query: z.object({ version: z.coerce.number().int().min(1).optional() }),
    data: ModelConfigSchema,
  }),
  summary: endpoint({
    method: 'GET',
    path: `${online}/{id}/Summary`,
    permission: 'model',
    summary: 'What was entered in the last days within the caller’s data permission; offset as of sign-ins',
    query: DayRangeSchema,
    data: RecordSummarySchema,
  }),
  list: endpoint({
    method: 'POST',
    path: `${online}/{id}/List`,
    permission: 'model',
    summary:
      'Records within the caller’s data permission, paged; of a tree they tell under `_children` how many stand below them, counted to 1,000',
    byKey: 'read',
    body: RecordListBodySchema.extend({ related: RelatedToSchema.optional(), tree: TreePartSchema.optional() }),
    data: pageOf(RecordSchema).extend({ above: z.array(RecordSchema).optional() }),
  }),
  create: endpoint({
    method: 'POST',
    once: true,
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
    once: true,
    path: `${online}/{id}/{recordId}/Actions/Change`,
    permission: 'model:btn_edit',
    summary: 'Merges a change of an earlier revision onto the record; 409 tells what both changed',
    body: RecordChangeSchema,
    data: z.object({ revision: z.int() }),
  }),
  runButton: endpoint({
    method: 'POST',
    once: true,
    path: `${online}/{id}/Buttons/{button}`,
    permission: 'model',
    summary:
      'Asks the data interface of a button of the list with the values of a record, for whoever has the code of the button and where its condition holds',
    timeout: 120_000,
    body: z.object({ recordId: IdSchema.optional() }),
    data: NothingSchema,
  }),
  changeMany: endpoint({
    method: 'POST',
    once: true,
    path: `${online}/{id}/Actions/ChangeMany`,
    permission: 'model:btn_edit',
    summary: 'Gives fields of several records new values; what the form refuses for one does not hold the others back',
    timeout: 120_000,
    body: IdsBodySchema.extend({ set: RecordValuesSchema }),
    data: BulkResultSchema,
  }),
  undoMany: endpoint({
    method: 'POST',
    once: true,
    path: `${online}/{id}/Actions/UndoMany`,
    permission: 'model:btn_edit',
    summary: 'Takes changes of the caller’s own back, for a minute, where nobody has saved the record since',
    timeout: 120_000,
    body: z.object({
      changes: z
        .array(z.object({ id: IdSchema, revision: z.int().min(2) }))
        .min(1)
        .max(500),
    }),
    data: BulkResultSchema,
  }),
  history: endpoint({
    method: 'GET',
    path: `${online}/{id}/{recordId}/History`,
    permission: 'model',
    summary: 'Saves of a record, the latest first',
    query: ListQuerySchema,
    data: pageOf(RecordSaveSchema),
  }),
  written: endpoint({
    method: 'GET',
    path: `${online}/{id}/{recordId}/Revisions/{revision}`,
    permission: 'model',
    summary: 'A record as a save left it, under the fields of the release that wrote it',
    data: WrittenRecordSchema,
  }),
  restoreRevision: endpoint({
    method: 'POST',
    once: true,
    path: `${online}/{id}/{recordId}/Actions/RestoreRevision`,
    permission: 'model:btn_edit',
    summary: 'Makes a record again what it was at an earlier revision, as a new save; 409 when somebody saved since',
    body: z.object({
      revision: z.int().min(1),
      /** The latest revision that the caller looked at. */
      current: z.int().min(1),
    }),
    data: z.object({ revision: z.int() }),
  }),
  ...recordComments,
  ...recordPresence,
  ...recordPrint,
  ...relatedRecords,
  read: endpoint({
    method: 'GET',
    path: `${online}/{id}/{recordId}`,
    permission: 'model',
    summary: 'One record',
    data: RecordSchema,
  }),
  bin: endpoint({
    method: 'GET',
    path: `${online}/{id}/RecycleBin`,
    permission: 'model:btn_remove',
    summary: 'Deleted records within the caller’s data permission that mention the keyword, the latest first, paged',
    query: ListQuerySchema,
    data: pageOf(RecycledRecordSchema),
  }),
  restore: endpoint({
    method: 'POST',
    path: `${online}/{id}/RecycleBin/Actions/Restore`,
    permission: 'model:btn_remove',
    logName: 'restore',
    summary: 'Takes deleted records back, all or none; 409 where a field cannot hold its value any more',
    body: IdsBodySchema,
    data: NothingSchema,
  }),
  undoRemove: endpoint({
    method: 'POST',
    path: `${online}/{id}/Actions/UndoRemove`,
    permission: 'model:btn_batchRemove',
    logName: 'restore',
    summary: 'Takes back what the caller has deleted within the last minute, all or none',
    body: IdsBodySchema,
    data: NothingSchema,
  }),
  purge: endpoint({
    method: 'POST',
    path: `${online}/{id}/RecycleBin/Actions/Purge`,
    permission: 'model:btn_remove',
    logName: 'purge',
    summary: 'Deletes records of the recycle bin for ever, with their history, all or none',
    body: IdsBodySchema,
    data: NothingSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${online}/{id}/{recordId}`,
    permission: 'model:btn_remove',
    summary: 'Puts a record into the recycle bin',
    data: NothingSchema,
  }),
  dataChange: endpoint({
    method: 'GET',
    path: `${online}/{id}/{recordId}/DataChange`,
    permission: 'model',
    summary: 'One record with ids turned into the texts shown; data is a JSON string',
    data: z.object({ id: IdSchema, data: z.string() }),
  }),
  names: endpoint({
    method: 'POST',
    path: `${online}/{id}/Names`,
    permission: 'session',
    summary: 'Texts that stand for records, of those that the caller may see; the others are left out',
    logName: false,
    byKey: 'read',
    body: z.object({
      /** Field whose text stands for a record. */
      field: z.string().max(100),
      ids: z.array(IdSchema).min(1).max(500),
      /** Of those the ones that pass alone. */
      filter: RecordFilterTextSchema,
      asked: AskedFilterTextSchema,
    }),
    data: listOf(z.object({ id: IdSchema, text: z.string() })),
  }),
  batchRemove: endpoint({
    method: 'POST',
    path: `${online}/batchDelete/{id}`,
    permission: 'model:btn_batchRemove',
    summary: 'Puts several records into the recycle bin, all or none',
    body: IdsBodySchema,
    data: NothingSchema,
  }),
  export: fileEndpoint({
    method: 'POST',
    path: `${online}/{id}/Actions/Export`,
    permission: 'model:btn_download',
    summary: 'The filtered records, or of them those chosen by id, as an Excel file',
    byKey: 'read',
    body: RecordListBodySchema.omit({ currentPage: true, pageSize: true }).extend({
      ids: z.array(IdSchema).min(1).max(5_000).optional(),
      columns: z.array(z.string().max(100)).max(200).default([]),
    }),
    contentType: XLSX,
  }),
  startExport: endpoint({
    method: 'POST',
    once: true,
    path: `${online}/{id}/Actions/StartExport`,
    permission: 'model:btn_download',
    summary: 'Begins the same in the background; see Transfer',
    body: RecordListBodySchema.omit({ currentPage: true, pageSize: true }).extend(ExportChoiceSchema.shape),
    data: NewIdSchema,
  }),
  ...recordImport,
  exportData: fileEndpoint({
    method: 'POST',
    path: `${online}/{id}/Actions/ExportData`,
    permission: 'model:btn_download',
    summary: 'The chosen records as an Excel file',
    byKey: 'read',
    body: z.object({
      ids: z.array(IdSchema).min(1).max(500),
      columns: z.array(z.string().max(100)).max(200).default([]),
    }),
    contentType: XLSX,
  }),
};
