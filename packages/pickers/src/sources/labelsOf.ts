import { type ChoiceNames } from './TreeSource.js';

/** Names by id as texts alone. */
export function labelsOf(names: ChoiceNames): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).map(([id, name]) => [id, typeof name === 'string' ? name : name.label]),
  );
}
