import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { Tree, type TreeNode } from '@smart-admin/ui/tree';
import { Folder, HardDrive, Users } from 'lucide-react';
import { useState } from 'react';
import { api } from '../app/api.js';
import { commonMessages } from '../resource/commonMessages.js';
import { documentMessages } from './documentMessages.js';
import { type DocumentRow } from './documentTypes.js';

/** Ids of the two nodes at the top, which are no folders. */
const [OWN, SHARED] = ['own', 'shared'];

/** Asks into which folder documents go: the stores that the caller may change, as a tree. */
export function FolderDialog({ work, rows, onChoose, onClose }: FolderDialogProps) {
  const t = useMessages(documentMessages);
  const c = useMessages(commonMessages);
  const [target, setTarget] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const moved = new Set(rows.map(({ id }) => id));
  const isOwn = rows.every(({ right }) => right === 'own');
  // what is moved stays in its store
  const offered = work === 'copy' ? [OWN, SHARED] : [isOwn ? OWN : SHARED];
  const tops: TreeNode[] = [
    { id: OWN, label: t('own'), icon: <HardDrive aria-hidden /> },
    { id: SHARED, label: t('sharedTop'), icon: <Users aria-hidden /> },
  ].filter(({ id }) => offered.includes(id));
  const load = async ({ id }: TreeNode): Promise<TreeNode[]> => {
    const isTop = id === OWN || id === SHARED;
    const query = { parentId: isTop ? '' : id, shared: id === SHARED ? ('1' as const) : ('0' as const) };
    const { list } = await api.extend.document.folders({ query });
    return list.map((folder) => ({
      id: folder.id,
      label: folder.name,
      icon: <Folder aria-hidden />,
      isLeaf: !folder.hasChildren || moved.has(folder.id),
      disabled: moved.has(folder.id),
    }));
  };
  const handleChoose = async () => {
    if (target === undefined) return;
    setBusy(true);
    const isDone = await onChoose(target === OWN ? '' : target);
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog
      open
      width={450}
      title={t(work === 'copy' ? 'copyTo' : 'moveTo')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button
            variant="primary"
            loading={isBusy}
            disabled={target === undefined}
            onClick={() => void handleChoose()}
          >
            {t(work === 'copy' ? 'copyHere' : 'here')}
          </Button>
        </>
      }
    >
      <Tree
        aria-label={t('targets')}
        className="h-80 rounded-md border border-hairline"
        nodes={tops}
        loadChildren={load}
        expandOnClick
        selectedId={target ?? null}
        isSelectable={({ id, disabled }) => id !== SHARED && !disabled}
        onSelect={({ id }) => setTarget(id)}
      />
    </Dialog>
  );
}

interface FolderDialogProps {
  work: 'move' | 'copy';
  rows: readonly DocumentRow[];
  /** Whether it was done; '' is the top of the own store. */
  onChoose: (parentId: string) => Promise<boolean>;
  onClose: () => void;
}
