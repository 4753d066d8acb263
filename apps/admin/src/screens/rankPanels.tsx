import { useMessages } from '@smart-admin/ui/locale';
import { yuanText } from './amounts.js';
import { type PanelProps } from './PanelProps.js';
import { screenMessages } from './screenMessages.js';

/** What was taken today in which way. */
export function MethodsPanel({ revenue }: PanelProps) {
  const t = useMessages(screenMessages);
  const rows = revenue?.methods.map(({ method, amount }) => ({
    id: method,
    name: t(`method_${method}`),
    value: amount,
    text: `¥${yuanText(amount)}`,
  }));
  return <Ranks rows={rows} />;
}

/** The places that took most today. */
export function RankingPanel({ revenue }: PanelProps) {
  const rows = revenue?.places.map(({ id, name, revenue: value }) => ({ id, name, value, text: yuanText(value) }));
  return <Ranks rows={rows} />;
}

/** The places that are owed most. */
export function OwingPanel({ revenue }: PanelProps) {
  const rows = revenue?.places
    .filter(({ arrears }) => arrears > 0)
    .map(({ id, name, arrears: value }) => ({ id, name, value, text: yuanText(value) }));
  return <Ranks rows={rows} count={5} color="bg-(--screen-amber)" />;
}

/** How full places are, the fullest first. */
export function OccupancyPanel({ traffic }: PanelProps) {
  const rows = traffic?.places.map(({ id, name, occupied, spaces }) => {
    const share = spaces > 0 ? occupied / spaces : 0;
    return {
      id,
      name,
      value: share,
      text: `${String(occupied)} / ${String(spaces)}`,
      color: share >= 0.95 ? 'bg-(--screen-red)' : share >= 0.85 ? 'bg-(--screen-amber)' : undefined,
    };
  });
  return <Ranks rows={rows} limit={1} />;
}

/** Names with bars as long as their values, the largest first. */
export function Ranks({ rows = [], count = 6, limit, color = 'bg-(--screen-accent)' }: RanksProps) {
  const shown = [...rows].sort((one, other) => other.value - one.value).slice(0, count);
  const most = limit ?? Math.max(1, ...shown.map(({ value }) => value));
  return (
    <ul className="m-0 flex min-h-0 flex-1 list-none flex-col justify-around gap-2 p-0">
      {shown.map((row) => (
        <li key={row.id} className="grid grid-cols-[9rem_1fr_auto] items-center gap-4 text-18">
          <span className="truncate" title={row.name}>
            {row.name}
          </span>
          <span aria-hidden className="h-2 bg-(--screen-panel-2)">
            <span
              className={`block h-full ${row.color ?? color}`}
              style={{ width: `${String(Math.max(0, Math.min(1, row.value / most)) * 100)}%` }}
            />
          </span>
          <span className="text-right tabular-nums">{row.text}</span>
        </li>
      ))}
    </ul>
  );
}

interface RanksProps {
  rows: { id: string; name: string; value: number; text: string; color?: string | undefined }[] | undefined;
  /** Rows that are shown. Default 6. */
  count?: number;
  /** Value of a whole bar. Default the largest. */
  limit?: number | undefined;
  color?: string;
}
