import { defineField } from '../../core/registry/defineField.js';
import { type Option } from '../../core/document/Option.js';
import { flagSetting, optionsSetting, type Setting, textSetting } from '../../core/registry/settings.js';
import { coerceId } from '../choice/choiceValue.js';
import { idText } from '../people/idText.js';

/** Columns of the table, stored as {value, label}. */
const columnsSetting: Setting<Option[]> = {
  ...optionsSetting('columnOptions', 'columnOptions'),
  write: (columns) => columns.map(({ value, label }) => ({ value, label })),
};

/** A record of another model, by id; the text of its `relationField` is shown. */
export const relationFormField = defineField({
  kind: 'relationForm',
  smartKeys: ['relationForm'],
  tag: 'relation-form',
  role: 'input',
  settings: {
    modelId: textSetting('modelId', 'modelId'),
    relationField: textSetting('relationField', 'relationField'),
    columnOptions: columnsSetting,
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
