import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { Drawer } from '@smart-admin/ui/drawer';
import { ErrorState } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { grantMessages } from './grantMessages.js';
import { GrantsEditor } from './GrantsEditor.js';
import { useGrants, type GrantHolder } from './useGrants.js';

/** The permissions of one role, position, user or group, beside the list that it was opened from. */
export function GrantsDrawer({ holder, onClose }: { holder: GrantHolder; onClose(): void }) {
  const t = useMessages(grantMessages);
  const grants = useGrants(holder);
  const handleSave = async () => {
    if (await grants.save()) onClose();
  };
  return (
    <Drawer
      open
      width={720}
      title={t('titleOf', { name: holder.name })}
      bodyClassName="flex flex-col p-0"
      onOpenChange={(open) => !open && onClose()}
      onBeforeClose={() =>
        !grants.isChanged || confirm({ description: t('unsaved'), confirmText: t('discard'), tone: 'danger' })
      }
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            loading={grants.saving}
            disabled={!grants.isChanged}
            onClick={() => void handleSave()}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      {grants.isError ? <ErrorState onRetry={grants.retry} /> : null}
      {grants.nodes && grants.selection ? (
        <GrantsEditor nodes={grants.nodes} value={grants.selection} onChange={grants.change} />
      ) : grants.isError ? null : (
        <Skeleton className="m-4 h-80" />
      )}
    </Drawer>
  );
}
