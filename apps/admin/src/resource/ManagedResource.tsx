import { fieldAccessOf } from '@smart-admin/form-engine/core';
import { FieldKindsProvider, FormDataSourcesProvider } from '@smart-admin/form-engine/fields';
import {
  ResourcePage,
  ResourceProvider,
  type ResourceDefinition,
  type ResourceRow,
} from '@smart-admin/form-engine/resource';
import { UploadTransportProvider } from '@smart-admin/ui/uploader';
import { lazy, Suspense, useState } from 'react';
import { usePage } from '../app/PageProvider.js';
import { adminKinds } from '../fields/adminKinds.js';
import { columnStore } from './columnStore.js';
import { createDrafts } from './drafts.js';
import { formSources } from './formSources.js';
import { invalidateAll } from './invalidateAll.js';
import { showUnlessShown } from './showUnlessShown.js';
import { uploads } from './uploads.js';
import { useFormSources } from './useFormSources.js';
import { viewStore } from './viewStore.js';
import { useRoutedListState } from './useRoutedListState.js';
import { useSession } from '../app/sessionStore.js';

const ExplainDrawer = lazy(async () => ({
  default: (await import('../grants/here/ExplainDrawer.js')).ExplainDrawer,
}));

/** A management page: the resource runtime under the rights of the menu entry, its state in the address. */
export function ManagedResource<Row extends ResourceRow>({
  definition,
  offersCurrentUser = true,
}: ManagedResourceProps<Row>) {
  const { permissions, route, path, modelId } = usePage();
  const state = useRoutedListState(path, definition);
  const ownSources = useFormSources();
  const sources = offersCurrentUser ? ownSources : formSources;
  const userId = useSession((session) => session.user?.userInfo.userId ?? '');
  const [drafts] = useState(() => createDrafts(userId));
  // only models have codes for their fields; the forms of built-in pages are ruled by their buttons
  const fieldAccess = route?.view === 'model' ? fieldAccessOf(permissions) : () => 'write' as const;
  const [explained, setExplained] = useState<{ recordId?: string }>();
  const explain = modelId && {
    page: () => setExplained({}),
    // records of built-in pages are limited each in their own way
    ...(route?.view === 'model' ? { record: (recordId: string) => setExplained({ recordId }) } : {}),
  };
  const rights = { can: permissions.can, canColumn: permissions.canColumn, fieldAccess };
  return (
    <ResourceProvider
      permissions={rights}
      columnSettings={columnStore}
      views={viewStore}
      drafts={drafts}
      onError={showUnlessShown}
      onChanged={invalidateAll}
      explain={explain || undefined}
    >
      <FieldKindsProvider kinds={adminKinds}>
        <FormDataSourcesProvider sources={sources}>
          <UploadTransportProvider transport={uploads}>
            <ResourcePage definition={definition} state={state} />
            {explained && modelId && (
              <Suspense fallback={null}>
                <ExplainDrawer
                  menuId={modelId}
                  pageName={definition.label}
                  recordId={explained.recordId}
                  onClose={() => setExplained(undefined)}
                />
              </Suspense>
            )}
          </UploadTransportProvider>
        </FormDataSourcesProvider>
      </FieldKindsProvider>
    </ResourceProvider>
  );
}

interface ManagedResourceProps<Row extends ResourceRow> {
  definition: ResourceDefinition<Row>;
  /** Whether the pickers of its forms offer 当前用户. Default true; false where nobody can choose themselves. */
  offersCurrentUser?: boolean;
}
