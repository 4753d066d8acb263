import { fieldAccessOf } from '@smart-admin/form-engine/core';
import {
  modelResource,
  type ModelRow,
  type ResourceDefinition,
  ResourcePage,
  ResourceProvider,
} from '@smart-admin/form-engine/resource';
import { pagePermissions } from '@smart-admin/layout/routing';
import { LoadError } from '@smart-admin/ui/error-state';
import { useLocale } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../app/api.js';
import { queryClient } from '../../app/queryClient.js';
import { useSession } from '../../app/sessionStore.js';
import { recordLink } from '../../resource/recordLink.js';
import { showUnlessShown } from '../../resource/showUnlessShown.js';
import { writtenOf } from './writtenOf.js';
import { recordSource, type RelatedTo } from './recordSource.js';

/** The records of a model that point to another one: their own list, under the rights of their own page. */
export function RelatedRecords({ modelId, related, onChanged }: RelatedRecordsProps) {
  const locale = useLocale();
  const permissionList = useSession((session) => session.user?.permissionList);
  const { field, recordId } = related;
  const { data, error, refetch } = useQuery({
    queryKey: ['model', modelId],
    queryFn: () => api.visualdev.records.config({ id: modelId }, { silent: true }),
  });
  const definition = useMemo(
    () =>
      data &&
      within(
        {
          ...modelResource(data, recordSource(modelId, { field, recordId }), locale, undefined, recordLink),
          written: writtenOf(data, locale),
        },
        { field, recordId },
      ),
    [data, modelId, field, recordId, locale],
  );
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data || !definition) return <Skeleton lines={6} aria-busy />;
  const permissions = pagePermissions(permissionList ?? [], data.menuId);
  return (
    <ResourceProvider
      permissions={{ ...permissions, fieldAccess: fieldAccessOf(permissions) }}
      onError={showUnlessShown}
      onChanged={() => {
        // the pages of both models have other rows now
        void queryClient.invalidateQueries({ refetchType: 'none' });
        onChanged();
      }}
    >
      <ResourcePage definition={definition} className="min-h-0 flex-1" />
    </ResourceProvider>
  );
}

interface RelatedRecordsProps {
  modelId: string;
  related: RelatedTo;
  /** Something was made, changed or removed. */
  onChanged: () => void;
}

/** The list of a model narrowed to one record: new ones point to it; what is about all records stays on the model's own page. */
function within(
  definition: ResourceDefinition<ModelRow>,
  { field, recordId }: RelatedTo,
): ResourceDefinition<ModelRow> {
  const {
    layouts: _layouts,
    groups: _groups,
    board: _board,
    calendar: _calendar,
    parentField: _parent,
    actions: _actions,
    defaultFilters: _filters,
    source: { export: _export, import: _import, transfers: _transfers, bin: _bin, ...source },
    ...rest
  } = definition;
  return {
    ...rest,
    id: `${definition.id}.${field}.${recordId}`,
    source,
    search: [],
    initialValues: () => ({ [field]: recordId }),
  };
}
