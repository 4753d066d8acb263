import { fieldAccessOf, type FormDocument, type FormValues } from '@smart-admin/form-engine/core';
import { FieldKindsProvider, FormDataSourcesProvider } from '@smart-admin/form-engine/fields';
import { FormRenderer, useFormStore } from '@smart-admin/form-engine/renderer';
import { type ModelRow, type ResourceDefinition } from '@smart-admin/form-engine/resource';
import { type PagePermissions } from '@smart-admin/layout/routing';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.js';
import { adminKinds } from '../../../fields/adminKinds.js';
import { formSources } from '../../../resource/formSources.js';
import { printDataMessages } from './printDataMessages.js';

/** The details of a record as a part of the page, as the browser prints it. */
export function ShownRecord({ definition, modelId, recordId, permissions }: ShownRecordProps) {
  const t = useMessages(printDataMessages);
  const { data, error, refetch } = useQuery({
    queryKey: ['resource', definition.id, 'printed', recordId],
    queryFn: ({ signal }) => api.visualdev.records.read({ id: modelId, recordId }, { signal, silent: true }),
    // what is printed must be what is stored now
    staleTime: 0,
    gcTime: 0,
  });
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data || typeof definition.form !== 'object') return <Skeleton lines={8} aria-busy className="p-6" />;
  return (
    <article
      aria-label={t('page')}
      className="min-h-0 overflow-auto p-6 phone:overflow-visible phone:p-4 print:overflow-visible print:p-0"
    >
      <h2 className="mt-0 mb-4 text-16 font-semibold">{definition.label}</h2>
      <FieldKindsProvider kinds={adminKinds}>
        <FormDataSourcesProvider sources={formSources}>
          <RecordText document={definition.form} values={data} permissions={permissions} label={definition.label} />
        </FormDataSourcesProvider>
      </FieldKindsProvider>
    </article>
  );
}

function RecordText({ document, values, permissions, label }: RecordTextProps) {
  const store = useFormStore(document, values, { context: { access: fieldAccessOf(permissions) } });
  return <FormRenderer store={store} readOnly aria-label={label} />;
}

interface ShownRecordProps {
  definition: ResourceDefinition<ModelRow>;
  modelId: string;
  recordId: string;
  /** What the person may do on the page of the model. */
  permissions: PagePermissions;
}

interface RecordTextProps extends Pick<ShownRecordProps, 'permissions'> {
  document: FormDocument;
  values: FormValues;
  label: string;
}
