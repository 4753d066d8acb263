import { useMessages } from '@smart-admin/ui/locale';
import { ArrowDown, ArrowUp, Hash } from 'lucide-react';
import { dataText, partsOf, unitOf } from '../../portal/dataText.js';
import { screenViewMessages } from '../screenViewMessages.js';
import { alignClass } from './alignClass.js';
import { defineWidget, type WidgetViewProps } from './defineWidget.js';
import { FlipDigits } from './FlipDigits.js';
import { startSet } from './startSet.js';
import { WidgetRows } from './WidgetRows.js';

export const figureWidget = defineWidget({
  kind: 'figure',
  group: 'data',
  names: { zh: '指标', en: 'Figure', zhtw: '指標', vi: 'Chỉ số' },
  icon: <Hash />,
  sketch: (
    <svg viewBox="0 0 100 44" className="fill-(--border-default)">
      {[18, 36, 54, 72].map((x) => (
        <rect key={x} x={x} y="10" width="14" height="24" rx="2" />
      ))}
    </svg>
  ),
  size: { w: 440, h: 170 },
  frame: 'panel',
  create: () => ({
    data: startSet('parkingToday', ['revenue'], { limit: 1 }),
    unit: '',
    align: 'left' as const,
    flips: false,
    compares: true,
  }),
  settings: {
    data: ['dataSet', 'measures', 'conditions', 'refresh'],
    look: ['fontSize', 'color', 'align', 'unit', 'flips', 'compares'],
  },
  View: Figure,
});

/** One figure, with the same hour a week ago where the server tells that. */
function Figure({ widget, state }: WidgetViewProps<'figure'>) {
  const t = useMessages(screenViewMessages);
  const { fontSize, color, align, flips, compares } = widget;
  const { answer } = state;
  const measure = answer && partsOf(answer).measures[0];
  const value = measure && answer.rows[0]?.[measure.id];
  const earlier = measure && answer.earlier?.[measure.id];
  const text = measure ? dataText(value, measure.kind) : '-';
  const unit = measure?.kind === 'percent' ? widget.unit : unitOf(widget.unit, measure, t('yuan'));
  return (
    <WidgetRows state={state}>
      <div className="flex size-full min-w-0 flex-col justify-center gap-2 overflow-hidden">
        <p
          className={`m-0 flex min-w-0 items-baseline gap-2 leading-[1.15] font-bold tabular-nums ${alignClass(align)}`}
          style={{ fontSize: fontSize || 44, ...(color ? { color } : {}) }}
        >
          {flips ? <FlipDigits text={text} /> : <span className="truncate">{text}</span>}
          {unit ? <span className="flex-none text-20 font-normal text-(--screen-text-2)">{unit}</span> : null}
        </p>
        {compares && typeof value === 'number' && earlier !== undefined && earlier !== 0 ? (
          <Change percent={Math.round(((value - earlier) / Math.abs(earlier)) * 1_000) / 10} align={align} />
        ) : null}
      </div>
    </WidgetRows>
  );
}

function Change({ percent, align }: { percent: number; align: 'left' | 'center' | 'right' }) {
  const t = useMessages(screenViewMessages);
  const Sign = percent > 0 ? ArrowUp : ArrowDown;
  return (
    <p className={`m-0 flex items-center gap-2 text-16 text-(--screen-text-2) ${alignClass(align)}`}>
      {t('sinceLastWeek')}
      <span
        className={`inline-flex items-center gap-0.5 tabular-nums ${percent > 0 ? 'text-(--screen-green)' : 'text-(--screen-text-1)'}`}
      >
        {percent === 0 ? (
          t('unchanged')
        ) : (
          <>
            <Sign role="img" aria-label={t(percent > 0 ? 'up' : 'down')} className="size-4" />
            {Math.abs(percent)}%
          </>
        )}
      </span>
    </p>
  );
}
