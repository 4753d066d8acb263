import { Button } from '@smart-admin/ui/button';
import { CopyButton } from '@smart-admin/ui/copy-button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { Download } from 'lucide-react';
import { saveFile } from '../../resource/saveFile.js';
import { factorMessages } from './factorMessages.js';

/** The recovery codes, this once: to be copied or saved. Nothing but the button closes it. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useMessages(factorMessages);
  const text = codes.join('\n');
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      hideClose
      title={t('codesTitle')}
      width={450}
      footer={
        <>
          <Button
            icon={<Download aria-hidden />}
            onClick={() => saveFile({ blob: new Blob([`${text}\n`]), fileName: 'recovery-codes.txt' })}
          >
            {t('download')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('saved')}
          </Button>
        </>
      }
    >
      <p className="text-2">{t('codesText')}</p>
      <div className="relative my-3 rounded-md bg-sunken px-4 py-3">
        <ul className="m-0 grid list-none grid-cols-2 gap-y-1.5 p-0 font-mono text-14 tabular-nums">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <span className="absolute top-1.5 right-1.5">
          <CopyButton text={text} />
        </span>
      </div>
    </Dialog>
  );
}
