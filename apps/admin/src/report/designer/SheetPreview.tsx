import { type ReportDocument } from '@smart-admin/api-client/contract';
import { localizeReport } from '@smart-admin/form-engine/core/report';
import { LoadError } from '@smart-admin/ui/error-state';
import { useLocale } from '@smart-admin/ui/locale';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/api.js';
import { type PreviewedAs } from '../../design/RoleChoice.js';
import { useSettled } from '../../design/useSettled.js';
import { ReportFilters } from '../ReportFilters.js';
import { ReportPages } from '../ReportPages.js';
import { PAGE_ROWS } from '../useReportAddress.js';

/** The sheet of a report that is being designed with real rows, as whoever designs or as a role sees them. */
export function SheetPreview({ document, as, name }: SheetPreviewProps) {
  const locale = useLocale();
  const settled = useSettled(document);
  const [values, setValues] = useState<Record<string, string>>({});
  const [paging, setPaging] = useState({ page: 1, pageSize: PAGE_ROWS });
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: ['report', 'preview', settled, as?.id ?? '', values, paging],
    queryFn: ({ signal }) =>
      api.design.report.preview(
        { body: { document: settled, filters: values, ...paging, ...(as ? { as: { type: 'Role', id: as.id } } : {}) } },
        { signal, silent: true },
      ),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 60_000,
  });
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface">
      {document.filters.length > 0 ? (
        <div className="flex flex-none flex-wrap gap-2 border-b border-hairline px-4 py-3">
          <ReportFilters
            filters={localizeReport(document, locale).filters}
            values={{ ...data?.values, ...values }}
            onChange={(chosen) => {
              setValues({ ...values, ...chosen });
              setPaging({ ...paging, page: 1 });
            }}
          />
        </div>
      ) : null}
      {isError ? (
        <div className="grid flex-1 place-items-center p-6">
          <LoadError error={error} onRetry={() => void refetch()} />
        </div>
      ) : (
        <ReportPages
          label={name}
          sheet={data}
          isFetching={isFetching}
          onPage={({ page, limit }) => setPaging({ page, pageSize: limit })}
        />
      )}
    </div>
  );
}

interface SheetPreviewProps {
  document: ReportDocument;
  as: PreviewedAs | undefined;
  name: string;
}
