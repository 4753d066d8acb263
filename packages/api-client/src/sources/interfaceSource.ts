import { type ApiClient } from '../client/createClient.js';
import { batchNames } from './batchNames.js';
import { type Narrowing, narrowing, quiet, type RecordQuery } from './sourceTypes.js';

/** Rows of a data interface: `propsValue` names the part of a row that is its id, `relationField` the one that is read. */
export function interfaceSource(api: ApiClient, { interfaceId, propsValue, relationField }: InterfaceRows) {
  const ask = async (ids: readonly string[], signal?: AbortSignal, { filter }: Narrowing = {}) => {
    const rows = await Promise.all(
      ids.map(async (id) => {
        const query = { id, interfaceId, propsValue, relationField, ...narrowing({ filter }) };
        return [id, await api.system.dataInterface.actionInfo({ id: interfaceId, query }, quiet(signal))] as const;
      }),
    );
    return rows.flatMap(([id, row]) => (row ? [[id, textOf(row[relationField])] as const] : []));
  };
  const named = batchNames(async (ids) => Object.fromEntries((await ask(ids)).filter(([, text]) => text !== '')));
  return {
    async search({ keyword, page, pageSize, columns, filter }: RecordQuery, signal?: AbortSignal) {
      const asked = [...new Set([propsValue, relationField, ...columns])].filter((column) => column !== '');
      const query = {
        keyword,
        currentPage: page,
        pageSize,
        interfaceId,
        propsValue,
        relationField,
        ...narrowing({ filter }),
      };
      const { list, pagination } = await api.system.dataInterface.actionList(
        { id: interfaceId, query: { ...query, columnOptions: asked.join(',') } },
        quiet(signal),
      );
      return {
        rows: list.map((row) => ({
          id: textOf(row[propsValue]),
          label: textOf(row[relationField]) || textOf(row[propsValue]),
          values: Object.fromEntries(columns.map((column) => [column, row[column]])),
        })),
        total: pagination.total,
      };
    },
    /** With conditions of those that fulfil them. */
    async names(ids: readonly string[], signal?: AbortSignal, narrow?: Narrowing): Promise<Record<string, string>> {
      if (!narrow) return named(ids);
      return Object.fromEntries((await ask(ids, signal, narrow)).map(([id, text]) => [id, text || id]));
    },
  };
}

interface InterfaceRows {
  interfaceId: string;
  propsValue: string;
  relationField: string;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
