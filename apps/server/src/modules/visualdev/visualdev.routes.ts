import { contract, type AnyEndpoint } from '@smart-admin/api-client/contract';
import { RECORD_FILTER } from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { menusChanged } from '../../rights/menu.events.js';
import { callKey } from '../../http/idempotent.js';
import { readFilterText } from '../../http/readFilterText.js';
import { ApiError } from '../../errors/apiError.js';
import { handleAll, type Call } from '../../http/handle.js';
import { joinNames } from '../../http/operationDetail.js';
import { listModelTemplates, printRecords } from '../print/printRecords.js';
import { importModels, previewModels } from './files/importModels.js';
import { exportModels } from './files/modelFile.js';
import { appDesignRoutes } from './appDesign.routes.js';
import { draftRow, modelRows } from './modelRows.js';
import { adoptTable, requireAdministrator } from './tables/adoptTable.js';
import { listExistingTables, readExistingTable } from './tables/existingTables.js';
import { changeRecord, type SavedRevision } from './records/changeRecord.js';
import { addComment, listComments, removeComment } from './records/comments.js';
import { startTakeBack } from './records/import/takeBackImport.js';
import { tellPresence } from './records/presence.js';
import { changeRecords, undoChanges } from './records/changeRecords.js';
import { describeRecord, describeSave } from './records/describeRecord.js';
import { createRecord } from './records/createRecord.js';
import { exportRecords } from './records/exportRecords.js';
import { previewRecords } from './records/import/previewRecords.js';
import { recordTemplate } from './records/import/recordTemplate.js';
import { startRecordExport, startRecordImport } from './records/record.jobs.js';
import { listRecords } from './records/listRecords.js';
import { readRecord, readRecordTexts } from './records/readRecord.js';
import { readWritten } from './records/readWritten.js';
import { filterCondition } from './records/filterCondition.js';
import { offeredCondition, readOffered } from './records/offeredRecords.js';
import { readRelated } from './records/recordNames.js';
import { listHistory } from './records/recordHistory.js';
import { listRecycled } from './records/recycle/listRecycled.js';
import { purgeRecords } from './records/recycle/purgeRecords.js';
import { restoreRecords } from './records/recycle/restoreRecords.js';
import { restoreRevision } from './records/restoreRevision.js';
import { runButton } from './records/runButton.js';
import { removeRecords } from './records/removeRecords.js';
import { listRelated } from './records/relatedRecords.js';
import { summarizeRecords } from './records/summarizeRecords.js';
import { fieldUses } from './fieldUses.js';
import { listVersions, readVersion, restoreVersion } from './modelVersions.js';
import { readReleased } from './releasedModel.js';
import { listRelatedForms } from './relatedForms.js';
import { planRelease, releaseModel } from './releaseModel.js';
import { t } from './visualdev.messages.js';
import { readModelSheet } from './readModelSheet.js';
import { removeModelParts } from './removeModelParts.js';

const modelRoutes = crudRoutes(contract.visualdev.models, {
  ...modelRows,
  toRow: draftRow,
  beforeRemove: (model, { db, call }) => removeModelParts({ db, events: call.deps.events }, model),
  // a draft is in no menu
  announce: async ({ kind }, { db, call }) => {
    if (kind === 'removed') await call.deps.events.emit(db, menusChanged, {});
  },
  own: {
    selector: async ({ deps }) => ({
      list: await deps.db
        .selectFrom('visualModel')
        .select(['id', 'fullName', 'enCode', 'category'])
        .where('version', '>', 0)
        .orderBy('sortCode')
        .orderBy('id')
        .execute(),
    }),
    release: (call) => releaseModel(call, { ...call.body, id: call.params.id }),
    releasePlan: ({ deps, params: { id } }) => planRelease(deps.db, id),
    relatedForms: async ({ deps, params, locale }) => ({ list: await listRelatedForms(deps.db, params.id, locale) }),
    readSheet: ({ deps, caller, body }) => readModelSheet(deps, { ...body, userId: caller.userId }),
    export: async ({ deps, caller, query, describe }) => {
      const { names, ...file } = await exportModels(deps.db, caller, query.ids.split(','));
      describe({ recordName: joinNames(names) });
      return file;
    },
    existingTables: async ({ deps, caller, locale }) => {
      requireAdministrator(caller);
      return { list: await listExistingTables(deps.db, locale) };
    },
    existingTable: ({ deps, caller, params, locale }) => {
      requireAdministrator(caller);
      return readExistingTable(deps.db, params.table, locale);
    },
    adoptTable: (call) => adoptTable(call),
    importPreview: (call) => previewModels(call),
    import: (call) => importModels(call),
    fieldUses: ({ deps, caller, params }) => fieldUses(deps.db, caller, params),
    versions: ({ deps, params: { id }, query }) => listVersions(deps, id, query),
    version: ({ deps, params }) => readVersion(deps.db, params),
    restoreVersion: async ({ deps, caller, params, describe }) => {
      const { fullName } = await restoreVersion(deps.db, { ...params, userId: caller.userId });
      describe({ recordId: params.id, recordName: fullName });
      return null;
    },
    formDataFields: async ({ deps, params }) => {
      const { form, tables } = await readReleased(deps.db, params.id);
      // what follows another field, and rows of subtables, have no column that could be read of a record
      const stored = new Set(tables[0].columns.map(({ field }) => field));
      const shown = form.fields.filter(({ id, label }) => label !== '' && stored.has(id));
      return { list: shown.map(({ id, label, kind }) => ({ vmodel: id, label, kind })) };
    },
    fieldDataSelect: async ({ deps, caller, params: { id: modelId }, query, locale }) => {
      const { relationField, columnOptions, filter, asked, ...list } = query;
      const fields = [relationField, ...columnOptions.split(',')].filter(Boolean);
      const offered = await readOffered(deps, caller, { modelId, asked });
      const conditions = offered ? undefined : readFilterText(filter);
      const queryJson = conditions ? { [RECORD_FILTER]: conditions } : {};
      return listRecords(deps, { modelId, caller, locale, query: { ...list, queryJson, fields, offered } });
    },
  },
});

const recordRoutes = handleAll(contract.visualdev.records, {
  config: async ({ deps, params, query }) => {
    const model = await readReleased(deps.db, params.id, query.version);
    const { id, fullName, menuId, formData, columnData, version } = model;
    return { id, fullName, menuId, formData, columnData, version };
  },
  summary: ({ deps, caller, params, query, locale }) =>
    summarizeRecords(deps, { modelId: params.id, caller, locale, range: query }),
  list: ({ deps, caller, params, body, locale }) =>
    listRecords(deps, { modelId: params.id, caller, locale, query: body }),
  create: async ({ deps, caller, params: { id: modelId }, body, locale, request, describe }) => {
    const call = callKey(request, caller.userId);
    const { recordId, access, values } = await createRecord(deps, { modelId, caller, locale, values: body, call });
    describe({ verb: 'create', recordId });
    if (values) describe(() => describeSave(deps, { access, values, recordId, caller, locale }));
    return recordId;
  },
  update: async ({ deps, caller, params: { id: modelId, recordId }, body, locale, request, describe }) => {
    const call = callKey(request, caller.userId);
    const saved = await changeRecord(deps, { modelId, recordId, caller, locale, edit: { values: body }, call });
    describeSaved(deps, { saved, recordId, caller, locale, describe });
    return null;
  },
  change: async ({ deps, caller, params: { id: modelId, recordId }, body, locale, request, describe }) => {
    const call = callKey(request, caller.userId);
    const saved = await changeRecord(deps, { modelId, recordId, caller, locale, edit: { change: body }, call });
    describeSaved(deps, { saved, recordId, caller, locale, describe });
    return { revision: saved.revision };
  },
  runButton: async ({
    deps,
    caller,
    params: { id: modelId, button },
    body: { recordId },
    locale,
    request,
    describe,
  }) => {
    const call = callKey(request, caller.userId);
    await runButton(deps, { modelId, button, recordId, caller, locale, call });
    if (recordId !== undefined) describe(() => describeRecord(deps, { modelId, recordId, caller, locale }));
    return null;
  },
  changeMany: ({ deps, caller, params, body, locale, request }) =>
    changeRecords(deps, { modelId: params.id, caller, locale, ...body, call: callKey(request, caller.userId) }),
  undoMany: ({ deps, caller, params, body: { changes }, locale, request }) =>
    undoChanges(deps, { modelId: params.id, caller, locale, changes, call: callKey(request, caller.userId) }),
  history: ({ deps, caller, params, query }) =>
    listHistory(deps, { modelId: params.id, recordId: params.recordId, caller, query }),
  written: ({ deps, caller, params: { id: modelId, recordId, revision } }) => {
    if (!/^[1-9]\d{0,8}$/.test(revision)) throw new ApiError(404, t('noSuchRevision'));
    return readWritten(deps, { modelId, recordId, caller, revision: Number(revision) });
  },
  restoreRevision: async ({ deps, caller, params: { id: modelId, recordId }, body, locale, request, describe }) => {
    const call = callKey(request, caller.userId);
    const saved = await restoreRevision(deps, { modelId, recordId, caller, locale, ...body, call });
    describeSaved(deps, { saved, recordId, caller, locale, describe });
    return { revision: saved.revision };
  },
  comments: ({ deps, caller, params: { id: modelId, recordId }, query }) =>
    listComments(deps, { modelId, recordId, caller, query }),
  addComment: ({ deps, caller, params: { id: modelId, recordId }, body, locale, request }) =>
    addComment(deps, { modelId, recordId, caller, locale, ...body, call: callKey(request, caller.userId) }),
  removeComment: ({ deps, caller, params: { id: modelId, recordId, commentId } }) =>
    removeComment(deps, { modelId, recordId, caller, commentId }),
  presence: ({ deps, caller, params: { id: modelId, recordId }, body }) =>
    tellPresence(deps, { modelId, recordId, caller, ...body }),
  related: async ({ deps, caller, params, locale }) => ({
    list: await listRelated(deps, { modelId: params.id, recordId: params.recordId, caller, locale }),
  }),
  printTemplates: async ({ deps, params }) => ({ list: await listModelTemplates(deps, params.id) }),
  print: ({ deps, caller, params, body, locale }) =>
    printRecords(deps, { modelId: params.id, caller, locale, ...body }),
  read: ({ deps, caller, params }) => readRecord(deps, { modelId: params.id, recordId: params.recordId, caller }),
  bin: ({ deps, caller, params, query, locale }) => listRecycled(deps, { modelId: params.id, caller, locale, query }),
  restore: ({ deps, caller, params, body, locale }) =>
    restoreRecords(deps, { modelId: params.id, ids: body.ids, caller, locale }),
  undoRemove: ({ deps, caller, params, body, locale }) =>
    restoreRecords(deps, { modelId: params.id, ids: body.ids, caller, locale, isUndo: true }),
  purge: ({ deps, caller, params, body }) => purgeRecords(deps, { modelId: params.id, ids: body.ids, caller }),
  remove: async ({ deps, caller, params: { id: modelId, recordId }, locale, describe }) => {
    const detail = await describeRecord(deps, { modelId, recordId, caller, locale });
    await removeRecords(deps, { modelId, ids: [recordId], caller });
    describe(detail);
    return null;
  },
  dataChange: ({ deps, caller, params, locale }) =>
    readRecordTexts(deps, { modelId: params.id, recordId: params.recordId, caller, locale }),
  names: async ({ deps, caller, params, body }) => {
    const reference = { kind: 'record', modelId: params.id, relationField: body.field } as const;
    const offered = await readOffered(deps, caller, { modelId: params.id, asked: body.asked });
    const filter = offered ? undefined : readFilterText(body.filter);
    const now = new Date(deps.clock.now());
    const texts = await readRelated({ db: deps.db, caller }, reference, body.ids, {
      condition: (access) =>
        offered ? offeredCondition(access.model, offered, now) : filterCondition(access, filter, now),
    });
    return { list: [...texts].map(([id, text]) => ({ id, text })) };
  },
  batchRemove: ({ deps, caller, params, body }) => removeRecords(deps, { modelId: params.id, ids: body.ids, caller }),
  export: ({ deps, caller, params, body, locale }) =>
    exportRecords(deps, { modelId: params.id, caller, locale, query: body, columns: body.columns, ids: body.ids }),
  exportData: ({ deps, caller, params, body, locale }) =>
    exportRecords(deps, {
      modelId: params.id,
      caller,
      locale,
      query: { queryJson: {} },
      columns: body.columns,
      ids: body.ids,
    }),
  startExport: startRecordExport,
  importPreview: ({ deps, caller, params, body, locale }) =>
    previewRecords(deps, { modelId: params.id, caller, locale, ...body }),
  startImport: startRecordImport,
  takeBackImport: startTakeBack,
  template: ({ deps, caller, params, locale }) => recordTemplate(deps, { modelId: params.id, caller, locale }),
});

/** Tells the log what a save of a record has written, from the save itself. */
function describeSaved(deps: Deps, { saved: { access, written }, describe, ...input }: SavedInput): void {
  describe({ recordId: input.recordId });
  if (written) describe(() => describeSave(deps, { ...input, ...written, access }));
}

interface SavedInput {
  saved: SavedRevision;
  recordId: string;
  caller: Caller;
  locale: Locale;
  describe: Call<AnyEndpoint>['describe'];
}

export const visualdevRoutes = [...modelRoutes, ...appDesignRoutes, ...recordRoutes];
