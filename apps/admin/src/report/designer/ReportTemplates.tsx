import { type ReportDocument } from '@smart-admin/api-client/contract';
import { useMessages } from '@smart-admin/ui/locale';
import { api } from '../../app/api.js';
import { DesignTemplates } from '../../design/DesignTemplates.js';
import { reportDesignMessages } from './reportDesignMessages.js';

/** Reports to begin with. */
export function ReportTemplates(props: ReportTemplatesProps) {
  const t = useMessages(reportDesignMessages);
  return (
    <DesignTemplates
      {...props}
      noun="report"
      load={api.design.report.templates}
      hint={t('replaceText')}
      nameOf={(id) => t(`template.${id}`)}
      renderSketch={(document) => <Sketch document={document} />}
    />
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
