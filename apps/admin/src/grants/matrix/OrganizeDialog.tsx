import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Tree } from '@smart-admin/ui/tree';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useOrganizeNodes } from '../useOrganizeNodes.js';
import { matrixMessages } from './matrixMessages.js';

/** Chooses organisations whose rows are seen; what stands below them belongs to them. */
export function OrganizeDialog({ value, onChoose, onClose }: OrganizeDialogProps) {
  const t = useMessages(matrixMessages);
  const nodes = useOrganizeNodes();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>(value);
  return (
    <Dialog
      open
      width={450}
      title={t('chooseOrganizes')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={() => onChoose([...chosen])}>
            {t('confirmChoice')}
          </Button>
        </>
      }
    >
      <Input
        prefix={<Search aria-hidden />}
        value={search}
        onValueChange={setSearch}
        placeholder={t('chooseOrganizes')}
        aria-label={t('chooseOrganizes')}
        clearable
      />
      <Tree
        aria-label={t('chooseOrganizes')}
        className="mt-2 h-80 overflow-auto"
        nodes={nodes}
        checkable
        checkStrictly
        search={search}
        key={nodes.length}
        defaultExpandedIds="all"
        checkedIds={chosen}
        onCheckedChange={setChosen}
      />
    </Dialog>
  );
}

interface OrganizeDialogProps {
  value: readonly string[];
  onChoose(organizeIds: string[]): void;
  onClose(): void;
}
