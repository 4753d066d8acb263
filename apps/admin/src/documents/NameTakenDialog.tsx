import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { documentMessages } from './documentMessages.js';

/** What becomes of an upload whose name is taken. */
export function NameTakenDialog({ name, proposal, taken, onChoose }: NameTakenDialogProps) {
  const t = useMessages(documentMessages);
  return (
    <Dialog
      open
      width={450}
      title={t('takenTitle')}
      onOpenChange={(open) => !open && onChoose({ kind: 'skip' })}
      footer={
        <>
          <Button onClick={() => onChoose({ kind: 'skip' })}>{t('skip')}</Button>
          {taken.kind === 'file' && (
            <Button onClick={() => onChoose({ kind: 'version', id: taken.id })}>{t('asVersion')}</Button>
          )}
          <Button variant="primary" onClick={() => onChoose({ kind: 'both' })}>
            {t('keepBoth')}
          </Button>
        </>
      }
    >
      <p className="m-0 break-words">{t(taken.kind === 'file' ? 'takenFile' : 'takenFolder', { name, proposal })}</p>
    </Dialog>
  );
}

/** `plain` where the name is free after all. */
export type TakenChoice = { kind: 'plain' | 'skip' | 'both' } | { kind: 'version'; id: string };

export interface NameTaken {
  name: string;
  /** A free name like it. */
  proposal: string;
  taken: { id: string; kind: 'folder' | 'file' };
}

interface NameTakenDialogProps extends NameTaken {
  onChoose: (choice: TakenChoice) => void;
}
