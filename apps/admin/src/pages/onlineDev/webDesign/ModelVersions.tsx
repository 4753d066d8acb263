import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { Dialog } from '@smart-admin/ui/dialog';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Pagination } from '@smart-admin/ui/pagination';
import { Select } from '@smart-admin/ui/select';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Tag } from '@smart-admin/ui/tag';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { toast } from '@smart-admin/ui/toast';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { isAccepted } from '../../../app/isAccepted.js';
import { usePage } from '../../../app/PageProvider.js';
import { ModelDifferences } from './ModelDifferences.js';
import { releaseMessages } from './releaseMessages.js';

const PAGE_SIZE = 10;

/** The releases of a model: who made them when, what has changed since, and taking one back as the draft. */
export function ModelVersions({ id, fullName, onClose }: { id: string; fullName: string; onClose: () => void }) {
  const t = useMessages(releaseMessages);
  const { permissions } = usePage();
  const [page, setPage] = useState({ page: 1, limit: PAGE_SIZE });
  const [compared, setCompared] = useState<number>();
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['modelVersions', id, page],
    queryFn: () =>
      api.visualdev.models.versions({ id, query: { currentPage: page.page, pageSize: page.limit } }, { silent: true }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const restore = async (version: number) => {
    const isSure = await confirm({ title: t('restoreTitle', { version }), description: t('restoreText') });
    if (!isSure) return;
    if (!(await isAccepted(api.visualdev.models.restoreVersion({ id, version: String(version) })))) return;
    toast.success(t('restored'));
    onClose();
  };
  const total = data?.pagination.total ?? 0;
  const first = page.page === 1 ? data?.list[0]?.version : undefined;
  return (
    <Dialog
      open
      title={t('versionsOf', { name: fullName })}
      width={DIMENSIONS.popupDialog}
      onOpenChange={(open) => !open && onClose()}
    >
      {isError && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-60 w-full" />}
      {data?.list.length === 0 && <Empty title={t('none')} />}
      {data && data.list.length > 0 && (
        <ol className="m-0 grid list-none gap-0 divide-y divide-hairline p-0">
          {data.list.map(({ version, userName, creatorTime }) => (
            <li key={version} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <strong className="w-24 font-medium tabular-nums">{t('version', { version })}</strong>
              <span className="min-w-0 flex-1 text-2">
                {formatDate(creatorTime)} · {userName ? t('by', { name: userName }) : t('bySystem')}
                {version === first && (
                  <Tag tone="success" className="ml-2">
                    {t('current')}
                  </Tag>
                )}
              </span>
              <span className="flex gap-1">
                <Button variant="text" onClick={() => setCompared(version)}>
                  {t('compare')}
                </Button>
                {permissions.can('btn_edit') && (
                  <Button variant="text" onClick={() => void restore(version)}>
                    {t('restore')}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
      {total > PAGE_SIZE && <Pagination compact page={page.page} limit={page.limit} total={total} onChange={setPage} />}
      {compared !== undefined && (
        <Dialog
          open
          title={t('compareTitle', { version: compared })}
          width={DIMENSIONS.popupDialog}
          onOpenChange={(open) => !open && setCompared(undefined)}
        >
          <VersionDifferences id={id} version={compared} newest={total} />
        </Dialog>
      )}
    </Dialog>
  );
}

/** What changed from a version to the draft, or to another version. */
function VersionDifferences({ id, version, newest }: { id: string; version: number; newest: number }) {
  const t = useMessages(releaseMessages);
  const [other, setOther] = useState<string | null>(DRAFT);
  const versions = Array.from({ length: newest }, (_, index) => newest - index).filter((one) => one !== version);
  return (
    <div className="grid gap-3">
      <span className="flex items-center gap-2">
        <span className="text-2">{t('compareWith')}</span>
        <Select
          className="w-48"
          aria-label={t('compareWith')}
          value={other}
          onValueChange={setOther}
          options={[
            { value: DRAFT, label: t('draft') },
            ...versions.map((one) => ({ value: String(one), label: t('version', { version: one }) })),
          ]}
        />
      </span>
      <Differences key={other} id={id} from={String(version)} to={other ?? DRAFT} />
    </div>
  );
}

const DRAFT = 'draft';

function Differences({ id, from, to }: { id: string; from: string; to: string }) {
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['modelVersions', id, from, to],
    queryFn: async () => {
      const read = async (version: string) =>
        version === DRAFT
          ? await api.visualdev.models.read({ id }, { silent: true })
          : await api.visualdev.models.version({ id, version }, { silent: true });
      // the older one first, whichever was asked for first
      const isBack = to !== DRAFT && Number(to) < Number(from);
      const [was, is] = await Promise.all([read(isBack ? to : from), read(isBack ? from : to)]);
      return { was, is };
    },
    gcTime: 0,
  });
  if (isError) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  return <ModelDifferences {...data} />;
}
