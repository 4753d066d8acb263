import { fitsColumn } from '@smart-admin/form-engine/core/sheet';
import { type DataColumn, DataTable } from '@smart-admin/ui/data-table';
import { Empty } from '@smart-admin/ui/empty';
import { useMessages } from '@smart-admin/ui/locale';
import { CircleAlert } from 'lucide-react';
import { type SheetChoice } from './sheetChoices.js';
import { sheetStartMessages } from './sheetStartMessages.js';
import { type ReadSheet } from './useSheetStart.js';

type SheetRow = ReadSheet['content']['rows'][number];

/** The first rows of a spreadsheet under the names of their fields; values that do not fit are marked. */
export function SheetRows({ choices, rows }: { choices: readonly SheetChoice[]; rows: readonly SheetRow[] }) {
  const t = useMessages(sheetStartMessages);
  const columns: DataColumn<SheetRow>[] = [
    { id: '_number', header: t('row'), width: 56, fixed: 'left', resizable: false, cell: ({ number }) => number },
    ...choices.flatMap((choice, index): DataColumn<SheetRow>[] => {
      if (!choice.isIncluded) return [];
      const fits = fitsColumn(choice.column, choice.kind);
      return [
        {
          id: `c${index}`,
          header: choice.label,
          minWidth: 120,
          align: choice.kind === 'number' ? 'right' : 'left',
          cell: ({ cells }) => {
            const text = cells[index] ?? '';
            return text === '' || fits(text) ? text : <Misfit text={text} />;
          },
        },
      ];
    }),
  ];
  return (
    <DataTable<SheetRow>
      aria-label={t('rows', { count: rows.length })}
      className="max-h-[44dvh] flex-none overflow-hidden rounded-md border border-hairline bg-surface"
      columns={columns}
      data={rows}
      rowKey={({ number }) => String(number)}
      layout="table"
      empty={<Empty title={t('noRows')} />}
    />
  );
}

function Misfit({ text }: { text: string }) {
  const t = useMessages(sheetStartMessages);
  return (
    <span className="inline-flex max-w-full items-center gap-1 text-warning-text">
      <CircleAlert role="img" aria-label={t('doesNotFit')} className="size-3 flex-none" />
      <span className="truncate">{text}</span>
    </span>
  );
}
