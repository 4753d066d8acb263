import { type Option } from '../../document/Option.js';
import { type CheckContext, defineField, refuse } from '../../registry/defineField.js';
import { choiceSettings } from './choiceSettings.js';
import { type ChoiceLike, coerceIds, isOffered, optionsOf } from './choiceValue.js';

/** One path through an option tree, chosen level by level: the values from the first level down; [] when empty. */
export const cascaderField = defineField({
  kind: 'cascader',
  smartKeys: ['cascader'],
  tag: 'el-cascader',
  role: 'input',
  settings: choiceSettings,
  empty: () => [],
  coerce: (raw) => {
    const path = coerceIds(raw);
    return path.ok && (path.value as string[]).length > MAX_DEPTH ? refuse('option') : path;
  },
  check(value, field, context) {
    if (optionsOf(field, context) === undefined) return undefined;
    const path = optionPath(value, field, context);
    if (path.length < (value as string[]).length) return { key: 'option' };
    return isOffered(path, context) ? undefined : { key: 'optionFilter' };
  },
  toText(value, field, context) {
    if (!Array.isArray(value)) return '';
    const found = optionPath(value, field, context);
    return value.map((item, index) => found[index]?.label ?? String(item)).join('/');
  },
  filter: () => ({ control: 'select', operator: 'includes' }),
  storage: () => ({ type: 'jsonb' }),
});

const MAX_DEPTH = 20;

/** The options along a path, as far as they exist. */
function optionPath(path: unknown, field: ChoiceLike, context: CheckContext): Option[] {
  const found: Option[] = [];
  let level = optionsOf(field, context) ?? [];
  for (const value of path as string[]) {
    const option = level.find((entry) => entry.value === value);
    if (!option) break;
    found.push(option);
    level = option.children ?? [];
  }
  return found;
}
