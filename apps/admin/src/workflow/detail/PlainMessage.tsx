import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { Empty } from '@smart-admin/ui/empty';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { flowDetailMessages } from './flowDetailMessages.js';
import { FlowState } from './FlowState.js';

/** The text of a message that refers to no flow, as it is. */
export function PlainMessage({ text }: { text: string }) {
  const t = useMessages(flowDetailMessages);
  const [isOpen, setOpen] = useState(true);
  return (
    <FlowState>
      <Empty title={t('nothing')} description={t('nothingText')} />
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('plainTitle')}
        width={450}
        footer={<Button onClick={() => setOpen(false)}>{t('close')}</Button>}
      >
        <p className="m-0 break-words whitespace-pre-wrap">{text}</p>
      </Dialog>
    </FlowState>
  );
}
