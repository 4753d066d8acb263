import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { Input } from '@smart-admin/ui/input';
import { type Translate } from '@smart-admin/ui/messages';
import { toast } from '@smart-admin/ui/toast';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { type commonMessages } from '../../../resource/commonMessages.js';
import { type ModelTranslate } from './tableTypes.js';

/** Drops a table once its name was typed. */
export function DropDialog({ sourceId, table, t, c, onDropped, onClose }: DropDialogProps) {
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const drop = async () => {
    setBusy(true);
    try {
      await api.system.dataModel.remove({ sourceId, table, query: { confirm: typed } });
      toast.success(t('dropped', { name: table }));
      await onDropped();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      width={450}
      title={t('dropOf', { name: table })}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button variant="danger" loading={isBusy} disabled={typed !== table} onClick={() => void drop()}>
            <Trash2 aria-hidden />
            {t('drop')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <Alert tone="danger">{t('dropWarning')}</Alert>
        <label className="grid gap-1">
          <span>{t('typeName', { name: table })}</span>
          <Input value={typed} onValueChange={setTyped} autoComplete="off" />
        </label>
      </div>
    </Dialog>
  );
}

interface DropDialogProps {
  sourceId: string;
  table: string;
  t: ModelTranslate;
  c: Translate<keyof (typeof commonMessages)['zh']>;
  onDropped: () => Promise<void>;
  onClose: () => void;
}
