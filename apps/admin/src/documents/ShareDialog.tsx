import { type DocumentShareKind } from '@smart-admin/api-client/contract';
import { OrganizePicker } from '@smart-admin/pickers/organize-picker';
import { RolePicker } from '@smart-admin/pickers/role-picker';
import { UserPicker } from '@smart-admin/pickers/user-picker';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { toast } from '@smart-admin/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../app/api.js';
import { commonMessages } from '../resource/commonMessages.js';
import { formSources } from '../resource/formSources.js';
import { shareMessages } from './shareMessages.js';
import { DOCUMENTS_KEY, type DocumentRow, type DocumentShare } from './documentTypes.js';
import { ShareLine } from './ShareLine.js';
import { showRefusal } from './showRefusal.js';

/** With whom a document is shared: who may read or change it, and until when. */
export function ShareDialog({ row, onSaved, onClose }: ShareDialogProps) {
  const t = useMessages(shareMessages);
  const c = useMessages(commonMessages);
  const [draft, setDraft] = useState<readonly DocumentShare[]>();
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: [DOCUMENTS_KEY, 'shares', row.id],
    queryFn: ({ signal }) => api.extend.document.shares({ id: row.id }, { signal, silent: true }),
    staleTime: 0,
    gcTime: 0,
  });
  const shares = draft ?? data?.list;
  const handleAdd = (kind: DocumentShareKind) => (ids: readonly string[], items: readonly PickedName[]) => {
    if (!shares) return;
    const isKnown = (id: string) => shares.some((share) => share.kind === kind && share.targetId === id);
    const added = ids
      .filter((id) => !isKnown(id))
      .map((targetId): DocumentShare => {
        const targetName = items.find(({ id }) => id === targetId)?.label ?? targetId;
        return { kind, targetId, targetName, canEdit: false, until: null, isOver: false };
      });
    setDraft([...shares, ...added]);
  };
  const handleSave = async () => {
    if (!shares) return;
    setBusy(true);
    const body = {
      shares: shares.map(({ kind, targetId, canEdit, until }) => ({ kind, targetId, canEdit, until })),
    };
    const isSaved = await showRefusal(api.extend.document.saveShares({ id: row.id, body }, { silent: true }));
    setBusy(false);
    if (!isSaved) return;
    toast.success(t('sharesSaved'));
    onSaved();
    onClose();
  };
  const picker = { multiple: true as const, value: NOBODY, clearable: false };
  return (
    <Dialog
      open
      width={DIMENSIONS.popupDialog}
      title={t('shareTitle', { name: row.name })}
      description={t('shareHint')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button variant="primary" loading={isBusy} disabled={!draft} onClick={() => void handleSave()}>
            {c('save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <div className="grid grid-cols-3 gap-2 phone:grid-cols-1">
          <UserPicker
            {...picker}
            source={formSources.users}
            sourceKey="users"
            systemVariables={false}
            aria-label={t('addPeople')}
            placeholder={t('addPeople')}
            onValueChange={handleAdd('user')}
          />
          <OrganizePicker
            {...picker}
            source={formSources.organizeTree}
            sourceKey="organize-tree"
            types={ORGANIZES}
            title={t('addOrganizes')}
            aria-label={t('addOrganizes')}
            placeholder={t('addOrganizes')}
            onValueChange={handleAdd('organize')}
          />
          <RolePicker
            {...picker}
            source={formSources.roleTree}
            sourceKey="role-tree"
            title={t('addRoles')}
            aria-label={t('addRoles')}
            placeholder={t('addRoles')}
            onValueChange={handleAdd('role')}
          />
        </div>
        {error && !data ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : !shares ? (
          <Skeleton lines={3} />
        ) : shares.length === 0 ? (
          <p className="m-0 py-6 text-center text-3">{t('notShared')}</p>
        ) : (
          <ul aria-label={t('shareList')} className="m-0 list-none rounded-md border border-hairline p-0">
            {shares.map((share) => (
              <ShareLine
                key={`${share.kind} ${share.targetId}`}
                share={share}
                onChange={(next) => setDraft(shares.map((each) => (each === share ? next : each)))}
                onRemove={() => setDraft(shares.filter((each) => each !== share))}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

const NOBODY: readonly string[] = [];
const ORGANIZES = ['company', 'department'];

interface PickedName {
  id: string;
  label: string;
}

interface ShareDialogProps {
  row: DocumentRow;
  onSaved: () => void;
  onClose: () => void;
}
