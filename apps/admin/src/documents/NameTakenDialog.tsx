import { Button } from '@smart-admin/ui/button';
import { Checkbox } from '@smart-admin/ui/checkbox';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { documentMessages } from './documentMessages.js';
import { uploadMessages } from './uploadMessages.js';

/** What becomes of an upload whose name is taken. */
export function NameTakenDialog({ name, proposal, taken, offersAll = false, onChoose }: NameTakenDialogProps) {
  const t = useMessages(documentMessages);
  const u = useMessages(uploadMessages);
  const [forAll, setForAll] = useState(false);
  const choose = (choice: TakenChoice) => onChoose(choice, forAll);
  return (
    <Dialog
      open
      width={450}
      title={t('takenTitle')}
      onOpenChange={(open) => !open && choose({ kind: 'skip' })}
      footer={
        <>
          <Button onClick={() => choose({ kind: 'skip' })}>{t('skip')}</Button>
          {taken.kind === 'file' && (
            <Button onClick={() => choose({ kind: 'version', id: taken.id })}>{t('asVersion')}</Button>
          )}
          <Button variant="primary" onClick={() => choose({ kind: 'both' })}>
            {t('keepBoth')}
          </Button>
        </>
      }
    >
      <p className="m-0 break-words">{t(taken.kind === 'file' ? 'takenFile' : 'takenFolder', { name, proposal })}</p>
      {offersAll && (
        <Checkbox value={forAll} onValueChange={setForAll} className="mt-3">
          {u('forAll')}
        </Checkbox>
      )}
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
  /** Whether the answer can be given for all that follow. Default false. */
  offersAll?: boolean;
  onChoose: (choice: TakenChoice, forAll: boolean) => void;
}
