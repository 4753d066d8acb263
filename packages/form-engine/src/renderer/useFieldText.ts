import { useLocale } from '@smart-admin/ui/locale';
import { type Field } from '../core/document/FormDocument.js';
import { fieldText, referenceOf } from '../core/registry/fieldFacts.js';
import { useFieldKinds } from '../fields/FieldKindsProvider.js';
import { type ChoiceLike } from '../core/kinds/choice/choiceValue.js';
import { type OptionKeys } from '../core/kinds/choice/choiceSettings.js';
import { useFieldOptions } from '../fields/sources/useFieldOptions.js';
import { useReferenceNames } from '../fields/sources/useReferenceNames.js';

/** A value as people read it; names of ids and options are fetched from the form's sources. */
export function useFieldText(field: Field, value: unknown): string {
  const locale = useLocale();
  const choice: ChoiceLike & { optionKeys: OptionKeys } = 'optionKeys' in field ? field : NO_CHOICE;
  const { options } = useFieldOptions(choice, { value });
  const { registry } = useFieldKinds();
  const name = useReferenceNames(referenceOf(field, registry), value);
  const context = { locale, options: () => options, name };
  return fieldText(field, value, context, registry);
}

const NO_CHOICE: ChoiceLike & { optionKeys: OptionKeys } = {
  dataType: 'static',
  dictionaryType: '',
  propsUrl: '',
  options: [],
  optionKeys: { value: 'id', label: 'fullName', children: 'children' },
};
