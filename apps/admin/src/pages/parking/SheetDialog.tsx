import { Button } from '@smart-admin/ui/button';
import { CopyButton } from '@smart-admin/ui/copy-button';
import { Dialog } from '@smart-admin/ui/dialog';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { QrCode } from '@smart-admin/ui/qr-code';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { A4 } from '../../print/paper.js';
import { usePrinter } from '../../print/usePrinter.js';
import { parkingMessages } from './parkingMessages.js';
import { codeAddress } from '../../app/hosts.js';

/** The printed sheet of a place or a reduction: its QR code, which opens the public page, with its name. */
export function SheetDialog({ id, name, lines, load, onClose }: SheetDialogProps) {
  const t = useMessages(parkingMessages);
  const printer = usePrinter();
  const sheet = useQuery({ queryKey: ['parkingSheet', id], queryFn: load, staleTime: 0 });
  const address = sheet.data ? codeAddress(sheet.data.path) : '';
  const face = (
    <section className="grid justify-items-center gap-3 py-2 text-center">
      <h3 className="m-0 text-20 font-semibold text-1">{name}</h3>
      <QrCode value={address} size={240} level="M" label={address} />
      {lines.map((line) => (
        <p key={line} className="m-0 text-16 text-1">
          {line}
        </p>
      ))}
      <p className="m-0 text-14 text-3">{t('sheetHint')}</p>
    </section>
  );
  return (
    <Dialog
      open
      width={450}
      title={t('sheet')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <CopyButton text={address} label={t('copyLink')} disabled={!sheet.data} />
          <Button
            variant="primary"
            icon={<Printer aria-hidden />}
            disabled={!sheet.data}
            onClick={() => printer.print({ content: face, paper: A4 })}
          >
            {t('print')}
          </Button>
        </>
      }
    >
      {sheet.isError ? (
        <LoadError error={sheet.error} onRetry={() => void sheet.refetch()} />
      ) : sheet.data ? (
        face
      ) : (
        <Skeleton lines={8} className="mx-auto my-2 size-60" />
      )}
      {printer.sheet}
    </Dialog>
  );
}

export interface SheetDialogProps {
  id: string;
  name: string;
  /** What stands below the code. */
  lines: readonly string[];
  load: () => Promise<{ path: string }>;
  onClose: () => void;
}
