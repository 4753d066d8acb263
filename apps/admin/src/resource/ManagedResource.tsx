import { fieldAccessOf } from '@smart-admin/form-engine/core';
import { FormDataSourcesProvider, type FormDataSources } from '@smart-admin/form-engine/fields';
import {
  ResourcePage,
  ResourceProvider,
  type ResourceDefinition,
  type ResourceRow,
} from '@smart-admin/form-engine/resource';
import { ApiError } from '@smart-admin/api-client';
import { useSession } from '@smart-admin/layout/stores';
import { toast } from '@smart-admin/ui/toast';
import { UploadTransportProvider } from '@smart-admin/ui/uploader';
import { useState } from 'react';
import { usePage } from '../app/PageProvider.js';
import { queryClient } from '../app/queryClient.js';
import { columnStore } from './columnStore.js';
import { createDrafts } from './drafts.js';
import { formSources } from './formSources.js';
import { uploads } from './uploads.js';
import { viewStore } from './viewStore.js';
import { useRoutedListState } from './useRoutedListState.js';

/** A management page: the resource runtime under the rights of the menu entry, its state in the address. */
export function ManagedResource<Row extends ResourceRow>({ definition }: { definition: ResourceDefinition<Row> }) {
  const { permissions, route, path } = usePage();
  const state = useRoutedListState(path, definition);
  const sources = useFormSources();
  const userId = useSession((session) => session.user?.userInfo.userId ?? '');
  const [drafts] = useState(() => createDrafts(userId));
  // only models have codes for their fields; the forms of built-in pages are ruled by their buttons
  const fieldAccess = route?.view === 'model' ? fieldAccessOf(permissions.canField) : () => 'write' as const;
  const rights = { can: permissions.can, canColumn: permissions.canColumn, fieldAccess };
  return (
    <ResourceProvider
      permissions={rights}
      columnSettings={columnStore}
      views={viewStore}
      drafts={drafts}
      onError={showUnlessShown}
      onChanged={invalidateAll}
    >
      <FormDataSourcesProvider sources={sources}>
        <UploadTransportProvider transport={uploads}>
          <ResourcePage definition={definition} state={state} />
        </UploadTransportProvider>
      </FormDataSourcesProvider>
    </ResourceProvider>
  );
}

/** The choices of forms, and who fills them in. */
function useFormSources(): FormDataSources {
  const user = useSession((session) => session.user?.userInfo);
  if (!user) return formSources;
  const { userId: id, userName: name, organizeId, organizeName } = user;
  return { ...formSources, currentUser: { id, name, organizeId, organizeName } };
}

/** Trees, options and lists of other pages may hold what was changed here: each is asked for anew when it shows. */
function invalidateAll(): void {
  void queryClient.invalidateQueries({ refetchType: 'none' });
}

/** The client has shown its own errors, except those of silent calls, which show in place. */
function showUnlessShown(error: unknown): void {
  if (!(error instanceof ApiError)) toast.error(error instanceof Error ? error.message : String(error));
}
