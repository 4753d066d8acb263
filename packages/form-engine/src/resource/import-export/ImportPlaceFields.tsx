import { Field } from '@smart-admin/ui/field';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { importMessages } from './importMessages.js';
import { type ImportContent } from './ImportSource.js';
import { type ImportState } from './useImportState.js';

/** Which sheet of a file is read, and where its headers stand; nothing where the source has no choice. */
export function ImportPlaceFields({ state, content }: { state: ImportState; content: ImportContent }) {
  const t = useMessages(importMessages);
  const { sheets, headerRow } = content;
  if (!sheets || headerRow === undefined) return null;
  const { place, preview } = state;
  const rows = Array.from({ length: Math.max(HEADER_ROWS, headerRow) }, (_, index) => ({
    value: index + 1,
    label: t('headerAt', { number: index + 1 }),
  }));
  return (
    <div className="mb-3 grid grid-cols-2 gap-x-6 gap-y-3 phone:grid-cols-1">
      {sheets.length > 1 && (
        <Field label={t('sheet')}>
          <Select
            options={sheets.map((label, value) => ({ value, label }))}
            value={place.sheet}
            disabled={preview.isPending}
            onValueChange={(sheet) => sheet !== null && state.readPlace({ sheet })}
          />
        </Field>
      )}
      <Field label={t('headerRow')}>
        <Select
          options={[...rows, { value: 0, label: t('noHeaders') }]}
          value={headerRow}
          disabled={preview.isPending}
          onValueChange={(row) => row !== null && state.readPlace({ sheet: place.sheet, headerRow: row })}
        />
      </Field>
    </div>
  );
}

/** Rows among which the headers may be. */
const HEADER_ROWS = 20;
