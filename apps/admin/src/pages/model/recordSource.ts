import { type ListQuery, type ResourceRow, type ResourceSource } from '@smart-admin/form-engine/resource';
import { api } from '../../app/api.js';
import { apiQuery } from '../../resource/apiQuery.js';
import { saveFile } from '../../resource/saveFile.js';
import { saving } from '../../resource/saving.js';

/** The calls behind the records of a model (spec 7.14). */
export function recordSource(id: string): ResourceSource<ResourceRow & Record<string, unknown>> {
  return {
    list: (query, signal) => api.visualdev.records.list({ id, body: listBody(query) }, { signal, silent: true }),
    read: (recordId, signal) => api.visualdev.records.read({ id, recordId }, { signal }),
    create: (values, { key }) =>
      saving(api.visualdev.records.create({ id, body: values }, { silent: true, idempotencyKey: key })),
    change: async (recordId, change, { key }) =>
      void (await saving(
        api.visualdev.records.change({ id, recordId, body: change }, { silent: true, idempotencyKey: key }),
      )),
    remove: async (recordId) => void (await api.visualdev.records.remove({ id, recordId })),
    removeMany: async (ids) => void (await api.visualdev.records.batchRemove({ id, body: { ids } })),
    export: async (query, columns) => {
      const { currentPage: _page, pageSize: _size, ...body } = listBody(query);
      saveFile(await api.visualdev.records.export({ id, body: { ...body, columns } }));
    },
  };
}

function listBody(query: ListQuery) {
  return { ...apiQuery(query), queryJson: query.filters };
}
