import { defineField } from '../../core/registry/defineField.js';
import { multipleSetting } from '../choice/choiceSettings.js';
import { coerceId, coerceIds } from '../choice/choiceValue.js';
import { idText } from '../people/idText.js';

/** One or several roles, by id. */
export const roleSelectField = defineField({
  kind: 'roleSelect',
  smartKeys: ['roleSelect'],
  tag: 'role-select',
  role: 'input',
  settings: { multiple: multipleSetting },
  empty: (field) => (field.multiple ? [] : ''),
  coerce: (raw, field) => (field.multiple ? coerceIds(raw) : coerceId(raw)),
  toText: (value, _field, context) => idText(value, 'roleSelect', context),
  storage: (field) => (field.multiple ? { type: 'jsonb' } : { type: 'text', length: 50 }),
});
