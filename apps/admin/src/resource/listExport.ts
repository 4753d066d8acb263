import { type ListQuery, type ResourceRow, type ResourceSource } from '@smart-admin/form-engine/resource';
import { once } from './once.js';
import { transfersOf } from './transfers.js';

/** What an export of a list in the background is begun with: the filters of the list, and what of it is wanted. */
type ExportBody<Filters> = Filters & { columns: string[]; ids?: string[]; fileName?: string };

/**
 * The export of a list that goes on in the background, with the filters that the list is asked with. Make it once for a
 * page; `target` is that of its transfers.
 */
export function listExport<Filters extends object>(
  target: string,
  filtersOf: (query: ListQuery) => Filters,
  start: (
    input: { body: ExportBody<Filters> },
    options: { signal: AbortSignal; idempotencyKey: string },
  ) => Promise<string>,
): Required<Pick<ResourceSource<ResourceRow>, 'transfers' | 'export'>> {
  return {
    transfers: transfersOf(target),
    export: ({ query, columns, ids, fileName, signal }) => {
      const body = { ...filtersOf(query), columns, ...(ids ? { ids } : {}), ...(fileName ? { fileName } : {}) };
      return once(`${target}.startExport`, body, (key) => start({ body }, { signal, ...key }));
    },
  };
}
