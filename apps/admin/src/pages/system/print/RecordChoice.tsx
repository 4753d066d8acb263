import { type PrintQuery } from '@smart-admin/api-client/contract';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { textOf } from '../../../print/printValues.js';
import { type Bindings } from './bindings.js';
import { printMessages } from './printMessages.js';

/** The record that is printed: one of a model that is found by typing, else an id for the interfaces. */
export function RecordChoice({ queries, bindings, value, onChange }: RecordChoiceProps) {
  const t = useMessages(printMessages);
  const [typed, setTyped] = useState('');
  const model = queries.find(({ kind }) => kind === 'model');
  if (model) {
    const fields = bindings.find(({ name }) => name === model.name)?.fields.map(({ name }) => name) ?? [];
    return <ModelRecord modelId={model.sourceId} fields={fields} value={value} onChange={onChange} />;
  }
  return (
    <Input
      aria-label={t('recordId')}
      placeholder={t('recordId')}
      className="w-60"
      value={typed}
      onValueChange={setTyped}
      onBlur={() => onChange(typed.trim())}
      onKeyDown={(event) => event.key === 'Enter' && onChange(typed.trim())}
    />
  );
}

function ModelRecord({ modelId, fields, value, onChange }: ModelRecordProps) {
  const t = useMessages(printMessages);
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
      aria-label={t('record')}
      placeholder={t('chooseRecord')}
      className="w-60"
      options={options}
      loading={isFetching}
      value={value || null}
      onSearchChange={setKeyword}
      onValueChange={(id) => onChange(id ?? '')}
    />
  );
}

/** The first texts of a record. */
function nameOf(row: { id: string } & Record<string, unknown>, fields: readonly string[]): string {
  const texts = fields.map((field) => row[field]).filter((text) => typeof text === 'string' && text !== '');
  return texts.slice(0, 1).map(textOf).join('') || row.id;
}

interface RecordChoiceProps {
  queries: readonly PrintQuery[];
  bindings: Bindings;
  value: string;
  onChange: (id: string) => void;
}

interface ModelRecordProps extends Pick<RecordChoiceProps, 'value' | 'onChange'> {
  modelId: string;
  fields: readonly string[];
}
