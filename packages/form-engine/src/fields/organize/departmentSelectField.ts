import { defineField } from '../../core/registry/defineField.js';
import { multipleSetting } from '../choice/choiceSettings.js';
import { coerceId, coerceIds } from '../choice/choiceValue.js';
import { idText } from '../people/idText.js';

/** One or several departments, by id. */
export const departmentSelectField = defineField({
  kind: 'departmentSelect',
  smartKeys: ['depSelect', 'departmentSelect'],
  tag: 'dep-select',
  role: 'input',
  settings: { multiple: multipleSetting },
  empty: (field) => (field.multiple ? [] : ''),
  coerce: (raw, field) => (field.multiple ? coerceIds(raw) : coerceId(raw)),
  toText: (value, _field, context) => idText(value, 'departmentSelect', context),
  storage: (field) => (field.multiple ? { type: 'jsonb' } : { type: 'text', length: 50 }),
});
