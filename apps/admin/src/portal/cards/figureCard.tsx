import { type DataAnswer, type DataColumn } from '@smart-admin/api-client/contract';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { ArrowDown, ArrowUp, Hash } from 'lucide-react';
import { Sparkline } from '../../pages/home/Sparkline.js';
import { dataText, partsOf, unitOf } from '../dataText.js';
import { portalMessages } from '../portalMessages.js';
import { CardBody, CardLink, CardSheet } from './CardFrame.js';
import { defineCard, type CardViewProps } from './defineCard.js';
import { emptySet } from './emptySet.js';

export const figureCard = defineCard({
  kind: 'figure',
  group: 'data',
  names: { zh: '指标', en: 'Figure', zhtw: '指標', vi: 'Chỉ số' },
  icon: <Hash />,
  sketch: (
    <svg viewBox="0 0 100 44">
      <rect x="8" y="8" width="22" height="4" rx="2" className="fill-(--border-default)" />
      <rect x="8" y="20" width="44" height="7" rx="3.5" className="fill-(--text-2)" />
      <polyline points="64,30 72,18 79,24 92,10" fill="none" strokeWidth="2" className="stroke-(--primary-edge)" />
    </svg>
  ),
  size: { w: 3, h: 2 },
  create: () => ({ data: { ...emptySet(8), order: 'dimensionDown' as const }, unit: '', compares: true }),
  settings: {
    data: ['dataSet', 'dimension', 'measures', 'order', 'conditions', 'refresh', 'opens'],
    look: ['unit', 'compares'],
  },
  View: Figure,
});

/**
 * One figure, and how it differs from a week ago where the server tells that. With a dimension of time it is the newest value,
 * compared with the one before, and its course beside it.
 */
function Figure({ card, title, state, onRefresh }: CardViewProps<'figure'>) {
  const t = useMessages(portalMessages);
  const { answer } = state;
  const { label, measures } = answer ? partsOf(answer) : { label: undefined, measures: [] };
  const [measure] = measures;
  const course = measure ? courseOf(answer?.rows ?? [], label?.id, measure) : [];
  const value = measure && (label ? course.at(-1) : answer?.rows[0]?.[measure.id]);
  const earlier = measure && (label ? course.at(-2) : answer?.earlier?.[measure.id]);
  const unit = measure?.kind === 'percent' ? card.unit : unitOf(card.unit, measure, t('yuan'));
  const text = measure ? dataText(value, measure.kind) : '-';
  return (
    <CardSheet title={title} className="justify-center px-4 py-1.5">
      <CardBody title={title} state={state} onRefresh={onRefresh}>
        <h2 className="m-0 truncate text-12 leading-[18px] font-normal text-2" title={title}>
          {unit ? t('withUnit', { title, unit }) : title}
        </h2>
        <p className="m-0 flex items-center justify-between gap-2 text-20 leading-[26px] font-semibold tabular-nums">
          {card.opens === '' ? (
            <span className="truncate">{text}</span>
          ) : (
            <CardLink
              to={card.opens}
              className="truncate hover:text-primary-text hover:underline hover:underline-offset-4"
            >
              {text}
            </CardLink>
          )}
          {course.length > 2 ? <Sparkline counts={course} /> : null}
        </p>
        {card.compares && typeof value === 'number' && earlier !== undefined ? (
          <Change now={value} earlier={earlier} since={t(label ? 'sinceEarlier' : 'sinceLastWeek')} />
        ) : null}
      </CardBody>
    </CardSheet>
  );
}

/** Values in the order of time, the newest last. */
function courseOf(rows: DataAnswer['rows'], label: string | undefined, { id }: DataColumn): number[] {
  if (label === undefined) return [];
  const text = (row: DataAnswer['rows'][number]) => String(row[label] ?? '');
  return rows
    .toSorted((one, other) => (text(one) < text(other) ? -1 : 1))
    .flatMap((row) => (typeof row[id] === 'number' ? [row[id]] : []));
}

function Change({ now, earlier, since }: { now: number; earlier: number; since: string }) {
  const t = useMessages(portalMessages);
  if (earlier === 0) return null;
  const percent = Math.round(((now - earlier) / Math.abs(earlier)) * 1_000) / 10;
  const isUp = percent > 0;
  return (
    <p className="m-0 flex items-center gap-1.5 truncate text-12 leading-[18px] text-2">
      <span className="min-w-0 truncate">{since}</span>
      <span
        className={cn(
          'inline-flex flex-none items-center gap-0.5 tabular-nums',
          isUp ? 'text-success-text' : percent < 0 && 'text-2',
        )}
      >
        {percent === 0 ? (
          t('unchanged')
        ) : (
          <>
            {isUp ? (
              <ArrowUp role="img" aria-label={t('up')} className="size-3" />
            ) : (
              <ArrowDown role="img" aria-label={t('down')} className="size-3" />
            )}
            {Math.abs(percent)}%
          </>
        )}
      </span>
    </p>
  );
}
