import { type CurrentUser } from '../../registry/currentUser.js';
import { defineField, type ReferenceKind } from '../../registry/defineField.js';
import { flagSetting } from '../../registry/settings.js';
import { uniqueSettings } from '../../registry/uniqueSettings.js';
import { multipleSetting } from '../choice/choiceSettings.js';
import { coerceId, coerceIds } from '../choice/choiceValue.js';
import { idText } from './idText.js';

/** A kind whose value is one id or several of something that the application names: people, departments, roles. */
export function defineIdField<const Kind extends string>({
  kind,
  smartKeys,
  tag,
  reference,
  currentUserValue,
}: IdFieldOptions<Kind>) {
  return defineField({
    kind,
    smartKeys,
    tag,
    role: 'input',
    settings: {
      multiple: multipleSetting,
      defaultCurrent: flagSetting(
        '__config__.defaultCurrent',
        reference === 'user' ? 'defaultCurrent' : 'defaultCurrentOrganize',
      ),
      ...uniqueSettings,
    },
    empty: (field) => (field.multiple ? [] : ''),
    coerce: (raw, field) => (field.multiple ? coerceIds(raw) : coerceId(raw)),
    toText: (value, _field, context) => idText(value, reference, context),
    reference: () => ({ kind: reference }),
    filter: (field) => ({ control: 'reference', operator: field.multiple ? 'includes' : 'equal' }),
    ...(currentUserValue ? { currentUserValue } : {}),
    storage: (field) => (field.multiple ? { type: 'jsonb' } : { type: 'text', length: 50 }),
  });
}

export interface IdFieldOptions<Kind extends string> {
  kind: Kind;
  smartKeys: readonly [string, ...string[]];
  tag: string;
  reference: ReferenceKind;
  /** Absent = the kind has no current value. */
  currentUserValue?: (user: CurrentUser) => string;
}
