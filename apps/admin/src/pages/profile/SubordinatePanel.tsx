import { Avatar } from '@smart-admin/ui/avatar';
import { Empty } from '@smart-admin/ui/empty';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Tree, type TreeNode } from '@smart-admin/ui/tree';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.js';
import { profileMessages } from './profileMessages.js';

/** Those whom one manages, and whom they manage. */
export function SubordinatePanel() {
  const t = useMessages(profileMessages);
  const { data } = useQuery({ queryKey: ['subordinates'], queryFn: () => load('0') });
  if (!data) return <Skeleton className="h-60" />;
  if (data.length === 0) return <Empty title={t('noSubordinates')} />;
  return (
    <Tree
      aria-label={t('subordinates')}
      className="h-full min-h-80"
      nodes={data}
      loadChildren={(node) => load(node.id)}
      expandOnClick
    />
  );
}

async function load(id: string): Promise<TreeNode[]> {
  const { list } = await api.permission.currentUser.subordinates({ id });
  return list.map((person) => ({
    id: person.id,
    label: person.realName,
    icon: <Avatar name={person.realName} src={person.headIcon} size={20} />,
    isLeaf: person.isLeaf,
    extra: <span className="text-12 text-3">{[person.department, person.position].filter(Boolean).join(' / ')}</span>,
  }));
}
