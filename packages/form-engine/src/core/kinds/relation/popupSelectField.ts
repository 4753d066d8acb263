import { defineField } from '../../registry/defineField.js';
import { optionsSetting, VALUE_KEYS } from '../../registry/optionsSetting.js';
import { expressionSetting, flagSetting, referenceSetting } from '../../registry/settings.js';
import { uniqueSettings } from '../../registry/uniqueSettings.js';
import { coerceId } from '../choice/choiceValue.js';
import { idText } from '../people/idText.js';

const COLUMN = { of: 'interfaceColumn', within: 'interfaceId' } as const;

/** A row of a data interface, by the value of its `propsValue`; the text of its `relationField` is shown. */
export const popupSelectField = defineField({
  kind: 'popupSelect',
  smartKeys: ['popupSelect'],
  tag: 'popup-select',
  role: 'input',
  settings: {
    interfaceId: referenceSetting('interfaceId', 'interfaceId', { of: 'interface' }),
    /** Part of a row that is saved. */
    propsValue: referenceSetting('propsValue', 'propsValue', COLUMN, 'id'),
    /** Part of a row that stands for it. */
    relationField: referenceSetting('relationField', 'relationField', { ...COLUMN, preset: true }),
    /** Columns of the table. */
    columnOptions: optionsSetting('columnOptions', 'columnOptions', { newKeys: VALUE_KEYS, reference: COLUMN }),
    paged: flagSetting('hasPage', 'paged'),
    /** Expression over the form and the columns of a row; those for which it is true are offered. Empty = all. */
    optionFilter: expressionSetting('__config__.optionFilter', 'optionFilter'),
    ...uniqueSettings,
  },
  empty: () => '',
  coerce: coerceId,
  toText: (value, field, context) => idText(value, interfaceReference(field, field.relationField).key, context),
  reference: (field) => interfaceReference(field, field.relationField),
  attribute: (field, name) => interfaceReference(field, name),
  filter: () => ({ control: 'reference', operator: 'equal' }),
  storage: () => ({ type: 'text', length: 200 }),
});

/** What the ids of a popup select mean, when `shown` is the part of a row that people read. */
function interfaceReference({ interfaceId, propsValue }: InterfaceRows, shown: string) {
  return {
    kind: 'interface' as const,
    key: `interface/${interfaceId}/${propsValue}/${shown}`,
    interfaceId,
    propsValue,
    relationField: shown,
  };
}

interface InterfaceRows {
  interfaceId: string;
  propsValue: string;
}
