import { isBlank } from '../state/listState.js';

/** Values of the filters: the keyword under its field's id. */
export type SearchValues = Record<string, unknown>;

/** Whether two sets of values filter the same; blanks filter nothing. */
export function sameSearch(one: SearchValues, other: SearchValues): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (id) => valueText(one[id]) === valueText(other[id]),
  );
}

function valueText(value: unknown): string {
  const asked = typeof value === 'string' ? value.trim() : value;
  return isBlank(asked) ? '' : JSON.stringify(asked);
}
