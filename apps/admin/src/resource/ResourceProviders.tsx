import { fieldAccessOf } from '@smart-admin/form-engine/core';
import { FieldKindsProvider, FormDataSourcesProvider } from '@smart-admin/form-engine/fields';
import { ResourceProvider } from '@smart-admin/form-engine/resource';
import { UploadTransportProvider } from '@smart-admin/ui/uploader';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { drawsModel } from '../app/drawsModel.js';
import { usePage } from '../app/PageProvider.js';
import { useSession } from '../app/sessionStore.js';
import { adminKinds } from '../fields/adminKinds.js';
import { columnStore } from './columnStore.js';
import { createDrafts } from './drafts.js';
import { formSources } from './formSources.js';
import { invalidateAll } from './invalidateAll.js';
import { showUnlessShown } from './showUnlessShown.js';
import { uploads } from './uploads.js';
import { useFormSources } from './useFormSources.js';
import { viewStore } from './viewStore.js';

const ExplainDrawer = lazy(async () => ({
  default: (await import('../grants/here/ExplainDrawer.js')).ExplainDrawer,
}));

/** What lists and forms of a management page need around them, under the rights of its menu entry. */
export function ResourceProviders({ label, offersCurrentUser = true, children }: ResourceProvidersProps) {
  const { permissions, route, modelId } = usePage();
  const ownSources = useFormSources();
  const sources = offersCurrentUser ? ownSources : formSources;
  const userId = useSession((session) => session.user?.userInfo.userId ?? '');
  const [drafts] = useState(() => createDrafts(userId));
  const isModel = route !== undefined && drawsModel(route);
  // only models have codes for their fields; the forms of built-in pages are ruled by their buttons
  const fieldAccess = isModel ? fieldAccessOf(permissions) : () => 'write' as const;
  const [explained, setExplained] = useState<{ recordId?: string }>();
  const explain = modelId && {
    page: () => setExplained({}),
    // records of built-in pages are limited each in their own way
    ...(isModel ? { record: (recordId: string) => setExplained({ recordId }) } : {}),
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
            {children}
            {explained && modelId && (
              <Suspense fallback={null}>
                <ExplainDrawer
                  menuId={modelId}
                  pageName={label}
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

interface ResourceProvidersProps {
  /** Name of the page, where its rights are explained. */
  label: string;
  /** Whether the pickers of its forms offer 当前用户. Default true. */
  offersCurrentUser?: boolean;
  children: ReactNode;
}
