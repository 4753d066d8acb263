import { fieldAccessOf } from '@smart-admin/form-engine/core';
import { modelResource, ResourcePreview, ResourceProvider } from '@smart-admin/form-engine/resource';
import { pagePermissions, routeTitle, type DynamicRoute } from '@smart-admin/layout/routing';
import { LoadError } from '@smart-admin/ui/error-state';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../app/api.js';
import { recordSource } from '../../model/recordSource.js';
import { HomeCard } from './HomeCard.js';
import { boardMessages } from './boardMessages.js';
import { useSession } from '../../../app/sessionStore.js';

/** The newest records of a generated page, under the rights that the page itself has. */
export function RecentRecords({ route }: { route: DynamicRoute }) {
  const t = useMessages(boardMessages);
  const locale = useLocale();
  const permissionList = useSession((session) => session.user?.permissionList);
  const permissions = useMemo(() => {
    const page = pagePermissions(permissionList ?? [], route.meta.modelId);
    return { ...page, fieldAccess: fieldAccessOf(page) };
  }, [permissionList, route]);
  const id = route.moduleId;
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['model', id],
    queryFn: () => api.visualdev.records.config({ id }, { silent: true }),
  });
  const definition = useMemo(() => (data ? modelResource(data, recordSource(id), locale) : null), [data, id, locale]);
  return (
    <HomeCard title={t('newest', { title: routeTitle(route.meta, locale) })} link={{ to: route.path, text: t('all') }}>
      {definition ? (
        <ResourceProvider permissions={permissions}>
          <ResourcePreview definition={definition} limit={8} />
        </ResourceProvider>
      ) : isError ? (
        <LoadError error={error} title={t('loadFailed')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={6} className="m-4" />
      )}
    </HomeCard>
  );
}
