import { isRecord } from './readWire.js';

/** A node of a stored document as it was read: parsed JSON that nobody changes. */
export type WireNode = Readonly<Record<string, unknown>>;

/** What stands at a place such as `maxlength`, `__config__.label` or `props.props`; undefined where there is nothing. */
export function readAt(node: WireNode, place: string): unknown {
  let found: unknown = node;
  for (const key of place.split('.')) {
    if (!isRecord(found) || !Object.hasOwn(found, key)) return undefined;
    found = found[key];
  }
  return found;
}

/** Whether the place exists, also with nothing in it. */
export function hasAt(node: WireNode, place: string): boolean {
  const keys = place.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.length === 0 ? node : readAt(node, keys.join('.'));
  return isRecord(parent) && Object.hasOwn(parent, last);
}

/** The node with another value at a place, keys in their order; undefined takes the key away. */
export function writeAt(node: WireNode, place: string, value: unknown): WireNode {
  const [key = '', ...rest] = place.split('.');
  const inner = isRecord(node[key]) ? node[key] : {};
  const next = rest.length === 0 ? value : writeAt(inner, rest.join('.'), value);
  if (next !== undefined) return { ...node, [key]: next };
  const { [key]: _removed, ...others } = node;
  return others;
}
