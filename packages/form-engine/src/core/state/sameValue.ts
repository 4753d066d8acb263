/** Whether two form values are equal; lists and records by their contents. */
export function sameValue(first: unknown, second: unknown): boolean {
  if (Object.is(first, second)) return true;
  if (Array.isArray(first) && Array.isArray(second)) {
    return first.length === second.length && first.every((item, index) => sameValue(item, second[index]));
  }
  if (!isRecord(first) || !isRecord(second)) return false;
  const keys = Object.keys(first);
  return keys.length === Object.keys(second).length && keys.every((key) => sameValue(first[key], second[key]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
