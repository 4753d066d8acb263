import { accept, type Coerced, defineField, refuse } from '../../registry/defineField.js';
import { numberSetting } from '../../registry/settings.js';
import { multipleSetting } from '../choice/choiceSettings.js';
import { coerceIds } from '../choice/choiceValue.js';

/** A path of area ids (province, city, district), or several paths; [] when empty. */
export const areaSelectField = defineField({
  kind: 'areaSelect',
  smartKeys: ['address', 'areaSelect'],
  tag: 'address-select',
  role: 'input',
  settings: {
    multiple: multipleSetting,
    /** 0 province, 1 city, 2 district. */
    level: { ...numberSetting('level', 'level', 2), choices: ['0', '1', '2'] },
  },
  empty: () => [],
  coerce(raw, field) {
    if (raw === null || raw === undefined || raw === '') return accept([]);
    if (!field.multiple) return coercePath(raw);
    if (!Array.isArray(raw) || raw.length > MAX_PATHS) return refuse('option');
    const paths: unknown[] = [];
    for (const item of raw) {
      const path = coercePath(item);
      if (!path.ok) return path;
      if ((path.value as string[]).length > 0) paths.push(path.value);
    }
    return accept(paths);
  },
  toText(value, field, context) {
    if (!Array.isArray(value)) return '';
    const name = (id: unknown) => context.name?.('area', String(id)) ?? String(id);
    const paths = field.multiple ? (value as unknown[][]) : value.length > 0 ? [value as unknown[]] : [];
    return paths.map((path) => path.map(name).join('/')).join('、');
  },
  reference: () => ({ kind: 'area' }),
  filter: () => ({ control: 'reference', operator: 'includes' }),
  storage: () => ({ type: 'jsonb' }),
});

const MAX_PATHS = 500;
const MAX_DEPTH = 8;

function coercePath(raw: unknown): Coerced {
  if (!Array.isArray(raw) && typeof raw !== 'string') return refuse('option');
  const path = coerceIds(raw);
  return path.ok && (path.value as string[]).length > MAX_DEPTH ? refuse('option') : path;
}
