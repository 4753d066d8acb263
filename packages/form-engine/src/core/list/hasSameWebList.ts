import { sameValue } from '../state/sameValue.js';
import { encodeListDefinition, PHONE_LIST } from './decodeListDefinition.js';
import { type ListDefinition } from './ListDefinition.js';

/** Whether two lists are stored the same but for the list that phones have of their own. */
export function hasSameWebList(first: ListDefinition, second: ListDefinition): boolean {
  return sameValue(storedForWeb(first), storedForWeb(second));
}

function storedForWeb(list: ListDefinition): Record<string, unknown> {
  const { [PHONE_LIST]: _own, ...rest } = encodeListDefinition(list);
  return rest;
}
