import { formatFileSize } from '@smart-admin/ui/format';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.js';
import { type FileTranslate } from './fileDefinition.js';

/** Key of the totals in the cache. */
export const TOTALS_KEY = ['system.file', 'totals'] as const;

/** What the store holds, in one line. */
export function FileTotals({ t }: { t: FileTranslate }) {
  const { data, isError } = useQuery({
    queryKey: TOTALS_KEY,
    queryFn: ({ signal }) => api.system.file.totals({}, { signal, silent: true }),
  });
  // the list stands on its own: without figures there is no line
  if (isError) return null;
  const figures = data && [
    [t('fileCount'), data.fileCount.toLocaleString('en')],
    [t('fileSize'), formatFileSize(data.fileSize)],
    [t('saved'), formatFileSize(Math.max(0, data.fileSize - data.storedSize))],
    [t('pending'), formatFileSize(data.pendingSize)],
    ...(data.freeSize === null ? [] : [[t('free'), formatFileSize(data.freeSize)]]),
  ];
  return (
    <dl
      aria-label={t('totals')}
      className="m-0 flex min-h-10 flex-none flex-wrap items-center gap-x-6 gap-y-1 rounded-lg border border-hairline bg-surface px-4 py-2 phone:rounded-none phone:border-x-0"
    >
      {figures ? (
        figures.map(([name, value]) => (
          <div key={name} className="flex items-baseline gap-2">
            <dt className="text-12 text-2">{name}</dt>
            <dd className="m-0 font-medium tabular-nums">{value}</dd>
          </div>
        ))
      ) : (
        <Skeleton className="h-5 w-120 max-w-full" />
      )}
    </dl>
  );
}
