import { useMessages } from '@smart-admin/ui/locale';
import { Empty } from '@smart-admin/ui/empty';
import { dataNumber, dataText, partsOf, unitOf } from '../dataText.js';
import { portalMessages } from '../portalMessages.js';
import { type CardOf, type CardState } from '../ShownCard.js';
import { CardFrame, CardLink } from './CardFrame.js';
import { rowAddress } from './rowAddress.js';

/** Rows with their first measure, each as a bar beside the largest or beside what is full. */
export function RankBars({ card, full, title, state, onRefresh }: RankBarsProps) {
  const t = useMessages(portalMessages);
  const { answer } = state;
  const { label, measures } = answer ? partsOf(answer) : { label: undefined, measures: [] };
  const [measure] = measures;
  const rows = measure
    ? (answer?.rows ?? []).map((row) => ({
        row,
        name: label ? dataText(row[label.id], label.kind) : '',
        value: dataNumber(row[measure.id], measure.kind),
        text: dataText(row[measure.id], measure.kind),
      }))
    : [];
  const end = full > 0 ? full : Math.max(1, ...rows.map(({ value }) => value ?? 0));
  return (
    <CardFrame
      card={card}
      title={title}
      unit={measure?.kind === 'percent' ? card.unit : unitOf(card.unit, measure, t('yuan'))}
      state={state}
      onRefresh={onRefresh}
    >
      {rows.length === 0 ? <Empty inline title={t('noRows')} className="m-auto" /> : null}
      <ol className="m-0 grid list-none content-start gap-0 p-0 pb-2">
        {rows.map(({ row, name, value, text }, index) => {
          const to = rowAddress(card, row);
          return (
            <li
              key={index}
              className="grid h-[26px] grid-cols-[minmax(60px,5fr)_minmax(16px,8fr)_auto] items-center gap-2 px-4"
            >
              {to === undefined ? (
                <span className="truncate" title={name}>
                  {name}
                </span>
              ) : (
                <CardLink to={to} className="truncate hover:text-primary-text hover:underline" title={name}>
                  {name}
                </CardLink>
              )}
              <span aria-hidden className="h-1.5 overflow-hidden rounded-[2px]">
                <span
                  className="block h-full rounded-[2px] bg-primary-solid forced-color-adjust-none"
                  style={{ width: `${Math.min(100, Math.max(0, ((value ?? 0) / end) * 100))}%` }}
                />
              </span>
              <span className="min-w-12 text-right tabular-nums">{text}</span>
            </li>
          );
        })}
      </ol>
    </CardFrame>
  );
}

interface RankBarsProps {
  card: CardOf<'bar'> | CardOf<'ranking'>;
  /** Where bars end; 0 = at the largest value. */
  full: number;
  title: string;
  state: CardState;
  onRefresh?: (() => void) | undefined;
}
