import { contract } from '@smart-admin/api-client/contract';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { menusChanged } from '../menu/menu.events.js';
import { callKey } from '../../http/onceByKey.js';
import { implementAll } from '../../http/implement.js';
import { readDocuments } from './modelDocuments.js';
import { changeRecord } from './records/changeRecord.js';
import { describeRecord } from './records/describeRecord.js';
import { createRecord } from './records/createRecord.js';
import { exportRecords, recordTemplate } from './records/exportRecords.js';
import { listRecords } from './records/listRecords.js';
import { openRecords } from './records/recordAccess.js';
import { readRecord, readRecordTexts } from './records/readRecord.js';
import { listHistory } from './records/recordHistory.js';
import { removeRecords } from './records/removeRecords.js';
import { readReleased } from './releasedModel.js';
import { releaseModel } from './releaseModel.js';
import { removeModelParts } from './removeModelParts.js';

const modelRoutes = crudRoutes(contract.visualdev.models, {
  table: 'visualModel',
  order: [
    ['sortCode', 'asc'],
    ['id', 'desc'],
  ],
  // a draft: what users see stays until the next release
  toRow: (body, { id, current }) => {
    readDocuments(id, body.formData, body.columnData);
    const version = current?.version ?? 0;
    return { ...body, version, state: version === 0 ? 0 : 2 };
  },
  beforeRemove: (model, { db }) => removeModelParts(db, model),
  announce: menusChanged,
  own: {
    selector: async ({ deps }) => ({
      list: await deps.db
        .selectFrom('visualModel')
        .select(['id', 'fullName', 'enCode'])
        .where('version', '>', 0)
        .orderBy('sortCode')
        .orderBy('id')
        .execute(),
    }),
    release: async ({ deps, params: { id }, body, describe }) => {
      const release = await releaseModel(deps, { ...body, id });
      const { fullName } = await readReleased(deps.db, id);
      describe({ recordId: id, recordName: fullName });
      return release;
    },
    formDataFields: async ({ deps, params }) => {
      const { form } = await readReleased(deps.db, params.id);
      return { list: form.fields.filter(({ label }) => label !== '').map(({ id, label }) => ({ vmodel: id, label })) };
    },
    fieldDataSelect: ({ deps, caller, params, query, locale }) => {
      const { relationField, columnOptions, ...list } = query;
      const fields = [relationField, ...columnOptions.split(',')].filter(Boolean);
      return listRecords(deps, { modelId: params.id, caller, locale, query: { ...list, queryJson: {}, fields } });
    },
  },
});

const recordRoutes = implementAll(contract.visualdev.records, {
  config: async ({ deps, caller, params }) => {
    const { model } = await openRecords(deps, caller, params.id);
    const { id, fullName, menuId, formData, columnData, version } = model;
    return { id, fullName, menuId, formData, columnData, version };
  },
  list: ({ deps, caller, params, body, locale }) =>
    listRecords(deps, { modelId: params.id, caller, locale, query: body }),
  create: async ({ deps, caller, params: { id: modelId }, body, locale, request, describe }) => {
    const call = callKey(request, caller.userId);
    const recordId = await createRecord(deps, { modelId, caller, locale, values: body, call });
    describe({ verb: 'create', ...(await describeRecord(deps, { modelId, recordId, caller, locale })) });
    return recordId;
  },
  update: async ({ deps, caller, params: { id: modelId, recordId }, body, locale, request, describe }) => {
    const call = callKey(request, caller.userId);
    const saved = await changeRecord(deps, { modelId, recordId, caller, locale, edit: { values: body }, call });
    describe(await describeRecord(deps, { modelId, recordId, caller, locale, saved }));
    return null;
  },
  change: async ({ deps, caller, params: { id: modelId, recordId }, body, locale, request, describe }) => {
    const call = callKey(request, caller.userId);
    const saved = await changeRecord(deps, { modelId, recordId, caller, locale, edit: { change: body }, call });
    describe(await describeRecord(deps, { modelId, recordId, caller, locale, saved }));
    return { revision: saved.revision };
  },
  history: ({ deps, caller, params, query }) =>
    listHistory(deps, { modelId: params.id, recordId: params.recordId, caller, query }),
  read: ({ deps, caller, params }) => readRecord(deps, { modelId: params.id, recordId: params.recordId, caller }),
  remove: async ({ deps, caller, params: { id: modelId, recordId }, locale, describe }) => {
    const detail = await describeRecord(deps, { modelId, recordId, caller, locale });
    await removeRecords(deps, { modelId, ids: [recordId], caller });
    describe(detail);
    return null;
  },
  dataChange: ({ deps, caller, params, locale }) =>
    readRecordTexts(deps, { modelId: params.id, recordId: params.recordId, caller, locale }),
  batchRemove: ({ deps, caller, params, body }) => removeRecords(deps, { modelId: params.id, ids: body.ids, caller }),
  export: ({ deps, caller, params, body, locale }) =>
    exportRecords(deps, { modelId: params.id, caller, locale, query: body, columns: body.columns }),
  exportData: ({ deps, caller, params, body, locale }) =>
    exportRecords(deps, {
      modelId: params.id,
      caller,
      locale,
      query: { queryJson: {} },
      columns: body.columns,
      ids: body.ids,
    }),
  template: ({ deps, caller, params }) => recordTemplate(deps, { modelId: params.id, caller }),
});

export const visualdevRoutes = [...modelRoutes, ...recordRoutes];
