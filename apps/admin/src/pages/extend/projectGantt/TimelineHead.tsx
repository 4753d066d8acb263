import { cn } from '@smart-admin/ui/cn';
import { useLocale } from '@smart-admin/ui/locale';
import { LOCALE_TAGS } from '@smart-admin/ui/messages';
import { type HeadCell, headOf, type TimeScale } from './timeScale.js';

/** The two lines of dates above a chart, as far as they are in view. */
export function TimelineHead({ scale, from, to, stickyLeft }: TimelineHeadProps) {
  const tag = LOCALE_TAGS[useLocale()];
  const { above, below } = headOf(scale, from, to, tag);
  return (
    <div aria-hidden className="relative flex-none text-12 text-2" style={{ width: scale.width }}>
      <Line cells={above} className="top-0 h-6 font-medium" labelLeft={stickyLeft} />
      <Line cells={below} className="top-6 h-6 tabular-nums" isCentred={scale.zoom === 'day'} />
    </div>
  );
}

function Line({ cells, className, labelLeft, isCentred = false }: LineProps) {
  return cells.map(({ x, width, label }) => (
    <div
      key={x}
      className={cn(
        'absolute flex items-center border-l border-hairline whitespace-nowrap',
        isCentred && 'justify-center',
        className,
      )}
      style={{ left: x, width }}
    >
      <span
        className={cn('overflow-hidden', !isCentred && 'px-1.5', labelLeft !== undefined && 'sticky')}
        style={{ left: labelLeft }}
      >
        {label}
      </span>
    </div>
  ));
}

interface LineProps {
  cells: readonly HeadCell[];
  className: string;
  /** Where labels stay while their cell is scrolled, in px. */
  labelLeft?: number | undefined;
  isCentred?: boolean;
}

interface TimelineHeadProps {
  scale: TimeScale;
  /** What is in view, in px of the chart. */
  from: number;
  to: number;
  /** Width in px of what stands before the chart and does not scroll. */
  stickyLeft: number;
}
