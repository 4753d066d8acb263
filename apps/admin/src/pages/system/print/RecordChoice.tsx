import { type PrintQuery } from '@smart-admin/api-client/contract';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { RecordSelect } from '../../../print/RecordSelect.js';
import { type Bindings } from './bindings.js';
import { printMessages } from './printMessages.js';

/** The record that is printed: one of a model that is found by typing, else an id for the interfaces. */
export function RecordChoice({ queries, bindings, value, onChange }: RecordChoiceProps) {
  const t = useMessages(printMessages);
  const [typed, setTyped] = useState('');
  const model = queries.find(({ kind }) => kind === 'model');
  if (model) {
    const fields = bindings.find(({ name }) => name === model.name)?.fields.map(({ name }) => name) ?? [];
    return (
      <RecordSelect
        aria-label={t('record')}
        placeholder={t('chooseRecord')}
        className="w-60"
        modelId={model.sourceId}
        fields={fields}
        value={value}
        onChange={onChange}
      />
    );
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

interface RecordChoiceProps {
  queries: readonly PrintQuery[];
  bindings: Bindings;
  value: string;
  onChange: (id: string) => void;
}
