import { useLocale } from '@smart-admin/ui/locale';
import { useQuery } from '@tanstack/react-query';
import { type Field } from '../core/document/FormDocument.js';
import { standardRegistry } from '../core/registry/createRegistry.js';
import { type FormDataSources, useFormDataSources } from '../fields/sources/FormDataSources.js';
import { type ChoiceLike } from '../fields/choice/choiceValue.js';
import { type OptionKeys } from '../fields/choice/choiceSettings.js';
import { currentNames } from '../fields/sources/currentNames.js';
import { relationKind } from '../fields/relation/relationFormField.js';
import { useFieldOptions } from '../fields/sources/useFieldOptions.js';

/** A value as people read it; names of ids and options are fetched from the form's sources. */
export function useFieldText(field: Field, value: unknown): string {
  const locale = useLocale();
  const sources = useFormDataSources();
  const choice: ChoiceLike & { optionKeys: OptionKeys } = 'optionKeys' in field ? field : NO_CHOICE;
  const { options } = useFieldOptions(choice);
  const source = namesSource(field, sources);
  const own = currentNames(field.kind, sources.currentUser);
  const ids = source && value ? [...new Set([value].flat(3).map(String))].filter((id) => own[id] === undefined) : [];
  const names = useQuery({
    queryKey: ['form-text-names', field.kind === 'relationForm' ? relationKind(field) : field.kind, ids],
    enabled: ids.length > 0,
    staleTime: 60_000,
    queryFn: async ({ signal }) => (await source?.(ids, signal)) ?? {},
  });
  const definition = standardRegistry.get(field.kind);
  if (!definition) return '';
  return definition.toText(value, field as Parameters<typeof definition.toText>[1], {
    locale,
    options: () => options,
    name: (_kind, id) => own[id] ?? names.data?.[id],
  });
}

const NO_CHOICE: ChoiceLike & { optionKeys: OptionKeys } = {
  dataType: 'static',
  dictionaryType: '',
  propsUrl: '',
  options: [],
  optionKeys: { value: 'id', label: 'fullName', children: 'children' },
};

type NamesSource = (ids: readonly string[], signal?: AbortSignal) => Promise<Record<string, string>>;

function namesSource(field: Field, sources: FormDataSources): NamesSource | undefined {
  switch (field.kind) {
    case 'userSelect':
    case 'createUser':
    case 'modifyUser':
      return bound(sources.users);
    case 'organizeSelect':
    case 'currOrganize':
      return bound(sources.organizeTree);
    case 'departmentSelect':
      return bound(sources.departmentTree);
    case 'positionSelect':
      return bound(sources.positionTree);
    case 'roleSelect':
      return bound(sources.roleTree);
    case 'areaSelect':
      return bound(sources.areaTree);
    case 'relationForm':
      return bound(sources.records?.(field.modelId, field.relationField));
    default:
      return undefined;
  }
}

/** A source may be a class: its method must keep its object. */
function bound(source: { names?: NamesSource } | undefined): NamesSource | undefined {
  return source?.names && ((ids, signal) => source.names?.(ids, signal) ?? Promise.resolve({}));
}
