import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { dialogMessages } from '../dialogMessages.js';

/** Forbids unauthorised third parties to change, distort, spread or sell the platform's data. */
export function StatementDialog({ open, onOpenChange }: { open: boolean; onOpenChange(open: boolean): void }) {
  const t = useMessages(dialogMessages);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('statementTitle')}
      width={450}
      footer={<Button onClick={() => onOpenChange(false)}>{t('close')}</Button>}
    >
      <p className="text-14 leading-7">{t('statementText')}</p>
    </Dialog>
  );
}
