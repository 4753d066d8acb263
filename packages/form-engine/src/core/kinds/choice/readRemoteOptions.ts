import { type Option } from '../../document/Option.js';
import { type OptionKeys } from './choiceSettings.js';

/** Options from the answer of an address: a list, or an object with the list under `data` or `list`. Anything else gives none. */
export function readRemoteOptions(answer: unknown, keys: OptionKeys): Option[] {
  const list = Array.isArray(answer) ? answer : isRecord(answer) ? (answer.data ?? answer.list) : undefined;
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown): Option[] => {
    if (!isRecord(item)) return [];
    const [value, label] = [item[keys.value], item[keys.label]];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const children = readRemoteOptions(item[keys.children], keys);
    const text = typeof label === 'string' || typeof label === 'number' ? String(label) : String(value);
    const { [keys.children]: _children, ...columns } = item;
    return [{ value: String(value), label: text, columns, ...(children.length > 0 ? { children } : {}) }];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
