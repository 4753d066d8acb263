import { DifferenceList, type DiffItem, diffItems } from '@smart-admin/form-engine/editor';
import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { Dialog } from '@smart-admin/ui/dialog';
import { LoadError } from '@smart-admin/ui/error-state';
import { formatDate } from '@smart-admin/ui/format';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { toast } from '@smart-admin/ui/toast';
import { type Locale } from '@smart-admin/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isAccepted } from '../../app/isAccepted.js';
import { usePage } from '../../app/PageProvider.js';
import { releaseMessages } from './webDesign/releaseMessages.js';

/** The releases of a designed page: who made them when, what has changed since, and taking one back as the draft. */
export function DesignVersions<Document>({ id, fullName, calls, describe, onClose }: DesignVersionsProps<Document>) {
  const t = useMessages(releaseMessages);
  const { permissions } = usePage();
  const [compared, setCompared] = useState<number>();
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['designVersions', id],
    queryFn: () => calls.versions({ id, query: { pageSize: 100 } }, { silent: true }),
    gcTime: 0,
  });
  const restore = async (version: number) => {
    if (!(await confirm({ title: t('restoreTitle', { version }), description: t('restoreText') }))) return;
    if (!(await isAccepted(calls.restoreVersion({ id, version: String(version) })))) return;
    toast.success(t('restored'));
    onClose();
  };
  return (
    <Dialog
      open
      title={t('versionsOf', { name: fullName })}
      width={DIMENSIONS.popupDialog}
      onOpenChange={(open) => !open && onClose()}
    >
      {isError ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton className="h-60 w-full" /> : null}
      <ol className="m-0 grid list-none divide-y divide-hairline p-0">
        {data?.list.map(({ version, userName, creatorTime }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <strong className="w-24 font-medium tabular-nums">{t('version', { version })}</strong>
            <span className="min-w-0 flex-1 text-2">
              {formatDate(creatorTime)} {userName ? t('by', { name: userName }) : t('bySystem')}
            </span>
            <Button variant="text" onClick={() => setCompared(version)}>
              {t('compare')}
            </Button>
            {permissions.can('btn_edit') ? (
              <Button variant="text" onClick={() => void restore(version)}>
                {t('restore')}
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
      {compared === undefined ? null : (
        <Dialog
          open
          title={t('compareTitle', { version: compared })}
          width={DIMENSIONS.popupDialog}
          onOpenChange={(open) => !open && setCompared(undefined)}
        >
          <Differences id={id} version={compared} calls={calls} describe={describe} />
        </Dialog>
      )}
    </Dialog>
  );
}

/** What changed from a release to the draft. */
function Differences<Document>({ id, version, calls, describe }: DifferencesProps<Document>) {
  const locale = useLocale();
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['designVersions', id, version],
    queryFn: async () => {
      const [was, is] = await Promise.all([
        calls.version({ id, version: String(version) }, { silent: true }),
        calls.read({ id }, { silent: true }),
      ]);
      return { was: was.document, is: is.document };
    },
    gcTime: 0,
  });
  if (isError) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  return <DifferenceList differences={diffItems(describe(data.was, locale), describe(data.is, locale))} />;
}

/** As much of the calls of a kind of designed pages as its releases need. */
interface VersionCalls<Document> {
  versions: (
    input: { id: string; query: { pageSize: number } },
    options: { silent: true },
  ) => Promise<{ list: { version: number; userName: string; creatorTime: number }[] }>;
  version: (input: { id: string; version: string }, options: { silent: true }) => Promise<{ document: Document }>;
  read: (input: { id: string }, options: { silent: true }) => Promise<{ document: Document }>;
  restoreVersion: (input: { id: string; version: string }) => Promise<unknown>;
}

interface DesignVersionsProps<Document> {
  id: string;
  fullName: string;
  calls: VersionCalls<Document>;
  /** A document as items that can be compared. */
  describe: (document: Document, locale: Locale) => DiffItem[];
  onClose: () => void;
}

interface DifferencesProps<Document> extends Pick<DesignVersionsProps<Document>, 'id' | 'calls' | 'describe'> {
  version: number;
}
