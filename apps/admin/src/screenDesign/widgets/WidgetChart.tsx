import { Chart, type ChartKind, type ChartRegions } from '@smart-admin/ui/chart';
import { useMessages } from '@smart-admin/ui/locale';
import { useMemo } from 'react';
import { chartFigures } from '../../portal/dataText.js';
import { type CardState } from '../../portal/ShownCard.js';
import { CHART_HEAD, WALL_CHART } from '../../screens/wallChart.js';
import { screenViewMessages } from '../screenViewMessages.js';
import { WidgetRows } from './WidgetRows.js';

/** The measures of a widget as a chart, or, by its button, as a table. */
export function WidgetChart({ kind, title, unit, full = 0, state, room, regions }: WidgetChartProps) {
  const t = useMessages(screenViewMessages);
  const { answer } = state;
  const figures = useMemo(() => answer && chartFigures(answer, unit, t('yuan')), [answer, unit, t]);
  return (
    <WidgetRows state={state}>
      <Chart
        kind={kind}
        label={title}
        heading=""
        labels={figures?.labels}
        series={figures?.series}
        height={Math.max(40, room.h - CHART_HEAD)}
        className={WALL_CHART}
        {...(figures?.unit ? { unit: figures.unit } : {})}
        {...(full > 0 ? { max: full } : {})}
        {...(regions ? { regions } : {})}
      />
    </WidgetRows>
  );
}

interface WidgetChartProps {
  kind: ChartKind;
  title: string;
  unit: string;
  /** Where the scale ends; 0 = at the largest value. Default 0. */
  full?: number;
  state: CardState;
  room: { w: number; h: number };
  regions?: ChartRegions;
}
