/** What a designer tells about an item, so that two documents can be compared for people. */
export interface DiffItem {
  id: string;
  /** What people call it. */
  label: string;
  /** Its settings in words, in the order of the panel: name and shown value. */
  settings: readonly DiffSetting[];
}

export interface DiffSetting {
  key: string;
  label: string;
  text: string;
}

/** One difference between two documents. */
export type Difference = { id: string; label: string } & (
  | { kind: 'added' | 'removed' }
  /** Places count from 1. */
  | { kind: 'moved'; from: number; to: number }
  | { kind: 'changed'; changes: readonly { label: string; before: string; after: string }[] }
);

/** What differs between two lists of items, by id: removed, then in the order of the newer one. */
export function diffItems(before: readonly DiffItem[], after: readonly DiffItem[]): readonly Difference[] {
  const old = new Map(before.map((item, index) => [item.id, { item, index }]));
  const kept = new Set(after.map(({ id }) => id));
  const staying = longestIncreasing(after.flatMap(({ id }) => old.get(id)?.index ?? []));
  const differences: Difference[] = before
    .filter(({ id }) => !kept.has(id))
    .map(({ id, label }) => ({ kind: 'removed', id, label }));
  for (const [index, item] of after.entries()) {
    const { id, label } = item;
    const previous = old.get(id);
    if (!previous) {
      differences.push({ kind: 'added', id, label });
      continue;
    }
    if (!staying.has(previous.index))
      differences.push({ kind: 'moved', id, label, from: previous.index + 1, to: index + 1 });
    const changes = changedSettings(previous.item, item);
    if (changes.length > 0) differences.push({ kind: 'changed', id, label, changes });
  }
  return differences;
}

function changedSettings(before: DiffItem, after: DiffItem) {
  const texts = new Map(before.settings.map(({ key, text }) => [key, text]));
  const shown = new Set(after.settings.map(({ key }) => key));
  return [
    ...after.settings.map(({ key, label, text }) => ({ label, before: texts.get(key) ?? '', after: text })),
    ...before.settings
      .filter(({ key }) => !shown.has(key))
      .map(({ label, text }) => ({ label, before: text, after: '' })),
  ].filter((change) => change.before !== change.after);
}

/** The most numbers that stand in rising order: what they belong to has not moved, the rest has. */
function longestIncreasing(numbers: readonly number[]): ReadonlySet<number> {
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [index, number] of numbers.entries()) {
    let place = ends.findIndex((end) => (numbers[end] ?? 0) >= number);
    if (place === -1) place = ends.length;
    previous[index] = place === 0 ? -1 : (ends[place - 1] ?? -1);
    ends[place] = index;
  }
  const result = new Set<number>();
  for (let index = ends.at(-1) ?? -1; index !== -1; index = previous[index] ?? -1) result.add(numbers[index] ?? 0);
  return result;
}
