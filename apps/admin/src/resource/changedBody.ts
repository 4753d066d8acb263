/**
 * What leads from one body of a call to another, as the call takes a change: null for what is empty now, and lists of
 * texts by difference, so that several people can change them at the same time.
 */
export function changedBody(before: object, after: object): Record<string, unknown> {
  const values = { before: new Map<string, unknown>(Object.entries(before)), after: new Map(Object.entries(after)) };
  const names = new Set([...values.before.keys(), ...values.after.keys()]);
  return Object.fromEntries(
    [...names].flatMap((name): [string, unknown][] => {
      const [from, to] = [values.before.get(name), (values.after.get(name) as unknown) ?? null];
      if (JSON.stringify(from ?? null) === JSON.stringify(to)) return [];
      return [[name, isTexts(from) && isTexts(to) ? (difference(from, to) ?? to) : to]];
    }),
  );
}

/** What comes to a list and what goes, whatever their order. */
export function differenceOf(from: readonly string[], to: readonly string[]): { add: string[]; remove: string[] } {
  return { add: to.filter((item) => !from.includes(item)), remove: from.filter((item) => !to.includes(item)) };
}

/** Undefined where the order of what stays has changed too: then the list goes as a whole. */
function difference(from: readonly string[], to: readonly string[]) {
  const kept = from.filter((item) => to.includes(item));
  return kept.some((item, index) => to[index] !== item) ? undefined : differenceOf(from, to);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');
}
