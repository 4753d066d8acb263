import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { Tree, type TreeNode } from '@smart-admin/ui/tree';
import { type TreeNode as SelectorNode } from '@smart-admin/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../app/api.js';
import { grantMessages } from './grantMessages.js';
import { toSelection, type GrantSelection } from './grantTree.js';

/** Chooses roles whose permissions are taken over. */
export function RolePicker({ onChoose, onClose }: { onChoose(selections: GrantSelection[]): void; onClose(): void }) {
  const t = useMessages(grantMessages);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [loading, setLoading] = useState(false);
  const { data } = useQuery({ queryKey: ['roleSelector'], queryFn: () => api.permission.role.selectorByPermission() });
  const nodes = (data?.list ?? []).map(toNode);
  const roles = new Set(leavesOf(data?.list ?? []));
  const handleTakeOver = async () => {
    setLoading(true);
    try {
      const grants = await Promise.all(
        chosen.filter((id) => roles.has(id)).map((id) => api.permission.authority.read({ holder: 'Role', id })),
      );
      onChoose(grants.map(toSelection));
    } catch (error) {
      console.warn('The permissions of the roles could not be read', error);
    } finally {
      setLoading(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('selectRoles')}
      description={t('selectRolesTitle')}
      width={450}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            loading={loading}
            disabled={chosen.length === 0}
            onClick={() => void handleTakeOver()}
          >
            {t('takeOver')}
          </Button>
        </>
      }
    >
      <Tree
        aria-label={t('Role')}
        className="h-80 overflow-auto"
        nodes={nodes}
        checkable
        defaultExpandedIds="all"
        key={nodes.length}
        checkedIds={chosen}
        onCheckedChange={setChosen}
      />
    </Dialog>
  );
}

function toNode(node: SelectorNode): TreeNode {
  return { id: node.id, label: node.fullName, isLeaf: node.isLeaf, children: node.children?.map(toNode) };
}

function leavesOf(nodes: readonly SelectorNode[]): string[] {
  return nodes.flatMap((node) => (node.type === 'role' ? [node.id] : leavesOf(node.children ?? [])));
}
