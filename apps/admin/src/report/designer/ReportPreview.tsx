import { type ReportDocument } from '@smart-admin/api-client/contract';
import { Alert } from '@smart-admin/ui/alert';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.js';
import { reportMessages } from '../reportMessages.js';
import { SheetPreview } from './SheetPreview.js';

/** A report as its draft would show it, before it is released; as it is edited where the designer hands that over. */
export function ReportPreview({ id, edited }: { id: string; edited?: ReportDocument | undefined }) {
  const t = useMessages(reportMessages);
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['designedReport', id, 'preview'],
    queryFn: ({ signal }) => api.design.report.read({ id }, { signal, silent: true }),
  });
  if (isError) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="min-h-0 flex-1 rounded-lg" />;
  return (
    <section
      aria-label={data.fullName}
      className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-lg border border-hairline bg-surface text-body"
    >
      <Alert className="m-3 flex-none">{t('previewText')}</Alert>
      <SheetPreview document={edited ?? data.document} as={undefined} name={data.fullName} />
    </section>
  );
}
