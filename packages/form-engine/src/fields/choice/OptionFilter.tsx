import { useMessages } from '@smart-admin/ui/locale';
import { defineMessages } from '@smart-admin/ui/messages';
import { Select } from '@smart-admin/ui/select';
import { type FieldOfKind } from '../../core/document/FormDocument.js';
import { type FieldSearchViewProps } from '../FieldViews.js';
import { useFieldOptions } from '../sources/useFieldOptions.js';

const SEARCH_FROM = 10;

/** A filter by a field with options: a drop-down of them, for one value. */
export function OptionFilter({ field, label, value, onValueChange, plain }: OptionFilterProps) {
  const t = useMessages(messages);
  const { options, loading } = useFieldOptions(field, { value });
  return (
    <Select
      aria-label={label}
      label={plain ? undefined : label}
      options={options}
      loading={loading}
      value={typeof value === 'string' && value !== '' ? value : null}
      onValueChange={(next) => onValueChange(next ?? '')}
      clearable
      searchable={options.length > SEARCH_FROM}
      placeholder={t('all')}
    />
  );
}

type OptionFilterProps = FieldSearchViewProps<FieldOfKind<'select'> | FieldOfKind<'radio'> | FieldOfKind<'checkbox'>>;

const messages = defineMessages({
  zh: { all: '全部' },
  en: { all: 'All' },
  zhtw: { all: '全部' },
  vi: { all: 'Tất cả' },
});
