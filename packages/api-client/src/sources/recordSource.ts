import { type ApiClient } from '../client/createClient.js';
import { batchNames } from './batchNames.js';
import { type Narrowing, narrowing, quiet, type RecordQuery } from './sourceTypes.js';

/** Records of a released model; `relationField` names the field whose text stands for a record. */
export function recordSource(api: ApiClient, modelId: string, relationField: string) {
  const ask = async (ids: readonly string[], signal?: AbortSignal, narrow: Narrowing = {}) => {
    const body = { field: relationField, ids: [...ids], ...narrowing(narrow) };
    return (await api.visualdev.records.names({ id: modelId, body }, quiet(signal))).list;
  };
  const named = batchNames(async (ids) =>
    Object.fromEntries((await ask(ids)).filter(({ text }) => text !== '').map(({ id, text }) => [id, text])),
  );
  return {
    async search({ keyword, page, pageSize, columns, ...narrow }: RecordQuery, signal?: AbortSignal) {
      const { list, pagination } = await api.visualdev.models.fieldDataSelect(
        {
          id: modelId,
          query: {
            keyword,
            currentPage: page,
            pageSize,
            relationField,
            columnOptions: columns.join(','),
            ...narrowing(narrow),
          },
        },
        quiet(signal),
      );
      return {
        rows: list.map((row) => ({
          id: row.id,
          label: shown(row, relationField) || row.id,
          values: Object.fromEntries(columns.map((column) => [column, shown(row, column)])),
        })),
        total: pagination.total,
      };
    },
    /** With conditions of those that fulfil them. */
    async names(ids: readonly string[], signal?: AbortSignal, narrow?: Narrowing): Promise<Record<string, string>> {
      if (!narrow) return named(ids);
      return Object.fromEntries((await ask(ids, signal, narrow)).map(({ id, text }) => [id, text || id]));
    },
  };
}

/** A value as people read it: the server puts the text of an id beside it. */
function shown(row: Record<string, unknown>, field: string): string {
  return textOf(row[`${field}_name`] ?? row[field]);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
