import { Alert } from '@smart-admin/ui/alert';
import { Field } from '@smart-admin/ui/field';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { Tabs } from '@smart-admin/ui/tabs';
import { commonMessages } from '../../../../resource/commonMessages.js';
import { MenuPlaceFields } from '../MenuPlaceFields.js';
import { SheetColumns } from './SheetColumns.js';
import { SheetRows } from './SheetRows.js';
import { sheetStartMessages } from './sheetStartMessages.js';
import { type ReadSheet, type SheetStart } from './useSheetStart.js';

/** What a spreadsheet becomes: the names of the form, the part of the file, its columns and its first rows. */
export function SheetPreview({ start, read }: { start: SheetStart; read: ReadSheet }) {
  const t = useMessages(sheetStartMessages);
  const c = useMessages(commonMessages);
  const { reading, making, names, nameErrors } = start;
  const { file, sheet, content } = read;
  const isBusy = making.isPending || reading.isPending;
  const error = making.error ?? reading.error;
  const sheets = content.sheets.map((name, value) => ({ value, label: name || t('onlySheet') }));
  const rows = [
    ...content.first.map(({ number, cells }) => ({
      value: number,
      label: t('headerIn', { number, cells: cells.filter(Boolean).slice(0, 4).join(t('comma')) }),
    })),
    { value: 0, label: t('noHeader') },
  ];
  return (
    <div className="grid min-w-0 gap-3">
      {error && <Alert tone="danger">{error.message || t('unreadable')}</Alert>}
      <div className="grid grid-cols-2 items-start gap-x-6 gap-y-(--form-gap) phone:grid-cols-1">
        <Field label={t('fullName')} required error={nameErrors.fullName}>
          <Input
            value={names.fullName}
            maxLength={100}
            disabled={isBusy}
            onValueChange={(fullName) => start.setNames({ ...names, fullName })}
          />
        </Field>
        <Field label={c('code')} required error={nameErrors.enCode} help={t('codeHelp')}>
          <Input
            value={names.enCode}
            maxLength={100}
            disabled={isBusy}
            onValueChange={(enCode) => start.setNames({ ...names, enCode })}
          />
        </Field>
        {sheets.length > 1 && (
          <Field label={t('sheet')}>
            <Select
              options={sheets}
              value={sheet}
              disabled={isBusy}
              onValueChange={(value) => value !== null && reading.mutate({ file, sheet: value })}
            />
          </Field>
        )}
        <Field label={t('headerRow')}>
          <Select
            options={rows}
            value={content.headerRow}
            disabled={isBusy}
            onValueChange={(headerRow) => headerRow !== null && reading.mutate({ file, sheet, headerRow })}
          />
        </Field>
        <MenuPlaceFields value={start.menu} onChange={start.setMenu} disabled={isBusy} />
      </div>
      <Tabs
        aria-label={t('content')}
        items={[
          {
            value: 'columns',
            label: t('columns'),
            count: content.columns.length,
            content: <SheetColumns start={start} disabled={isBusy} />,
          },
          {
            value: 'rows',
            label: t('rows', { count: content.rows.length }),
            content: <SheetRows choices={start.choices} rows={content.rows} />,
          },
        ]}
      />
    </div>
  );
}
