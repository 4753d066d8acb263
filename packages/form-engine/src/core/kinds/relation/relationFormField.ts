import { defineField } from '../../registry/defineField.js';
import { optionsSetting, VALUE_KEYS } from '../../registry/optionsSetting.js';
import { expressionSetting, flagSetting, referenceSetting } from '../../registry/settings.js';
import { uniqueSettings } from '../../registry/uniqueSettings.js';
import { coerceId } from '../choice/choiceValue.js';
import { idText } from '../people/idText.js';

/** A record of another model, by id; the text of its `relationField` is shown. */
export const relationFormField = defineField({
  kind: 'relationForm',
  smartKeys: ['relationForm'],
  tag: 'relation-form',
  role: 'input',
  settings: {
    modelId: referenceSetting('modelId', 'modelId', { of: 'model' }),
    relationField: referenceSetting('relationField', 'relationField', {
      of: 'modelField',
      within: 'modelId',
      preset: true,
    }),
    /** Columns of the table. */
    columnOptions: optionsSetting('columnOptions', 'columnOptions', {
      newKeys: VALUE_KEYS,
      reference: { of: 'modelField', within: 'modelId' },
    }),
    paged: flagSetting('hasPage', 'paged'),
    /** Expression over the form and the columns of a record; those for which it is true are offered. Empty = all. */
    optionFilter: expressionSetting('__config__.optionFilter', 'optionFilter'),
    ...uniqueSettings,
  },
  empty: () => '',
  coerce: coerceId,
  toText: (value, field, context) => idText(value, relationKey(field), context),
  reference: (field) => recordReference(field.modelId, field.relationField),
  attribute: (field, name) => recordReference(field.modelId, name),
  filter: () => ({ control: 'reference', operator: 'equal' }),
  storage: () => ({ type: 'text', length: 50 }),
});

/** Key under which the texts of related records are known: two fields over the same model and field share them. */
export function relationKey({ modelId, relationField }: { modelId: string; relationField: string }): string {
  return `record/${modelId}/${relationField}`;
}

function recordReference(modelId: string, relationField: string) {
  return { kind: 'record' as const, key: relationKey({ modelId, relationField }), modelId, relationField };
}
