import { useUnsavedChanges, useUnsavedGuard } from '@smart-admin/layout/stores';
import { confirm } from '@smart-admin/ui/confirm';
import { Drawer } from '@smart-admin/ui/drawer';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { usePage } from '../app/PageProvider.js';
import { grantMessages } from './grantMessages.js';
import { type GrantHolder } from './grants.js';
import { HolderGrants } from './HolderGrants.js';

/** The permissions of one role, position, user or group, beside the list that it was opened from. */
export function GrantsDrawer({ holder, canEdit, onClose }: GrantsDrawerProps) {
  const t = useMessages(grantMessages);
  const [isChanged, setChanged] = useState(false);
  const { path } = usePage();
  useUnsavedChanges(path, isChanged);
  const { forget } = useUnsavedGuard(path);
  return (
    <Drawer
      open
      width={1080}
      title={t('titleOf', { name: holder.name })}
      bodyClassName="flex flex-col p-0"
      onOpenChange={(open) => {
        if (open) return;
        // the drawer goes before it is drawn without its ticks
        forget();
        onClose();
      }}
      onBeforeClose={() =>
        !isChanged || confirm({ description: t('unsaved'), confirmText: t('discard'), tone: 'danger' })
      }
    >
      <HolderGrants holder={holder} canEdit={canEdit} onChanged={setChanged} />
    </Drawer>
  );
}

interface GrantsDrawerProps {
  holder: GrantHolder;
  canEdit: boolean;
  onClose(): void;
}
