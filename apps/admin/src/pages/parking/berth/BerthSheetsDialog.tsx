import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { QrCode } from '@smart-admin/ui/qr-code';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { api } from '../../../app/api.js';
import { A4 } from '../../../print/paper.js';
import { usePrinter } from '../../../print/usePrinter.js';
import { parkingMessages } from '../parkingMessages.js';
import { berthMessages } from './berthMessages.js';
import { codeAddress } from '../../../app/hosts.js';

/** The printed codes of berths, six on a sheet; each opens the stay that stands there. */
export function BerthSheetsDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const t = useMessages(berthMessages);
  const p = useMessages(parkingMessages);
  const printer = usePrinter();
  const sheets = useQuery({
    queryKey: ['parkingBerthSheets', ids],
    queryFn: ({ signal }) => api.parking.berth.sheets({ body: { ids: [...ids] } }, { signal, silent: true }),
    staleTime: 0,
  });
  const faces = sheets.data && (
    <div className="grid grid-cols-2 gap-4">
      {sheets.data.list.map(({ id, fullName, placeName, path }) => (
        <section
          key={id}
          className="grid break-inside-avoid justify-items-center gap-1 border border-dashed border-control p-3 text-center"
        >
          <h3 className="m-0 text-20 font-semibold text-1">{fullName}</h3>
          <p className="m-0 text-13 text-2">{placeName}</p>
          <QrCode value={codeAddress(path)} size={150} level="M" label={`${placeName} ${fullName}`} />
          <p className="m-0 text-12 text-3">{p('sheetHint')}</p>
        </section>
      ))}
    </div>
  );
  return (
    <Dialog
      open
      width={600}
      title={t('sheetsTitle', { count: ids.length })}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <Button
          variant="primary"
          icon={<Printer aria-hidden />}
          disabled={!faces}
          onClick={() => printer.print({ content: faces, paper: A4 })}
        >
          {p('print')}
        </Button>
      }
    >
      {sheets.isError ? (
        <LoadError error={sheets.error} onRetry={() => void sheets.refetch()} />
      ) : (
        (faces ?? <Skeleton lines={8} />)
      )}
      {printer.sheet}
    </Dialog>
  );
}
