import { Button } from '@smart-admin/ui/button';
import { Empty } from '@smart-admin/ui/empty';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Tag } from '@smart-admin/ui/tag';
import { toast } from '@smart-admin/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.js';
import { profileMessages } from './profileMessages.js';

/** One's organisations and positions; one of each is the main one. */
export function MembershipPanel() {
  const t = useMessages(profileMessages);
  return (
    <div className="grid gap-6 pt-2 lg:grid-cols-2">
      <Memberships title={t('mainOrganize')} type="Organize" load={() => api.permission.currentUser.organizes()} />
      <Memberships title={t('mainPosition')} type="Position" load={() => api.permission.currentUser.positions()} />
    </div>
  );
}

function Memberships({ title, type, load }: MembershipsProps) {
  const t = useMessages(profileMessages);
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: ['memberships', type], queryFn: load });
  const handleChange = async (majorId: string) => {
    await api.permission.currentUser.updateMajor({ body: { majorId, majorType: type } });
    toast.success(t('mainChanged'));
    await client.invalidateQueries();
  };
  return (
    <section>
      <h2 className="mb-2 text-14 font-semibold">{title}</h2>
      {data ? null : <Skeleton className="h-24" />}
      {data?.length === 0 ? <Empty inline title={t('none')} /> : null}
      <ul className="divide-y divide-(--border-hairline)">
        {data?.map((item) => (
          <li key={item.id} className="flex h-11 items-center gap-3">
            <span className="min-w-0 flex-1 truncate">{item.fullName}</span>
            {item.isDefault ? (
              <Tag tone="primary">{t('main')}</Tag>
            ) : (
              <Button onClick={() => void handleChange(item.id)}>{t('setMain')}</Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MembershipsProps {
  title: string;
  type: 'Organize' | 'Position';
  load(): Promise<{ id: string; fullName: string; isDefault: boolean }[]>;
}
