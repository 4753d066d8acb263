import { type OptionValue, type SelectOption } from '../select/options.js';

/** Divides options into those that are chosen, in the order of their choice, and the others, in their own. */
export function divide<Value extends OptionValue>(
  options: readonly SelectOption<Value>[],
  chosen: readonly Value[],
): { available: SelectOption<Value>[]; chosen: SelectOption<Value>[] } {
  const byValue = new Map(options.map((option) => [option.value, option]));
  const taken = new Set(chosen);
  return {
    available: options.filter(({ value }) => !taken.has(value)),
    // a value that no option knows (yet) must not be lost
    chosen: chosen.map((value) => byValue.get(value) ?? { value, label: String(value) }),
  };
}

/** The marks after a press on a row; with Shift those from the last pressed row on. Disabled rows are never marked. */
export function toggleMark<Value extends OptionValue>(
  shown: readonly SelectOption<Value>[],
  marked: ReadonlySet<Value>,
  index: number,
  from: number | null,
): Set<Value> {
  const next = new Set(marked);
  const pressed = shown[index];
  if (!pressed || pressed.disabled) return next;
  const on = !marked.has(pressed.value);
  const first = from === null ? index : Math.min(from, index);
  const last = from === null ? index : Math.max(from, index);
  for (const { value, disabled } of shown.slice(first, last + 1)) {
    if (disabled) continue;
    if (on) next.add(value);
    else next.delete(value);
  }
  return next;
}
