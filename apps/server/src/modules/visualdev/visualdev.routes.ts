import { contract } from '@smart-admin/api-client/contract';
import { requireRow } from '../../db/requireRow.js';
import { implement } from '../../http/implement.js';
import { listModels } from './listModels.js';
import { exportRecords, recordTemplate } from './records/exportRecords.js';
import { listRecords } from './records/listRecords.js';
import { openRecords } from './records/recordAccess.js';
import { readRecord, readRecordTexts } from './records/readRecord.js';
import { removeRecords } from './records/removeRecords.js';
import { createRecord, updateRecord } from './records/saveRecord.js';
import { readReleased } from './releasedModel.js';
import { releaseModel } from './releaseModel.js';
import { copyModel, createModel, removeModel, updateModel } from './saveModel.js';

const { models, records } = contract.visualdev;

export const visualdevRoutes = [
  implement(models.list, ({ deps, query }) => listModels(deps, query)),
  implement(models.selector, async ({ deps }) => ({
    list: await deps.db
      .selectFrom('visualModel')
      .select(['id', 'fullName', 'enCode'])
      .where('version', '>', 0)
      .orderBy('sortCode')
      .orderBy('id')
      .execute(),
  })),
  implement(models.read, async ({ deps, params }) => {
    const {
      releasedForm: _form,
      releasedColumn: _column,
      version: _version,
      creatorUserId: _creator,
      lastModifyUserId: _modifier,
      ...model
    } = requireRow(await deps.db.selectFrom('visualModel').selectAll().where('id', '=', params.id).executeTakeFirst());
    return model;
  }),
  implement(models.create, ({ deps, caller, body }) => createModel(deps, caller, body)),
  implement(models.update, ({ deps, caller, params, body }) => updateModel(deps, caller, { ...body, id: params.id })),
  implement(models.remove, ({ deps, params }) => removeModel(deps, params.id)),
  implement(models.copy, ({ deps, caller, params }) => copyModel(deps, caller, params.id)),
  implement(models.release, ({ deps, params, body }) => releaseModel(deps, { ...body, id: params.id })),
  implement(models.formDataFields, async ({ deps, params }) => {
    const { form } = await readReleased(deps.db, params.id);
    return { list: form.fields.filter(({ label }) => label !== '').map(({ id, label }) => ({ vmodel: id, label })) };
  }),
  implement(models.fieldDataSelect, ({ deps, caller, params, query, locale }) => {
    const { relationField, columnOptions, ...list } = query;
    const fields = [relationField, ...columnOptions.split(',')].filter(Boolean);
    return listRecords(deps, { modelId: params.id, caller, locale, query: { ...list, queryJson: {}, fields } });
  }),
  implement(records.config, async ({ deps, caller, params }) => {
    const { model } = await openRecords(deps, caller, params.id);
    const { id, fullName, menuId, formData, columnData, version } = model;
    return { id, fullName, menuId, formData, columnData, version };
  }),
  implement(records.list, ({ deps, caller, params, body, locale }) =>
    listRecords(deps, { modelId: params.id, caller, locale, query: body }),
  ),
  implement(records.create, ({ deps, caller, params, body, locale }) =>
    createRecord(deps, { modelId: params.id, caller, locale, values: body }),
  ),
  implement(records.update, ({ deps, caller, params, body, locale }) =>
    updateRecord(deps, { modelId: params.id, recordId: params.recordId, caller, locale, values: body }),
  ),
  implement(records.read, ({ deps, caller, params }) =>
    readRecord(deps, { modelId: params.id, recordId: params.recordId, caller }),
  ),
  implement(records.remove, ({ deps, caller, params }) =>
    removeRecords(deps, { modelId: params.id, ids: [params.recordId], caller }),
  ),
  implement(records.dataChange, ({ deps, caller, params, locale }) =>
    readRecordTexts(deps, { modelId: params.id, recordId: params.recordId, caller, locale }),
  ),
  implement(records.batchRemove, ({ deps, caller, params, body }) =>
    removeRecords(deps, { modelId: params.id, ids: body.ids, caller }),
  ),
  implement(records.export, ({ deps, caller, params, body, locale }) =>
    exportRecords(deps, { modelId: params.id, caller, locale, query: body, columns: body.columns }),
  ),
  implement(records.exportData, ({ deps, caller, params, body, locale }) =>
    exportRecords(deps, {
      modelId: params.id,
      caller,
      locale,
      query: { queryJson: {} },
      columns: body.columns,
      ids: body.ids,
    }),
  ),
  implement(records.template, ({ deps, caller, params }) => recordTemplate(deps, { modelId: params.id, caller })),
];
