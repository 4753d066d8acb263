import { type Option } from '../../document/Option.js';
import { type OptionKeys } from './choiceSettings.js';
import { accept, type CheckContext, type Coerced, type Issue, refuse } from '../../registry/defineField.js';

/** A field that takes options. */
export interface ChoiceLike {
  dataType: 'static' | 'dictionary' | 'dynamic';
  dictionaryType: string;
  propsUrl: string;
  options: Option[];
  optionKeys?: OptionKeys;
}

/** One id; '' when empty. */
export function coerceId(raw: unknown): Coerced {
  if (raw === null || raw === undefined) return accept('');
  if (typeof raw === 'number' || typeof raw === 'string') {
    const id = String(raw);
    return id.length <= MAX_ID ? accept(id) : refuse('option');
  }
  return refuse('option');
}

/** Several ids without repetition; [] when empty. A single id and comma-joined ids are read too. */
export function coerceIds(raw: unknown): Coerced {
  if (raw === null || raw === undefined || raw === '') return accept([]);
  const list = typeof raw === 'string' ? raw.split(',') : Array.isArray(raw) ? raw : [raw];
  if (list.length > MAX_CHOSEN) return refuse('option');
  const ids: string[] = [];
  for (const item of list) {
    const id = coerceId(item);
    if (!id.ok) return id;
    if (id.value !== '' && !ids.includes(id.value as string)) ids.push(id.value as string);
  }
  return accept(ids);
}

const MAX_ID = 200;
const MAX_CHOSEN = 1000;

/** The options of a field as far as they are known here; undefined when they are not. */
export function optionsOf(field: ChoiceLike, context: CheckContext): readonly Option[] | undefined {
  if (field.dataType === 'static') return field.options;
  const id = field.dataType === 'dictionary' ? field.dictionaryType : field.propsUrl;
  return context.options?.({ dataType: field.dataType, id, ...(field.optionKeys ? { keys: field.optionKeys } : {}) });
}

/** Finds an option at any depth. */
export function findOption(options: readonly Option[], value: string): Option | undefined {
  for (const option of options) {
    if (option.value === value) return option;
    const below = option.children && findOption(option.children, value);
    if (below) return below;
  }
  return undefined;
}

/** Refuses values that no known option has, or that the option filter of the field does not let pass. */
export function checkMembership(value: unknown, field: ChoiceLike, context: CheckContext): Issue | undefined {
  const options = optionsOf(field, context);
  const chosen = Array.isArray(value) ? (value as string[]) : [value as string];
  const ways = chosen.map((item) => (options ? wayTo(options, item) : [{ value: item, label: item }]));
  if (options && ways.some(({ length }) => length === 0)) return { key: 'option' };
  return ways.every((way) => isOffered(way, context, options !== undefined)) ? undefined : { key: 'optionFilter' };
}

/** Whether the options from the first level down to a chosen one pass the option filter; so does what only the server or the browser knows. */
export function isOffered(way: readonly Option[], { optionFilter }: CheckContext, isKnown = true): boolean {
  if (!optionFilter || !(isKnown || optionFilter.readsOnlyValue)) return true;
  return way.every((option, index) => optionFilter.passes(option, index + 1));
}

/** The options from the first level down to that of a value; none where nothing has it. */
function wayTo(options: readonly Option[], value: string): Option[] {
  for (const option of options) {
    if (option.value === value) return [option];
    const below = option.children ? wayTo(option.children, value) : [];
    if (below.length > 0) return [option, ...below];
  }
  return [];
}

/** Labels of the chosen values, joined. */
export function optionText(value: unknown, field: ChoiceLike, context: CheckContext): string {
  const options = optionsOf(field, context) ?? [];
  const chosen = Array.isArray(value)
    ? (value as unknown[])
    : value === null || value === undefined || value === ''
      ? []
      : [value];
  return chosen.map((item) => findOption(options, String(item))?.label ?? String(item)).join('、');
}
