import { REPORT_PAGE_ROWS, type ReportSheet } from '@smart-admin/api-client/contract';
import { TransferBar } from '@smart-admin/form-engine/resource';
import { Button } from '@smart-admin/ui/button';
import { preloadChart } from '@smart-admin/ui/chart';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { createId } from '@smart-admin/ui/random';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download, Printer, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { api } from '../app/api.js';
import { isAccepted } from '../app/isAccepted.js';
import { usePage } from '../app/PageProvider.js';
import { usePrinter } from '../print/usePrinter.js';
import { transfersOf } from '../resource/transfers.js';
import { PrintedReport } from './PrintedReport.js';
import { ReportFilters } from './ReportFilters.js';
import { reportMessages } from './reportMessages.js';
import { ReportPages } from './ReportPages.js';
import { useReportAddress } from './useReportAddress.js';

type View = Awaited<ReturnType<typeof api.design.report.view>>;

/** A released report: its filters, a page of its sheet, export and print. */
export function ReportView({ id }: { id: string }) {
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['report', id, 'view'],
    queryFn: ({ signal }) => api.design.report.view({ id }, { signal, silent: true }),
    retry: 1,
  });
  if (isError)
    return (
      <section className="grid flex-1 place-items-center rounded-lg border border-hairline bg-surface p-6">
        <LoadError error={error} onRetry={() => void refetch()} />
      </section>
    );
  if (!data) return <Skeleton className="min-h-0 flex-1 rounded-lg" />;
  return <Loaded key={`${data.id} ${data.version}`} report={data} />;
}

function Loaded({ report: { id, version, fullName, filters, values: initial, paper } }: { report: View }) {
  const t = useMessages(reportMessages);
  const { path } = usePage();
  const [address, go] = useReportAddress(path);
  const [transfers] = useState(() => transfersOf(`report:${id}`));
  const [started, setStarted] = useState<ReadonlySet<string>>(new Set());
  const printer = usePrinter();
  const body = { filters: { ...address.filters } };
  const paging = { page: address.page, pageSize: Math.min(Math.max(10, address.pageSize), REPORT_PAGE_ROWS) };
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: ['report', id, version, address],
    queryFn: ({ signal }) => api.design.report.data({ id, body: { ...body, ...paging } }, { signal, silent: true }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const handleExport = async () => {
    let transfer = '';
    const starting = api.design.report.exportSheet({ id, body }, { idempotencyKey: createId() });
    if (!(await isAccepted(starting.then((started) => (transfer = started))))) return;
    setStarted((before) => new Set([...before, transfer]));
    toast.success(t('exportStarted'));
  };
  const handlePrint = async () => {
    let whole: ReportSheet | undefined;
    const reading = api.design.report.data({ id, body: { ...body, page: 1, pageSize: REPORT_PAGE_ROWS } });
    if (!(await isAccepted(reading.then((sheet) => (whole = sheet)))) || !whole) return;
    // what is printed is drawn at once, and nobody waits for it then
    if (whole.cells.some(({ chart }) => chart)) await preloadChart();
    if (whole.total > REPORT_PAGE_ROWS) toast.warning(t('tooLongToPrint', { count: REPORT_PAGE_ROWS }));
    else printer.print({ content: <PrintedReport sheet={whole} label={fullName} />, paper });
  };
  return (
    <section
      aria-label={fullName}
      className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-lg border border-hairline bg-surface text-body"
    >
      <div className="flex flex-none flex-wrap items-center gap-2 border-b border-hairline px-4 py-3 phone:px-3">
        <ReportFilters
          filters={filters}
          values={{ ...initial, ...address.filters }}
          onChange={(chosen) => go({ ...address, page: 1, filters: { ...address.filters, ...chosen } })}
        />
        <span className="ml-auto flex flex-wrap gap-2">
          {Object.keys(address.filters).length > 0 ? (
            <Button
              variant="text"
              icon={<RotateCcw aria-hidden />}
              onClick={() => go({ ...address, page: 1, filters: {} })}
            >
              {t('reset')}
            </Button>
          ) : null}
          <Button icon={<Printer aria-hidden />} disabled={!data} onClick={() => void handlePrint()}>
            {t('print')}
          </Button>
          <Button icon={<Download aria-hidden />} disabled={!data} onClick={() => void handleExport()}>
            {t('export')}
          </Button>
        </span>
      </div>
      <TransferBar id={`report:${id}`} source={transfers} started={started} onImported={() => undefined} />
      {isError ? (
        <div className="grid flex-1 place-items-center p-6">
          <LoadError error={error} onRetry={() => void refetch()} />
        </div>
      ) : (
        <ReportPages
          label={fullName}
          sheet={data}
          isFetching={isFetching}
          onPage={({ page, limit }) => go({ ...address, page, pageSize: limit })}
        />
      )}
      {printer.sheet}
    </section>
  );
}
