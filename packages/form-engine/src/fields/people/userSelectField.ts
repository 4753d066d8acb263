import { defineField } from '../../core/registry/defineField.js';
import { flagSetting } from '../../core/registry/settings.js';
import { multipleSetting } from '../choice/choiceSettings.js';
import { coerceId, coerceIds } from '../choice/choiceValue.js';
import { idText } from '../people/idText.js';

/** One or several users, by id. */
export const userSelectField = defineField({
  kind: 'userSelect',
  smartKeys: ['userSelect'],
  tag: 'user-select',
  role: 'input',
  settings: { multiple: multipleSetting, defaultCurrent: flagSetting('__config__.defaultCurrent', 'defaultCurrent') },
  empty: (field) => (field.multiple ? [] : ''),
  coerce: (raw, field) => (field.multiple ? coerceIds(raw) : coerceId(raw)),
  toText: (value, _field, context) => idText(value, 'userSelect', context),
  currentUserValue: (user) => user.id,
  storage: (field) => (field.multiple ? { type: 'jsonb' } : { type: 'text', length: 50 }),
});
