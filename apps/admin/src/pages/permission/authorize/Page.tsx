import { useUnsavedChanges } from '@smart-admin/layout/stores';
import { cn } from '@smart-admin/ui/cn';
import { confirm } from '@smart-admin/ui/confirm';
import { Empty } from '@smart-admin/ui/empty';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { usePage } from '../../../app/PageProvider.js';
import { grantMessages } from '../../../grants/grantMessages.js';
import { type GrantHolder } from '../../../grants/grants.js';
import { HolderGrants } from '../../../grants/HolderGrants.js';
import { HolderList } from '../../../grants/HolderList.js';

/** Permissions of roles, positions, users and groups: who at the left, what at the right. */
export function Page() {
  const t = useMessages(grantMessages);
  const { path, permissions } = usePage();
  const [holder, setHolder] = useState<GrantHolder | null>(null);
  const [isChanged, setChanged] = useState(false);
  useUnsavedChanges(path, isChanged);
  const handleChoose = async (next: GrantHolder | null) => {
    if (next?.id === holder?.id && next?.type === holder?.type) return;
    if (isChanged && !(await confirm({ description: t('unsaved'), confirmText: t('discard'), tone: 'danger' }))) return;
    setChanged(false);
    setHolder(next);
  };
  return (
    <section className="flex min-h-0 flex-1 overflow-hidden rounded-lg border border-hairline bg-surface phone:flex-col">
      <HolderList
        chosen={holder}
        unsaved={isChanged}
        onChoose={(next) => void handleChoose(next)}
        className={cn(
          'w-58 flex-none border-r border-hairline phone:min-h-0 phone:w-full phone:flex-1 phone:border-r-0',
          holder && 'phone:hidden',
        )}
      />
      {holder ? (
        <HolderGrants
          key={`${holder.type}/${holder.id}`}
          holder={holder}
          canEdit={permissions.can('btn_edit')}
          onChanged={setChanged}
          onBack={() => void handleChoose(null)}
        />
      ) : (
        <div className="grid flex-1 place-items-center p-6 phone:hidden">
          <Empty title={t('chooseHolder')} description={t('chooseHolderText')} />
        </div>
      )}
    </section>
  );
}
