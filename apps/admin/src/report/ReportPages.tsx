import { type ReportSheet } from '@smart-admin/api-client/contract';
import { Alert } from '@smart-admin/ui/alert';
import { Empty } from '@smart-admin/ui/empty';
import { useMessages } from '@smart-admin/ui/locale';
import { Pagination } from '@smart-admin/ui/pagination';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { reportMessages } from './reportMessages.js';
import { ReportTable } from './ReportTable.js';

/** A page of a sheet with what turns it. The former page stays while another one is on its way. */
export function ReportPages({ sheet, label, isFetching, onPage }: ReportPagesProps) {
  const t = useMessages(reportMessages);
  if (!sheet) return <Skeleton lines={10} className="m-4" />;
  return (
    <>
      {sheet.cut.length > 0 ? (
        <Alert tone="warning" className="m-3 mb-0 flex-none">
          {t('cut', { names: sheet.cut.join('、') })}
        </Alert>
      ) : null}
      <div
        role="region"
        aria-label={label}
        aria-busy={isFetching}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the keys of whoever has no pointer
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto p-4 phone:p-3"
      >
        {sheet.cells.length === 0 ? <Empty title={t('empty')} /> : <ReportTable sheet={sheet} label={label} />}
        {sheet.isEmpty ? (
          <p role="status" className="mt-3 mb-0 text-2">
            {t('noRows')}
          </p>
        ) : null}
      </div>
      {sheet.total > sheet.pageSize ? (
        <Pagination
          className="border-t border-hairline"
          page={sheet.page}
          limit={sheet.pageSize}
          total={sheet.total}
          pageSizes={[50, 100, 500, 2_000]}
          onChange={onPage}
        />
      ) : null}
    </>
  );
}

interface ReportPagesProps {
  /** Undefined until the first one is there. */
  sheet: ReportSheet | undefined;
  label: string;
  isFetching: boolean;
  onPage: (next: { page: number; limit: number }) => void;
}
