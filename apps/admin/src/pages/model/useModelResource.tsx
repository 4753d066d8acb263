import { modelResource, type ModelRow, type ResourceDefinition } from '@smart-admin/form-engine/resource';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useIsPhone } from '@smart-admin/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { api } from '../../app/api.js';
import { recordLink } from '../../resource/recordLink.js';
import { modelMessages } from './modelMessages.js';
import { useButtonCalls } from './useButtonCalls.js';
import { recordSource } from './recordSource.js';
import { relatedOf } from './relatedOf.js';
import { writtenOf } from './writtenOf.js';
import { usePrintRecords } from './usePrintRecords.js';

/**
 * The resource of a released model, made of its documents. `definition` is undefined until it is there: `placeholder` says why;
 * `dialog` stands anywhere in the page.
 */
export function useModelResource(id: string): ModelResource {
  const t = useMessages(modelMessages);
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
      data && {
        ...modelResource({ ...data, device }, recordSource(id), locale, undefined, recordLink, {
          ...buttonCalls,
          print,
        }),
        related: relatedOf(id),
        written: writtenOf(data, locale),
      },
    [data, device, id, locale, buttonCalls, print],
  );
  const placeholder = definition ? null : (
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
  return { definition, placeholder, dialog };
}

export interface ModelResource {
  definition: ResourceDefinition<ModelRow> | undefined;
  /** What stands in place of the records while there is no definition. */
  placeholder: ReactNode;
  /** What is printed of chosen records. */
  dialog: ReactNode;
}
