import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { grantMessages } from './grantMessages.js';
import { type GrantHolder } from './grants.js';
import { HolderList } from './HolderList.js';

/** Chooses a role, position, user or group. */
export function HolderDialog({ title, text, confirmText, except, onChoose, onClose }: HolderDialogProps) {
  const t = useMessages(grantMessages);
  const [chosen, setChosen] = useState<GrantHolder | null>(null);
  return (
    <Dialog
      open
      width={450}
      title={title}
      description={text}
      bodyClassName="p-0"
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" disabled={!chosen} onClick={() => chosen && onChoose(chosen)}>
            {confirmText}
          </Button>
        </>
      }
    >
      <HolderList chosen={chosen} except={except} onChoose={setChosen} className="h-96" />
    </Dialog>
  );
}

interface HolderDialogProps {
  title: string;
  /** What choosing will do. */
  text: string;
  confirmText: string;
  /** Not offered. */
  except: GrantHolder;
  onChoose(holder: GrantHolder): void;
  onClose(): void;
}
