import { accept, defineField } from '../../registry/defineField.js';
import { textSetting } from '../../registry/settings.js';

/**
 * A kind that shows something else of what another field of the form, or of the same row, has chosen. It keeps no value:
 * the value is that of the field that it follows, read as `showField`.
 */
function defineFollowingField<const Kind extends string>(kind: Kind, tag: string) {
  return defineField({
    kind,
    smartKeys: [kind],
    tag,
    role: 'following',
    settings: {
      /** Field that it follows. */
      relationField: textSetting('relationField', 'followedField', '', 'field'),
      /** What is shown of the chosen record or row. */
      showField: textSetting('showField', 'showField'),
    },
    empty: () => undefined,
    coerce: () => accept(undefined),
    // an id says nothing here: without its text there is none
    toText: (value, field, context) =>
      typeof value === 'string' ? (context.name?.(field.followed?.reference?.key ?? '', value) ?? '') : '',
    reference: (field) => field.followed?.reference,
    follows: ({ relationField, showField }) => ({ field: followedName(relationField), attribute: showField }),
    storage: () => ({ type: 'none' }),
  });
}

/** A field of the record that a related-form field has chosen. */
export const relationFormAttrField = defineFollowingField('relationFormAttr', 'relation-form-attr');

/** A part of the row that a popup select has chosen. */
export const popupAttrField = defineFollowingField('popupAttr', 'popup-attr');

/** Documents of the family write the name with its table: `car_smartTable_mt_visit`. */
function followedName(stored: string): string {
  return stored.replace(/_[A-Za-z]+Table_.*$/, '');
}
