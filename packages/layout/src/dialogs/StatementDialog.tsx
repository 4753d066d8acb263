import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { type ReactNode } from 'react';
import { dialogMessages } from '../dialogMessages.js';

/** The official statement of whoever runs the application. */
export function StatementDialog({ children, open, onOpenChange }: StatementDialogProps) {
  const t = useMessages(dialogMessages);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('statementTitle')}
      width={450}
      footer={<Button onClick={() => onOpenChange(false)}>{t('close')}</Button>}
    >
      <p className="text-14 leading-7">{children}</p>
    </Dialog>
  );
}

export interface StatementDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** What is declared. */
  children: ReactNode;
}
