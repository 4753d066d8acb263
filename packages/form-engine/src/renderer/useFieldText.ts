import { useLocale } from '@smart-admin/ui/locale';
import { useQuery } from '@tanstack/react-query';
import { type Field } from '../core/document/FormDocument.js';
import { fieldText, referenceOf } from '../core/registry/fieldFacts.js';
import { useFormDataSources } from '../fields/sources/FormDataSources.js';
import { type ChoiceLike } from '../core/kinds/choice/choiceValue.js';
import { type OptionKeys } from '../core/kinds/choice/choiceSettings.js';
import { namesSource } from '../fields/sources/namesSource.js';
import { currentNames } from '../fields/sources/currentNames.js';
import { useFieldOptions } from '../fields/sources/useFieldOptions.js';

/** A value as people read it; names of ids and options are fetched from the form's sources. */
export function useFieldText(field: Field, value: unknown): string {
  const locale = useLocale();
  const sources = useFormDataSources();
  const choice: ChoiceLike & { optionKeys: OptionKeys } = 'optionKeys' in field ? field : NO_CHOICE;
  const { options } = useFieldOptions(choice);
  const reference = referenceOf(field);
  const source = reference && namesSource(reference, sources);
  const own = currentNames(reference, sources.currentUser);
  const ids = source && value ? [...new Set([value].flat(3).map(String))].filter((id) => own[id] === undefined) : [];
  const names = useQuery({
    queryKey: ['form-text-names', reference?.key, ids],
    enabled: ids.length > 0,
    staleTime: 60_000,
    queryFn: async ({ signal }) => (await source?.(ids, signal)) ?? {},
  });
  return fieldText(field, value, {
    locale,
    options: () => options,
    name: (_key, id) => own[id] ?? names.data?.[id],
  });
}

const NO_CHOICE: ChoiceLike & { optionKeys: OptionKeys } = {
  dataType: 'static',
  dictionaryType: '',
  propsUrl: '',
  options: [],
  optionKeys: { value: 'id', label: 'fullName', children: 'children' },
};
