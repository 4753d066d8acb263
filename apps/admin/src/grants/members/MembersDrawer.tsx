import { LoadError } from '@smart-admin/ui/error-state';
import { UserPicker } from '@smart-admin/pickers/user-picker';
import { Avatar } from '@smart-admin/ui/avatar';
import { IconButton } from '@smart-admin/ui/button';
import { Drawer } from '@smart-admin/ui/drawer';
import { Empty } from '@smart-admin/ui/empty';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { VirtualList } from '@smart-admin/ui/virtual-list';
import { Search, X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { formSources } from '../../resource/formSources.js';
import { type GrantHolder } from '../grants.js';
import { membersMessages } from './membersMessages.js';
import { useMembers } from './useMembers.js';

/** The members of a role, position or group: found by name or account, added and removed in place. */
export function MembersDrawer({ holder, canEdit, onClose }: MembersDrawerProps) {
  const t = useMessages(membersMessages);
  const [keyword, setKeyword] = useState('');
  const search = useDeferredValue(keyword.trim());
  const members = useMembers(holder, search);
  const { list, total, error } = members;

  const handleAdd = async (ids: readonly string[]) => {
    const changed = await members.add(ids);
    if (changed === undefined) return;
    if (changed > 0) toast.success(t('added', { count: changed }));
    else toast.info(t('known'));
  };
  const handleRemove = async ({ id, label }: { id: string; label: string }) => {
    if ((await members.remove([id])) === undefined) return;
    toast.success(t('removed', { name: label }), {
      action: { label: t('undo'), onClick: () => void members.add([id]) },
    });
  };
  return (
    <Drawer
      open
      width={480}
      title={t('titleOf', { name: holder.name })}
      bodyClassName="flex flex-col gap-3 p-4"
      onOpenChange={(open) => !open && onClose()}
    >
      {canEdit && (
        <UserPicker
          multiple
          source={formSources.users}
          sourceKey="users"
          systemVariables={false}
          value={NOBODY}
          onValueChange={(ids) => ids.length > 0 && void handleAdd(ids)}
          placeholder={t('add')}
          aria-label={t('add')}
          title={t('add')}
        />
      )}
      <Input
        prefix={<Search aria-hidden />}
        value={keyword}
        onValueChange={setKeyword}
        placeholder={t('search')}
        aria-label={t('search')}
        clearable
      />
      <p role="status" className="m-0 text-12 text-3">
        {total === undefined ? t('loading') : t(search === '' ? 'total' : 'found', { count: total })}
      </p>
      <div className="min-h-0 flex-1">
        {error ? <LoadError error={error} onRetry={members.retry} /> : null}
        {!list && !error && <Skeleton lines={6} />}
        {list?.length === 0 && <Empty title={t(search === '' ? 'none' : 'noMatch')} />}
        {list && list.length > 0 && (
          <VirtualList
            items={list}
            itemKey={({ id }) => id}
            estimateSize={48}
            aria-label={t('titleOf', { name: holder.name })}
            onEndReached={members.loadMore}
            renderItem={(member) => (
              <div className="group flex h-12 items-center gap-3 border-b border-hairline px-1">
                <Avatar name={member.realName} src={member.headIcon || undefined} size={28} />
                <span className="min-w-0 flex-1">
                  <span className="block truncate">
                    {member.realName} <span className="text-3">{member.account}</span>
                  </span>
                  <span className="block truncate text-12 text-3" title={member.department}>
                    {member.department}
                  </span>
                </span>
                {canEdit && (
                  <IconButton
                    pane
                    label={t('remove', { name: member.label })}
                    onClick={() => void handleRemove(member)}
                    className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100"
                  >
                    <X aria-hidden />
                  </IconButton>
                )}
              </div>
            )}
          />
        )}
      </div>
    </Drawer>
  );
}

const NOBODY: readonly string[] = [];

interface MembersDrawerProps {
  holder: GrantHolder;
  /** Whether members may be added and removed. */
  canEdit: boolean;
  onClose(): void;
}
