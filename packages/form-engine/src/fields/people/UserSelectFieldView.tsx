import { type EntityItem } from '@smart-admin/pickers/sources';
import { MultiSelect } from '@smart-admin/ui/multi-select';
import { Select, type SelectOption } from '@smart-admin/ui/select';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { currentNames } from '../sources/currentNames.js';
import { useFormDataSources } from '../sources/FormDataSources.js';

const PAGE_SIZE = 50;
const NO_ITEMS: EntityItem[] = [];

/** Users by name, searched at their source. */
export function UserSelectFieldView(props: FieldViewProps<'userSelect'>) {
  const { field, value, onValueChange } = props;
  const { users, currentUser } = useFormDataSources();
  const [keyword, setKeyword] = useState('');
  const [open, setOpen] = useState(false);
  const searched = useDeferredValue(keyword);
  const ids = Array.isArray(value) ? (value as string[]) : value ? [String(value)] : [];
  const found = useQuery({
    queryKey: ['form-users', searched],
    enabled: open && users !== undefined,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await users?.search({ keyword: searched, page: 1, pageSize: PAGE_SIZE }, signal))?.items ?? [],
  });
  const own = currentNames(field.kind, currentUser);
  const unknown = ids.filter((id) => own[id] === undefined);
  const names = useQuery({
    queryKey: ['form-user-names', unknown],
    enabled: unknown.length > 0 && users !== undefined,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await users?.names(unknown, signal)) ?? {},
  });
  const items = found.data ?? NO_ITEMS;
  const known = new Set(items.map(({ id }) => id));
  // chosen ones stay in the list so that their names show; while a search runs only its results matter
  const chosen = ids
    .filter((id) => !known.has(id) && keyword === '')
    .map((id) => ({ value: id, label: own[id] ?? names.data?.[id] ?? id }));
  const options: SelectOption<string>[] = [
    ...chosen,
    ...items.map(({ id, label, description }) => ({ value: id, label, hint: description })),
  ];
  const shared = {
    ...controlProps(props),
    options,
    open,
    onOpenChange: (next: boolean) => {
      setOpen(next);
      if (!next) setKeyword('');
    },
    loading: found.isLoading,
    searchable: true,
    onSearchChange: setKeyword,
    placeholder: field.placeholder || undefined,
  };
  if (field.multiple) return <MultiSelect {...shared} value={ids} onValueChange={onValueChange} />;
  return (
    <Select
      {...shared}
      value={ids[0] ?? null}
      onValueChange={(next) => onValueChange(next ?? '')}
      clearable={!field.required}
    />
  );
}
