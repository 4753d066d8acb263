import { followedName } from '../../document/followedName.js';
import { accept, defineField } from '../../registry/defineField.js';
import { referenceSetting } from '../../registry/settings.js';

/**
 * A kind that shows something else of what another field of the form, or of the same row, has chosen. It keeps no value:
 * the value is that of the field that it follows, read as `showField`.
 */
function defineFollowingField<const Kind extends string>(
  kind: Kind,
  tag: string,
  { followed, part }: { followed: string; part: string },
) {
  return defineField({
    kind,
    smartKeys: [kind],
    tag,
    role: 'following',
    settings: {
      /** Field that it follows. */
      relationField: referenceSetting('relationField', 'followedField', { of: 'field', kinds: [followed] }),
      /** What is shown of the chosen record or row. */
      showField: referenceSetting('showField', 'showField', { of: part, within: 'relationField' }),
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
export const relationFormAttrField = defineFollowingField('relationFormAttr', 'relation-form-attr', {
  followed: 'relationForm',
  part: 'modelField',
});

/** A part of the row that a popup select has chosen. */
export const popupAttrField = defineFollowingField('popupAttr', 'popup-attr', {
  followed: 'popupSelect',
  part: 'interfaceColumn',
});
