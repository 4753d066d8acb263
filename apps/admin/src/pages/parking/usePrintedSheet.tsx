import { useMessages } from '@smart-admin/ui/locale';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { parkingMessages } from './parkingMessages.js';
import { SheetDialog } from './SheetDialog.js';

/** The row action that prints the code of a row, and the dialog that it opens. */
export function usePrintedSheet<Row extends { id: string; fullName: string }>({ load, linesOf }: PrintedSheet<Row>) {
  const t = useMessages(parkingMessages);
  const [row, setRow] = useState<Row | null>(null);
  return {
    action: {
      id: 'sheet',
      label: t('sheet'),
      icon: <QrCode aria-hidden />,
      place: 'row' as const,
      run: ({ row: chosen }: { row: Row | undefined }) => setRow(chosen ?? null),
    },
    dialog: row && (
      <SheetDialog
        id={row.id}
        name={row.fullName}
        lines={linesOf(row)}
        load={() => load(row.id)}
        onClose={() => setRow(null)}
      />
    ),
  };
}

interface PrintedSheet<Row> {
  load: (id: string) => Promise<{ path: string }>;
  /** What stands below the code. */
  linesOf: (row: Row) => readonly string[];
}
