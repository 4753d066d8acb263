import { type SearchField } from '@smart-admin/form-engine/resource';

type Carried = Pick<SearchField, 'id' | 'kind' | 'options'>;

/** Names that the state of a list has in its address for itself. */
const OWN: ReadonlySet<string> = new Set(['page', 'size', 'q', 'sort', 'node', 'record', 'f']);

/**
 * What another page said in the address of a list, by the names of its search fields: a card of a portal that carries a value along
 * (`/parking/order?placeId=7`). What is none of their values is left out.
 */
export function carriedFilters(params: URLSearchParams, fields: readonly Carried[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ id, kind, options }) => {
      const text = params.get(id);
      if (text === null || text === '' || OWN.has(id)) return [];
      if (kind === 'text' || kind === 'tree' || kind === 'field') return [[id, text]];
      if (kind !== 'select' && kind !== 'multi-select') return [];
      const known = options?.find(({ value }) => String(value) === text);
      if (options && options.length > 0 && !known) return [];
      const value = known?.value ?? text;
      return [[id, kind === 'select' ? value : [value]]];
    }),
  );
}
