import { type ReportSheetChart } from '@smart-admin/api-client/contract';
import { Chart } from '@smart-admin/ui/chart';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { reportMessages } from './reportMessages.js';

/** A chart of a finished sheet, as high as its cell. On `paper` nothing of it is to be pressed. */
export function ReportChart({ chart, title, height, paper }: ReportChartProps) {
  const t = useMessages(reportMessages);
  const { form, labels, series, unit, isCut } = chart;
  return (
    <div className={cn('break-inside-avoid text-left', paper && '[&_button]:hidden')}>
      <Chart
        kind={form === 'stacked' ? 'bar' : form}
        stacked={form === 'stacked'}
        label={title || t('chart')}
        heading={title}
        labels={labels}
        series={series}
        unit={unit}
        height={Math.max(LEAST, height - AROUND - (isCut ? NOTE : 0))}
      />
      {isCut ? <p className="m-0 text-12 text-2">{t('chartCut')}</p> : null}
    </div>
  );
}

/** Px of what stands around the plot: the padding of the cell and the name; of the line below; and of the smallest plot. */
const AROUND = 44;
const NOTE = 18;
const LEAST = 80;

interface ReportChartProps {
  chart: ReportSheetChart;
  title: string;
  /** Of the cell, in px. */
  height: number;
  paper: boolean;
}
