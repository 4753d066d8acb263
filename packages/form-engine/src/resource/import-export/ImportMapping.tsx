import { Alert } from '@smart-admin/ui/alert';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { importMessages } from './importMessages.js';
import { type ImportColumn, type ImportField } from './ImportSource.js';
import { mapColumn, missingFields } from './mapping.js';

/** Which field each column of a file fills: a row for each column, with what its first cell says. */
export function ImportMapping({ columns, fields, onChange, disabled }: ImportMappingProps) {
  const t = useMessages(importMessages);
  const locale = useLocale();
  const missing = missingFields(columns, fields);
  const list = new Intl.ListFormat(locale === 'zhtw' ? 'zh-TW' : locale, { type: 'conjunction' });
  const options = [
    { value: '', label: t('leftOut') },
    ...fields.map(({ id, label, required }) => ({ value: id, label: required ? `${label} *` : label })),
  ];
  return (
    <div className="grid gap-3">
      <p className="m-0 text-2">{t('mappingHint')}</p>
      {missing.length > 0 && (
        <Alert tone="warning">{t('missingFields', { fields: list.format(missing.map(({ label }) => label)) })}</Alert>
      )}
      <ul className="m-0 grid max-h-[52dvh] list-none phone:max-h-none gap-0 overflow-y-auto rounded-md border border-hairline p-0">
        {columns.map((column, index) => (
          <li
            // columns stay in their places
            key={index}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,14rem)] items-center gap-3 border-hairline px-3 py-2 not-first:border-t phone:grid-cols-1 phone:gap-1.5"
          >
            <span className="min-w-0">
              <span className="block truncate font-medium">
                {column.header || t('noHeader', { number: index + 1 })}
              </span>
              <span className="block truncate text-12 text-2">{column.sample}</span>
            </span>
            <Select
              options={options}
              value={column.field}
              onValueChange={(field) => onChange(mapColumn(columns, index, field ?? ''))}
              searchable={fields.length > 8}
              disabled={disabled}
              aria-label={t('fieldOf', { column: column.header || t('noHeader', { number: index + 1 }) })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ImportMappingProps {
  columns: readonly ImportColumn[];
  fields: readonly ImportField[];
  onChange: (columns: ImportColumn[]) => void;
  disabled: boolean;
}
