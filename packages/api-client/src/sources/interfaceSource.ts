import { type ApiClient } from '../client/createClient.js';
import { batchNames } from './batchNames.js';
import { narrowing, quiet, type RecordQuery } from './sourceTypes.js';

/** Rows of a data interface: `propsValue` names the part of a row that is its id, `relationField` the one that is read. */
export function interfaceSource(api: ApiClient, { interfaceId, propsValue, relationField }: InterfaceRows) {
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
        ...narrowing(filter),
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
    names: batchNames(async (ids) => {
      const texts = await Promise.all(
        ids.map(async (id) => {
          const query = { id, interfaceId, propsValue, relationField };
          const row = await api.system.dataInterface.actionInfo({ id: interfaceId, query }, quiet(undefined));
          return [id, textOf(row?.[relationField])] as const;
        }),
      );
      return Object.fromEntries(texts.filter(([, text]) => text !== ''));
    }),
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
