import { Select } from '@smart-admin/ui/select';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../app/api.js';
import { textOf } from './printValues.js';

/** One record of a model, found by typing, within what the person may see. */
export function RecordSelect({ modelId, fields, value, onChange, ...rest }: RecordSelectProps) {
  const [keyword, setKeyword] = useState('');
  const { data, isFetching } = useQuery({
    queryKey: ['printRecords', modelId, keyword],
    queryFn: ({ signal }) =>
      api.visualdev.records.list(
        { id: modelId, body: { pageSize: 20, ...(keyword ? { keyword } : {}) } },
        { signal, silent: true },
      ),
    placeholderData: keepPreviousData,
  });
  const options = (data?.list ?? []).map((row) => ({ value: row.id, label: nameOf(row, fields) }));
  return (
    <Select
      searchable
      clearable
      {...rest}
      options={options}
      loading={isFetching}
      value={value || null}
      onSearchChange={setKeyword}
      onValueChange={(id) => onChange(id ?? '')}
    />
  );
}

/** The first text of a record. */
function nameOf(row: { id: string } & Record<string, unknown>, fields: readonly string[]): string {
  const text = fields.map((field) => row[field]).find((found) => typeof found === 'string' && found !== '');
  return textOf(text) || row.id;
}

export interface RecordSelectProps {
  modelId: string;
  /** Fields whose first text names a record. */
  fields: readonly string[];
  /** Id of the chosen record; '' for none. */
  value: string;
  onChange: (id: string) => void;
  placeholder: string;
  className?: string;
  'aria-label'?: string;
}
