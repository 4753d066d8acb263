import { UserPicker } from '@smart-admin/pickers/user-picker';
import { Drawer } from '@smart-admin/ui/drawer';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/api.js';
import { useSession } from '../../app/sessionStore.js';
import { useHasPage } from '../../app/useHasPage.js';
import { formSources } from '../../resource/formSources.js';
import { hereMessages } from './hereMessages.js';
import { HereRights } from './HereRights.js';

/** Why one sees a page and one of its records; whoever gives permissions asks it of others too. */
export function ExplainDrawer({ menuId, pageName, recordId, onClose }: ExplainDrawerProps) {
  const t = useMessages(hereMessages);
  const ownId = useSession((session) => session.user?.userInfo.userId ?? '');
  const [userId, setUserId] = useState(ownId);
  const mayAsk = useHasPage('/permission/authorize');
  const { data, error, refetch } = useQuery({
    queryKey: ['explainHere', menuId, userId, recordId],
    queryFn: () =>
      api.permission.authority.here(
        { query: { menuId, ...(userId === ownId ? {} : { userId }), ...(recordId === undefined ? {} : { recordId }) } },
        { silent: true },
      ),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  return (
    <Drawer
      open
      width={420}
      title={t('titleOwn', { page: pageName })}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {mayAsk && (
        <UserPicker
          source={formSources.users}
          sourceKey="users"
          systemVariables={false}
          mode="popover"
          value={userId}
          onValueChange={(value) => setUserId(typeof value === 'string' && value !== '' ? value : ownId)}
          aria-label={t('person')}
        />
      )}
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <HereRights here={data} />
      ) : (
        <Skeleton lines={8} className="mt-4" aria-busy />
      )}
    </Drawer>
  );
}

interface ExplainDrawerProps {
  menuId: string;
  pageName: string;
  /** Default: only the page is explained. */
  recordId: string | undefined;
  onClose: () => void;
}
