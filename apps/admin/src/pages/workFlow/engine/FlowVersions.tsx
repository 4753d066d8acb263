import { DifferenceList, diffItems } from '@smart-admin/form-engine/editor';
import { decodeFlowDocument } from '@smart-admin/form-engine/flow';
import { conditionWords, describeFlow } from '@smart-admin/form-engine/flow-designer';
import { modelForm } from '@smart-admin/form-engine/resource';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { formatDate } from '@smart-admin/ui/format';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Pagination } from '@smart-admin/ui/pagination';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { usePage } from '../../../app/PageProvider.js';
import { useHasPage } from '../../../app/useHasPage.js';
import { engineMessages } from './engineMessages.js';
import { launchDifferences, loadLaunchNames } from './launchDifferences.js';
import { MigrateFlow } from './migration/MigrateFlow.js';
import { migrationMessages } from './migration/migrationMessages.js';
import { MigrationRecords } from './migration/MigrationRecords.js';

const PAGE_SIZE = 10;

/** The releases of a flow: who made them when, what still runs by them and can be moved, and what the draft changes. */
export function FlowVersions({ id, fullName, newest, onClose }: FlowVersionsProps) {
  const t = useMessages(engineMessages);
  const m = useMessages(migrationMessages);
  const { permissions } = usePage();
  // flows are moved and named as the monitor shows them
  const seesFlows = useHasPage('/workFlow/monitor');
  const [page, setPage] = useState({ page: 1, limit: PAGE_SIZE });
  const [compared, setCompared] = useState<number>();
  const [opened, setOpened] = useState<{ kind: 'records' } | { kind: 'migrate'; from: number }>();
  const close = () => setOpened(undefined);
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['flowVersions', id, page],
    queryFn: () =>
      api.workflow.flow.versions({ id, query: { currentPage: page.page, pageSize: page.limit } }, { silent: true }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const total = data?.pagination.total ?? 0;
  return (
    <Dialog
      open
      title={t('versionsOf', { name: fullName })}
      width={DIMENSIONS.popupDialog}
      onOpenChange={(open) => !open && onClose()}
      footer={
        seesFlows && (
          <Button icon={<History aria-hidden />} onClick={() => setOpened({ kind: 'records' })}>
            {m('records')}
          </Button>
        )
      }
    >
      {isError && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-60 w-full" />}
      {data?.list.length === 0 && <Empty title={t('noVersions')} />}
      <ol className="m-0 grid list-none divide-y divide-hairline p-0">
        {data?.list.map(({ version, userName, creatorTime, running, note }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <strong className="w-24 font-medium tabular-nums">{t('versionNo', { version })}</strong>
            <span className="min-w-0 flex-1 text-2">
              {formatDate(creatorTime)} · {t('by', { name: userName, running })}
            </span>
            <span className="flex gap-1">
              {version !== newest && running > 0 && seesFlows && permissions.can('btn_migrate') && (
                <Button
                  variant="text"
                  aria-label={m('migrateVersion', { version })}
                  onClick={() => setOpened({ kind: 'migrate', from: version })}
                >
                  {m('migrate')}
                </Button>
              )}
              <Button variant="text" onClick={() => setCompared(version)}>
                {t('compare')}
              </Button>
            </span>
            {note !== '' && <p className="m-0 basis-full break-words whitespace-pre-wrap text-2">{note}</p>}
          </li>
        ))}
      </ol>
      {total > PAGE_SIZE && <Pagination compact page={page.page} limit={page.limit} total={total} onChange={setPage} />}
      {compared !== undefined && (
        <Dialog
          open
          title={t('compareTitle', { version: compared })}
          width={DIMENSIONS.popupDialog}
          onOpenChange={(open) => !open && setCompared(undefined)}
        >
          <Differences id={id} version={compared} />
        </Dialog>
      )}
      {opened?.kind === 'migrate' && <MigrateFlow id={id} from={opened.from} newest={newest} onClose={close} />}
      {opened?.kind === 'records' && <MigrationRecords id={id} fullName={fullName} onClose={close} />}
    </Dialog>
  );
}

export interface FlowVersionsProps {
  id: string;
  fullName: string;
  /** Number of the newest release. */
  newest: number;
  onClose: () => void;
}

function Differences({ id, version }: { id: string; version: number }) {
  const t = useMessages(engineMessages);
  const locale = useLocale();
  const {
    data: differences,
    error,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['flowVersions', id, 'differences', version, locale],
    queryFn: async () => {
      const [was, is, { formData }] = await Promise.all([
        api.workflow.flow.version({ id, version: String(version) }, { silent: true }),
        api.workflow.flow.read({ id }, { silent: true }),
        api.workflow.flow.form({ id }, { silent: true }),
      ]);
      const form = modelForm({ formData }, locale);
      const words = { form, describeBranch: conditionWords(form, { locale }) };
      const names = await loadLaunchNames([was, is]);
      return [
        ...diffItems(
          describeFlow(decodeFlowDocument(was.document), locale, words),
          describeFlow(decodeFlowDocument(is.document), locale, words),
        ),
        ...launchDifferences(was, is, { names, t }),
      ];
    },
    gcTime: 0,
  });
  if (isError) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!differences) return <Skeleton className="h-40 w-full" />;
  return differences.length === 0 ? (
    <p className="m-0 text-2">{t('same')}</p>
  ) : (
    <DifferenceList differences={differences} />
  );
}
