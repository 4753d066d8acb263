import { defineField } from '../../core/registry/defineField.js';
import { optionsSetting, VALUE_KEYS } from '../../core/registry/optionsSetting.js';
import { flagSetting, textSetting } from '../../core/registry/settings.js';
import { coerceId } from '../choice/choiceValue.js';
import { idText } from '../people/idText.js';

/** A record of another model, by id; the text of its `relationField` is shown. */
export const relationFormField = defineField({
  kind: 'relationForm',
  smartKeys: ['relationForm'],
  tag: 'relation-form',
  role: 'input',
  settings: {
    modelId: textSetting('modelId', 'modelId'),
    relationField: textSetting('relationField', 'relationField'),
    /** Columns of the table. */
    columnOptions: optionsSetting('columnOptions', 'columnOptions', { newKeys: VALUE_KEYS }),
    paged: flagSetting('hasPage', 'paged'),
  },
  empty: () => '',
  coerce: coerceId,
  toText: (value, field, context) => idText(value, relationKind(field), context),
  storage: () => ({ type: 'text', length: 50 }),
});

/** Kind under which the texts of related records are known: two fields over the same model and field share them. */
export function relationKind({ modelId, relationField }: { modelId: string; relationField: string }): string {
  return `relationForm/${modelId}/${relationField}`;
}
