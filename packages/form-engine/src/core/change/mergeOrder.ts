import { addTo } from './addTo.js';

/**
 * The wanted order with the ids that it does not know put behind those that they followed; ids that are not there any
 * more are left out.
 */
export function mergeOrder(present: readonly string[], wanted: readonly string[]): string[] {
  const exists = new Set(present);
  const order = [...new Set(wanted)].filter((id) => exists.has(id));
  const known = new Set(order);
  if (known.size === present.length) return order;
  const followers = new Map<string | undefined, string[]>();
  let anchor: string | undefined;
  for (const id of present) {
    if (known.has(id)) anchor = id;
    else addTo(followers, anchor, id);
  }
  return [undefined, ...order].flatMap((id) => [...(id === undefined ? [] : [id]), ...(followers.get(id) ?? [])]);
}
