import { defineField } from '../../core/registry/defineField.js';
import { flagSetting } from '../../core/registry/settings.js';
import { multipleSetting } from '../choice/choiceSettings.js';
import { coerceId, coerceIds } from '../choice/choiceValue.js';
import { idText } from '../people/idText.js';

/** One or several organisations, by id. */
export const organizeSelectField = defineField({
  kind: 'organizeSelect',
  smartKeys: ['comSelect', 'organizeSelect'],
  tag: 'com-select',
  role: 'input',
  settings: {
    multiple: multipleSetting,
    defaultCurrent: flagSetting('__config__.defaultCurrent', 'defaultCurrentOrganize'),
  },
  empty: (field) => (field.multiple ? [] : ''),
  coerce: (raw, field) => (field.multiple ? coerceIds(raw) : coerceId(raw)),
  toText: (value, _field, context) => idText(value, 'organizeSelect', context),
  currentUserValue: (user) => user.organizeId,
  storage: (field) => (field.multiple ? { type: 'jsonb' } : { type: 'text', length: 50 }),
});
