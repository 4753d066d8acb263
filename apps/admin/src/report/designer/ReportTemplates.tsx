import { type ReportDocument } from '@smart-admin/api-client/contract';
import { Button } from '@smart-admin/ui/button';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.js';
import { reportDesignMessages } from './reportDesignMessages.js';

/** Reports to begin with. */
export function ReportTemplates({ readOnly, onUse }: ReportTemplatesProps) {
  const t = useMessages(reportDesignMessages);
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['report', 'templates'],
    queryFn: ({ signal }) => api.design.report.templates({ signal, silent: true }),
    staleTime: Infinity,
  });
  if (isError) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={6} className="m-3" />;
  return (
    <div className="grid content-start gap-3 overflow-auto p-3">
      <p className="m-0 text-12 text-3">{t('replaceText')}</p>
      {data.list.map(({ id, document }) => {
        const name = t(`template.${id}`);
        return (
          <section key={id} aria-label={name} className="grid gap-2 rounded-md border border-hairline bg-sunken p-2">
            <Sketch document={document} />
            <span className="flex items-center justify-between gap-2">
              <span className="min-w-0 truncate">{name}</span>
              <Button disabled={readOnly} onClick={() => onUse(name, document)}>
                {t('apply')}
              </Button>
            </span>
          </section>
        );
      })}
    </div>
  );
}

/** Where the cells stand; what repeats is strong. */
function Sketch({ document: { cells, rows, columns } }: { document: ReportDocument }) {
  const [width, height] = [120 / columns.length, 10];
  return (
    <svg aria-hidden viewBox={`0 0 120 ${rows.length * height}`} className="w-full rounded-sm bg-surface">
      {cells.map((cell) => (
        <rect
          key={`${cell.row} ${cell.column}`}
          x={cell.column * width + 0.5}
          y={cell.row * height + 0.5}
          width={cell.columnSpan * width - 1}
          height={cell.rowSpan * height - 1}
          className={cell.expand === 'none' ? 'fill-(--bg-active)' : 'fill-(--primary-soft-active)'}
        />
      ))}
    </svg>
  );
}

interface ReportTemplatesProps {
  readOnly: boolean;
  onUse: (name: string, document: ReportDocument) => void;
}
