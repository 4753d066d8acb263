import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { Drawer } from '@smart-admin/ui/drawer';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Timeline } from '@smart-admin/ui/timeline';
import { toast } from '@smart-admin/ui/toast';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type FormDocument } from '../../core/document/FormDocument.js';
import { useResourceSetting } from '../ResourceProvider.js';
import { resourceMessages } from '../resourceMessages.js';
import { type HistorySource } from './HistorySource.js';
import { useSingleMutation } from '../useSingleMutation.js';
import { historyMessages } from './historyMessages.js';
import { lostLabels } from './savedChanges.js';
import { SaveDetails } from './SaveDetails.js';
import { type WrittenSource } from '../written/WrittenSource.js';
import { writtenMessages } from '../written/writtenMessages.js';

const WrittenDialog = lazy(async () => ({ default: (await import('../written/WrittenDialog.js')).WrittenDialog }));

const TONES = { create: 'success', update: 'primary', remove: 'danger', restore: 'warning' } as const;

/**
 * The saves of a record, the latest first: who, when, what each changed, and the way back to an earlier state. Within a
 * `ResourceProvider` and the kinds of the form.
 */
export function HistoryDrawer({ record, form, source, written, canRestore, onClose, onRestored }: HistoryDrawerProps) {
  const tWritten = useMessages(writtenMessages);
  const [shown, setShown] = useState<number>();
  const t = useMessages(historyMessages);
  const tResource = useMessages(resourceMessages);
  const { onError } = useResourceSetting();
  const query = useInfiniteQuery({
    queryKey: ['recordHistory', source.id, record.id],
    queryFn: ({ pageParam, signal }) => source.list(record.id, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { currentPage, pageSize, total } }) =>
      currentPage * pageSize < total ? currentPage + 1 : undefined,
    gcTime: 0,
  });
  const saves = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const current = saves[0]?.revision ?? 0;
  const restore = useSingleMutation({
    mutationFn: async (revision: number) => {
      const kept = lostLabels(form, saves, revision);
      const description = [
        t('question', { revision }),
        ...(kept.length > 0 ? [t('lostFields', { fields: kept.join(t('comma')) })] : []),
      ].join(' ');
      if (!(await confirm({ title: tResource('leaveTitle'), description }))) return;
      await source.restore?.(record.id, { revision, current });
      toast.success(t('done', { revision }));
      await Promise.all([query.refetch(), onRestored()]);
    },
    onError,
  });
  const wayBack = (revision: number) =>
    source.restore &&
    canRestore &&
    revision < current && (
      <Button
        variant="text"
        size="mini"
        className="-ml-2"
        aria-label={`${t('goBack')} ${t('revision', { revision })}`}
        disabled={restore.isPending}
        onClick={() => restore.mutate(revision)}
      >
        {t('goBack')}
      </Button>
    );
  const wayToSee = (revision: number) =>
    written && (
      <Button
        variant="text"
        size="mini"
        className="-ml-2"
        aria-label={`${tWritten('view')} ${t('revision', { revision })}`}
        onClick={() => setShown(revision)}
      >
        {tWritten('view')}
      </Button>
    );
  const ways = (revision: number) => (
    <div className="flex flex-wrap gap-x-3">
      {wayToSee(revision)}
      {wayBack(revision)}
    </div>
  );
  const earliest = saves.at(-1);
  // a record that is older than its history was something before the first save that is told
  const isCut = earliest !== undefined && !query.hasNextPage && earliest.cause === 'update' && earliest.revision > 1;
  return (
    <Drawer open width={480} title={t('title', { name: record.name })} onOpenChange={(open) => !open && onClose()}>
      {query.isError && <LoadError error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton lines={6} aria-busy />}
      {query.data && saves.length === 0 && <Empty title={t('empty')} />}
      <Timeline
        items={[
          ...saves.map((save) => ({
            key: String(save.revision),
            title: `${save.userName || t('nobody')} ${t(save.cause)}`,
            time: formatDate(save.time, 'YYYY-MM-DD HH:mm'),
            tone: TONES[save.cause],
            content: (
              <>
                {save.cause === 'update' && <SaveDetails form={form} save={save} />}
                {save.cause !== 'remove' && ways(save.revision)}
              </>
            ),
          })),
          ...(isCut ? [{ key: 'earlier', title: t('earlier'), content: ways(earliest.revision - 1) }] : []),
        ]}
      />
      {query.hasNextPage && (
        <Button className="mt-3 w-full" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      {written && shown !== undefined && (
        <Suspense fallback={null}>
          <WrittenDialog
            record={record}
            revision={shown}
            source={written}
            resourceId={source.id}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </Drawer>
  );
}

export interface HistoryDrawerProps {
  record: { id: string; name: string };
  form: FormDocument;
  source: HistorySource & { id: string };
  /** Shows the record as each save left it. */
  written?: WrittenSource | undefined;
  /** Whether the person may change the record. */
  canRestore: boolean;
  onClose: () => void;
  /** The record became an earlier one; the list loads again. */
  onRestored: () => Promise<void>;
}
