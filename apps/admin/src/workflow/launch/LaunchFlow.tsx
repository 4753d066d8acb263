import { type FormDocument, FormDocumentError } from '@smart-admin/form-engine/core';
import { FormDataSourcesProvider } from '@smart-admin/form-engine/fields';
import { modelForm } from '@smart-admin/form-engine/resource';
import { Alert } from '@smart-admin/ui/alert';
import { LoadError } from '@smart-admin/ui/error-state';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { type Locale } from '@smart-admin/ui/messages';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { UploadTransportProvider } from '@smart-admin/ui/uploader';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../app/api.js';
import { uploads } from '../../resource/uploads.js';
import { useFormSources } from '../../resource/useFormSources.js';
import { withRequired } from '../detail/fieldAccess.js';
import { flowDetailMessages } from '../detail/flowDetailMessages.js';
import { FlowState } from '../detail/FlowState.js';
import { forUser } from './forUser.js';
import { LaunchForm, type Launchable, type LaunchFormProps } from './LaunchForm.js';

/** Launches a flow of a design: its form, filled by whoever may launch it, for themselves or for whoever entrusted them. */
export function LaunchFlow({ flowId, forUserId, draftId }: LaunchFlowProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['launchable', flowId, forUserId, draftId],
    queryFn: async ({ signal }) => {
      const options = { signal, silent: true };
      const [launchable, draft] = await Promise.all([
        api.workflow.launchable.form({ id: flowId, query: forUser(forUserId) }, options),
        draftId === undefined ? undefined : api.workflow.launchDraft.read({ id: draftId }, options),
      ]);
      return { launchable, draft };
    },
    // what is being filled in stays the form that it was begun with
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data) return <ReadForm flowId={flowId} forUserId={forUserId} {...data} />;
  return (
    <FlowState>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={10} aria-busy className="w-full self-start" />
      )}
    </FlowState>
  );
}

interface LaunchFlowProps {
  flowId: string;
  forUserId: string | undefined;
  /** What has been filled in of it. */
  draftId: string | undefined;
}

function ReadForm({ launchable, ...launch }: Omit<LaunchFormProps, 'document'>) {
  const t = useMessages(flowDetailMessages);
  const locale = useLocale();
  const { interfaceAnswer, ...others } = useFormSources();
  // interfaces answer whoever asks, which is not the person for whom it is launched
  const sources = launch.forUserId === undefined ? { ...others, interfaceAnswer } : others;
  const read = useMemo(() => readForm(launchable, locale), [launchable, locale]);
  if ('reason' in read) return <Alert tone="danger">{t('unreadable', { reason: read.reason })}</Alert>;
  return (
    <FormDataSourcesProvider sources={sources}>
      <UploadTransportProvider transport={uploads}>
        <LaunchForm {...launch} launchable={launchable} document={read.document} />
      </UploadTransportProvider>
    </FormDataSourcesProvider>
  );
}

function readForm({ config, fields }: Launchable, locale: Locale): { document: FormDocument } | { reason: string } {
  try {
    return { document: withRequired(modelForm(config, locale), fields) };
  } catch (error) {
    if (!(error instanceof FormDocumentError)) throw error;
    return { reason: error.message };
  }
}
