import {
  type FieldAccess,
  fieldAccessOf,
  type FormDocument,
  type FormValues,
  type RecordPayload,
} from '@smart-admin/form-engine/core';
import { FormDataSourcesProvider, FormRecordProvider } from '@smart-admin/form-engine/fields';
import { FormRenderer, useFormStore } from '@smart-admin/form-engine/renderer';
import {
  ALLOW_ALL,
  CommentsPanel,
  type ModelConfig,
  modelResource,
  ResourceProvider,
  useWrittenView,
} from '@smart-admin/form-engine/resource';
import { pagePermissions } from '@smart-admin/layout/routing';
import { Button } from '@smart-admin/ui/button';
import { CopyButton } from '@smart-admin/ui/copy-button';
import { LoadError } from '@smart-admin/ui/error-state';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useId, useMemo } from 'react';
import { api } from '../../app/api.js';
import { useSession } from '../../app/sessionStore.js';
import { recordLink } from '../../resource/recordLink.js';
import { showUnlessShown } from '../../resource/showUnlessShown.js';
import { useFormSources } from '../../resource/useFormSources.js';
import { recordSource } from '../model/recordSource.js';
import { writtenOf } from '../model/writtenOf.js';
import { openRecordMessages } from './openRecordMessages.js';

/** The detail of the record that a payload names; the server decides whether it may be seen. */
export function ScannedRecord({ payload }: { payload: RecordPayload }) {
  const { mid: id, id: recordId } = payload;
  const { data, error, refetch } = useQuery({
    queryKey: ['scanned-record', id, recordId],
    queryFn: async ({ signal }) => {
      const [config, values] = await Promise.all([
        api.visualdev.records.config({ id }, { signal, silent: true }),
        api.visualdev.records.read({ id, recordId }, { signal, silent: true }),
      ]);
      return { config, values };
    },
  });
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  return <Detail payload={payload} {...data} />;
}

/** What the person may see of it, by the codes of the model's page. */
function Detail({ payload, config, values }: DetailProps) {
  const locale = useLocale();
  const sources = useFormSources();
  const commentsId = useId();
  const permissionList = useSession((session) => session.user?.permissionList);
  const t = useMessages(openRecordMessages);
  const source = recordSource(config.id);
  const { id: resourceId, label, form } = modelResource(config, source, locale);
  const permissions = pagePermissions(permissionList ?? [], config.menuId);
  return (
    <FormDataSourcesProvider sources={sources}>
      <FormRecordProvider record={{ payload, address: recordLink(payload) }}>
        <header className="mb-4 flex flex-wrap items-center gap-2">
          <h1 className="m-0 mr-auto text-16 font-semibold">{label}</h1>
          <span className="flex gap-2 print:hidden">
            <CopyButton text={recordLink(payload)} label={t('copyLink')} />
            <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </span>
        </header>
        {form && typeof form !== 'function' && (
          <WrittenDetail
            recordId={payload.id}
            config={config}
            document={form}
            values={values}
            access={fieldAccessOf(permissions)}
            label={label}
          />
        )}
        {source.comments && (
          <section aria-labelledby={commentsId} className="mt-6 border-t border-hairline pt-4">
            <h2 id={commentsId} className="m-0 mb-3 text-14 font-semibold">
              {t('comments')}
            </h2>
            <ResourceProvider permissions={ALLOW_ALL} onError={showUnlessShown}>
              <CommentsPanel recordId={payload.id} source={{ ...source.comments, id: resourceId }} />
            </ResourceProvider>
          </section>
        )}
      </FormRecordProvider>
    </FormDataSourcesProvider>
  );
}

interface DetailProps {
  payload: RecordPayload;
  config: ModelConfig & { menuId: string; version: number };
  values: FormValues;
}

/** By the form that wrote it, or that of today. */
function WrittenDetail({ recordId, config, document, values, access, label }: WrittenDetailProps) {
  const locale = useLocale();
  const source = useMemo(() => writtenOf(config, locale), [config, locale]);
  const resourceId = `model.${config.id}`;
  const view = useWrittenView({ source, resourceId, recordId, isEdited: false, document, values });
  if (view.isLoading || !view.values) return <Skeleton lines={8} />;
  return (
    <>
      {view.notice}
      <DetailForm
        // another form has other fields
        key={view.access ? 'written' : 'today'}
        document={view.document}
        values={view.values}
        access={view.access ?? access}
        label={label}
      />
    </>
  );
}

interface WrittenDetailProps extends DetailFormProps {
  recordId: string;
  config: DetailProps['config'];
}

function DetailForm({ document, values, access, label }: DetailFormProps) {
  const store = useFormStore(document, values, { context: { access } });
  return <FormRenderer store={store} readOnly aria-label={label} />;
}

interface DetailFormProps {
  document: FormDocument;
  values: FormValues;
  access: (path: string) => FieldAccess;
  label: string;
}
