import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { Empty } from '@smart-admin/ui/empty';
import { ErrorState } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Save } from 'lucide-react';
import { useState } from 'react';
import { usePage } from '../../../app/PageProvider.js';
import { grantMessages } from '../../../grants/grantMessages.js';
import { GrantsEditor } from '../../../grants/GrantsEditor.js';
import { useGrants, type GrantHolder } from '../../../grants/useGrants.js';
import { HolderList } from './HolderList.js';

/** Permissions of roles, positions, users and groups: who at the left, what at the right. */
export function Page() {
  const t = useMessages(grantMessages);
  const [holder, setHolder] = useState<GrantHolder | null>(null);
  const [changed, setChanged] = useState(false);
  const handleChoose = async (next: GrantHolder) => {
    if (changed && !(await confirm({ description: t('unsaved'), confirmText: t('discard'), tone: 'danger' }))) return;
    setHolder(next);
  };
  return (
    <section className="flex min-h-0 flex-1 overflow-hidden rounded-lg border border-hairline bg-surface phone:flex-col">
      <HolderList chosen={holder} onChoose={(next) => void handleChoose(next)} />
      {holder ? (
        <HolderGrants key={`${holder.type}/${holder.id}`} holder={holder} onChanged={setChanged} />
      ) : (
        <div className="grid flex-1 place-items-center p-6">
          <Empty title={t('chooseHolder')} description={t('chooseHolderText')} />
        </div>
      )}
    </section>
  );
}

function HolderGrants({ holder, onChanged }: { holder: GrantHolder; onChanged(changed: boolean): void }) {
  const t = useMessages(grantMessages);
  const { permissions } = usePage();
  const grants = useGrants(holder);
  const canEdit = permissions.can('btn_edit');
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex h-12 flex-none items-center gap-3 border-b border-hairline px-4">
        <h2 className="min-w-0 flex-1 truncate text-14 font-semibold">{t('titleOf', { name: holder.name })}</h2>
        {canEdit ? (
          <>
            <span role="status" className="text-12 text-3">
              {grants.isChanged ? t('changed') : ''}
            </span>
            <Button
              variant="primary"
              icon={<Save aria-hidden />}
              loading={grants.saving}
              disabled={!grants.isChanged}
              onClick={() => void grants.save().then((done) => done && onChanged(false))}
            >
              {t('save')}
            </Button>
          </>
        ) : null}
      </div>
      {grants.isError ? <ErrorState onRetry={grants.retry} /> : null}
      {grants.nodes && grants.selection ? (
        <GrantsEditor
          nodes={grants.nodes}
          value={grants.selection}
          readOnly={!canEdit}
          onChange={(selection) => {
            grants.change(selection);
            onChanged(true);
          }}
        />
      ) : grants.isError ? null : (
        <Skeleton className="m-4 h-80" />
      )}
    </div>
  );
}
