import { type ApiClient } from '@smart-admin/api-client';
import { type HistorySource, type RecordSave } from '@smart-admin/form-engine/resource';
import { type ApiForm } from './apiForm.js';
import { changesOf } from './changesOf.js';
import { saving } from './saving.js';

/** What was changed of a thing, in the fields of its form, and the way back to what it was: a save like any other. */
export function nounHistory(
  form: Pick<ApiForm<object>, 'read'>,
  { read, changes, update }: HistoryCalls,
): HistorySource {
  return {
    async list(id, _page, signal) {
      const options = { signal, silent: true };
      const [record, { list: told }] = await Promise.all([read({ id }, options), changes({ id }, options)]);
      let state = record;
      const list = told.map(({ revision, userName, time, fields, before }): RecordSave => {
        const [later, earlier] = [form.read(state), form.read({ ...state, ...before })];
        state = { ...state, ...before };
        return {
          ...{ revision, userName, time, cause: 'update' },
          change: { set: changesOf(earlier, later), rows: {} },
          undo: { set: changesOf(later, earlier), rows: {} },
          lost: fields.filter((field) => !Object.hasOwn(before, field)),
        };
      });
      return { list, pagination: { currentPage: 1, pageSize: Math.max(1, list.length), total: list.length } };
    },
    async restore(id, { revision, current }) {
      const { list } = await changes({ id }, { silent: true });
      // the latest first: what came before the earliest of them is what counts
      const later = list.filter((change) => change.revision > revision).map(({ before }) => before);
      const body = Object.assign({}, ...later, { revision: current }) as Record<string, unknown>;
      await saving(update({ id, body }, { silent: true }));
    },
  };
}

interface HistoryCalls {
  read(input: { id: string }, options: CallOptions): Promise<Record<string, unknown>>;
  changes(input: { id: string }, options: CallOptions): ReturnType<ApiClient['permission']['role']['changes']>;
  update(input: { id: string; body: Record<string, unknown> }, options: CallOptions): Promise<unknown>;
}

interface CallOptions {
  signal?: AbortSignal;
  silent?: boolean;
}
