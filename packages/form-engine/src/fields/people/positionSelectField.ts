import { defineField } from '../../core/registry/defineField.js';
import { multipleSetting } from '../choice/choiceSettings.js';
import { coerceId, coerceIds } from '../choice/choiceValue.js';
import { idText } from '../people/idText.js';

/** One or several positions, by id. */
export const positionSelectField = defineField({
  kind: 'positionSelect',
  smartKeys: ['posSelect', 'positionSelect'],
  tag: 'pos-select',
  role: 'input',
  settings: { multiple: multipleSetting },
  empty: (field) => (field.multiple ? [] : ''),
  coerce: (raw, field) => (field.multiple ? coerceIds(raw) : coerceId(raw)),
  toText: (value, _field, context) => idText(value, 'positionSelect', context),
  storage: (field) => (field.multiple ? { type: 'jsonb' } : { type: 'text', length: 50 }),
});
