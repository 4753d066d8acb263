import { modelResource } from '@smart-admin/form-engine/resource';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useIsPhone } from '@smart-admin/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../app/api.js';
import { usePage } from '../../app/PageProvider.js';
import { ManagedResource } from '../../resource/ManagedResource.js';
import { recordLink } from '../../resource/recordLink.js';
import { modelMessages } from './modelMessages.js';
import { useButtonCalls } from './useButtonCalls.js';
import { recordSource } from './recordSource.js';
import { relatedOf } from './relatedOf.js';
import { writtenOf } from './writtenOf.js';
import { usePrintRecords } from './usePrintRecords.js';

/** The page of a released model: drawn from its documents by the same runtime as every built-in page. */
export function Page() {
  const t = useMessages(modelMessages);
  const { route } = usePage();
  const id = route?.moduleId ?? '';
  const { data, error, isError, refetch, isPending } = useQuery({
    queryKey: ['model', id],
    queryFn: () => api.visualdev.records.config({ id }, { silent: true }),
    enabled: id !== '',
  });
  const locale = useLocale();
  const device = useIsPhone() ? 'app' : 'pc';
  const buttonCalls = useButtonCalls(id);
  const { print, dialog } = usePrintRecords(id);
  const definition = useMemo(
    () =>
      data
        ? {
            ...modelResource({ ...data, device }, recordSource(id), locale, undefined, recordLink, {
              ...buttonCalls,
              print,
            }),
            related: relatedOf(id),
            written: writtenOf(data, locale),
          }
        : null,
    [data, device, id, locale, buttonCalls, print],
  );
  if (definition)
    return (
      <>
        <ManagedResource definition={definition} />
        {dialog}
      </>
    );
  return (
    <section className="grid flex-1 place-items-center rounded-lg border border-hairline bg-surface p-6">
      {isError ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : isPending && id ? (
        <Skeleton className="size-full" />
      ) : (
        <Empty title={t('notReleased')} description={t('notReleasedText')} />
      )}
    </section>
  );
}
