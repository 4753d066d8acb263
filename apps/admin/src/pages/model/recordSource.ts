import { type ListQuery, type ResourceRow, type ResourceSource } from '@smart-admin/form-engine/resource';
import { api } from '../../app/api.js';
import { recordPresence } from './recordPresence.js';
import { apiQuery } from '../../resource/apiQuery.js';
import { importUpload } from '../../resource/importUpload.js';
import { saveFile } from '../../resource/saveFile.js';
import { saving } from '../../resource/saving.js';
import { once } from '../../resource/once.js';
import { transfersOf } from '../../resource/transfers.js';

/** The calls behind the records of a model (spec 7.14), or behind those that point to one of another model. */
export function recordSource(id: string, related?: RelatedTo): ResourceSource<ResourceRow & Record<string, unknown>> {
  return {
    list: (query, signal) =>
      api.visualdev.records.list(
        { id, body: { ...listBody(query), ...(related ? { related } : {}) } },
        { signal, silent: true },
      ),
    read: (recordId, signal) => api.visualdev.records.read({ id, recordId }, { signal }),
    create: (values, { key }) =>
      saving(api.visualdev.records.create({ id, body: values }, { silent: true, idempotencyKey: key })),
    change: async (recordId, change, { key }) =>
      void (await saving(
        api.visualdev.records.change({ id, recordId, body: change }, { silent: true, idempotencyKey: key }),
      )),
    changeMany: (ids, set) =>
      once('records.changeMany', [id, ids, set], (key) =>
        api.visualdev.records.changeMany({ id, body: { ids, set } }, { silent: true, ...key }),
      ),
    undoMany: (changes) =>
      once('records.undoMany', [id, changes], (key) => api.visualdev.records.undoMany({ id, body: { changes } }, key)),
    remove: async (recordId) => void (await api.visualdev.records.remove({ id, recordId })),
    removeMany: async (ids) => void (await api.visualdev.records.batchRemove({ id, body: { ids } })),
    undoRemoveMany: async (ids) => void (await api.visualdev.records.undoRemove({ id, body: { ids } })),
    history: {
      list: (recordId, currentPage, signal) =>
        api.visualdev.records.history({ id, recordId, query: { currentPage, pageSize: 20 } }, { signal, silent: true }),
      restore: async (recordId, state) =>
        void (await once('records.restoreRevision', [id, recordId, state], (key) =>
          api.visualdev.records.restoreRevision({ id, recordId, body: state }, key),
        )),
    },
    comments: {
      list: (recordId, currentPage, signal) =>
        api.visualdev.records.comments(
          { id, recordId, query: { currentPage, pageSize: 20 } },
          { signal, silent: true },
        ),
      add: async (recordId, body, { key }) =>
        void (await api.visualdev.records.addComment({ id, recordId, body }, { idempotencyKey: key })),
      remove: async (recordId, commentId) =>
        void (await api.visualdev.records.removeComment({ id, recordId, commentId })),
    },
    presence: recordPresence(id),
    bin: {
      list: (query, signal) => api.visualdev.records.bin({ id, query: apiQuery(query) }, { signal, silent: true }),
      restore: async (ids) => void (await api.visualdev.records.restore({ id, body: { ids } })),
      purge: async (ids) => void (await api.visualdev.records.purge({ id, body: { ids } })),
    },
    export: ({ query, columns, ids, fileName, signal }) => {
      const { currentPage: _page, pageSize: _size, tree: _tree, ...body } = listBody(query);
      const wanted = { id, body: { ...body, columns, fileName, ...(ids ? { ids } : {}) } };
      return once('records.startExport', wanted, (key) =>
        api.visualdev.records.startExport(wanted, { signal, ...key }),
      );
    },
    import: {
      template: async () => saveFile(await api.visualdev.records.template({ id })),
      preview: async (file, mapping, place) =>
        api.visualdev.records.importPreview({
          id,
          body: { file: await importUpload(file), ...place, ...(mapping ? { mapping: [...mapping] } : {}) },
        }),
      take: {
        kind: 'start',
        start: async (file, { mapping, edits, place }) => {
          const rows = { id, body: { file: await importUpload(file), ...place, mapping: [...mapping], edits } };
          return once('records.startImport', rows, (key) => api.visualdev.records.startImport(rows, key));
        },
      },
    },
    transfers: transfersOf(`model:${id}`, (transferId) =>
      once('records.takeBackImport', [id, transferId], (key) =>
        api.visualdev.records.takeBackImport({ id, body: { transferId } }, key),
      ),
    ),
  };
}

/** A record of another model, and the field that points to it. */
export interface RelatedTo {
  field: string;
  recordId: string;
}

function listBody(query: ListQuery) {
  const { tree } = query;
  return {
    ...apiQuery(query),
    queryJson: query.filters,
    ...(tree ? { tree: { part: tree.part, parent: tree.parent } } : {}),
  };
}
