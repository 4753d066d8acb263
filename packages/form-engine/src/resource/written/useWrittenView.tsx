import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type FormDocument, type FormValues } from '../../core/document/FormDocument.js';
import { sameValue } from '../../core/state/sameValue.js';
import { type FieldAccess } from '../../core/validation/FieldAccess.js';
import { type WrittenRecord, type WrittenSource } from './WrittenSource.js';
import { writtenMessages } from './writtenMessages.js';

/**
 * Shows a record that an older form wrote as it was written, and lets the person look at it as of today; who edits it is
 * told. Nothing is said where both forms are the same.
 */
export function useWrittenView({ source, resourceId, recordId, isEdited, document, values }: WrittenViewInput) {
  const t = useMessages(writtenMessages);
  const [isOfToday, setOfToday] = useState(false);
  const revision = Number(values?._revision);
  const isOlder = source !== undefined && revision > 0 && Number(values?._version) < source.version;
  const query = useQuery({
    queryKey: ['resource', resourceId, 'written', recordId, revision],
    enabled: isOlder,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) => source?.read(recordId, revision, signal),
  });
  const written = query.data && !sameValue(query.data.form, document) ? query.data : undefined;
  const today = { document, values, access: undefined };
  if (query.isError)
    return {
      ...today,
      isLoading: false,
      notice: (
        <Notice text={t('failed')}>
          <Button size="mini" variant="text" className="-mx-1.5" onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
        </Notice>
      ),
    };
  if (!written) return { ...today, isLoading: isOlder && query.isPending && !isEdited, notice: undefined };
  const { version } = written;
  if (isEdited) return { ...today, isLoading: false, notice: <Notice text={t('editing', { version })} /> };
  return {
    ...(isOfToday ? today : { document: written.form, values: written.values, access: accessOf(written) }),
    isLoading: false,
    notice: (
      <Notice text={t(isOfToday ? 'asOfToday' : 'asWritten', { version })}>
        <Button size="mini" variant="text" className="-mx-1.5" onClick={() => setOfToday(!isOfToday)}>
          {t(isOfToday ? 'showAsWritten' : 'showAsOfToday')}
        </Button>
      </Notice>
    ),
  };
}

/** What is shown of a record as it was written: nothing of it is to be changed. */
export function accessOf({ hidden }: Pick<WrittenRecord, 'hidden'>): (path: string) => FieldAccess {
  const paths = new Set(hidden);
  return (path) => (paths.has(path) || paths.has(path.split('.')[0] ?? '') ? 'hidden' : 'read');
}

function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <p role="status" className="m-0 mb-2 flex flex-wrap items-center gap-x-2 text-12 text-3">
      {text}
      {children}
    </p>
  );
}

export interface WrittenViewInput {
  /** Absent where records know no versions. */
  source: WrittenSource | undefined;
  resourceId: string;
  recordId: string;
  isEdited: boolean;
  /** The form of today. */
  document: FormDocument;
  /** The record as it was read; undefined while it is not there. */
  values: FormValues | undefined;
}
