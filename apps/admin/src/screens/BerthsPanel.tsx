import { useMessages } from '@smart-admin/ui/locale';
import { type PanelProps } from './PanelProps.js';
import { screenMessages } from './screenMessages.js';

/** Every road as a strip of its berths, filled where a vehicle stands. */
export function BerthsPanel({ berths }: PanelProps) {
  const t = useMessages(screenMessages);
  const roads = berths?.list.filter((road) => road.berths.length > 0) ?? [];
  if (berths && roads.length === 0) return <p className="m-auto text-18 text-(--screen-text-3)">{t('noBerths')}</p>;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-hidden">
      <p aria-hidden className="m-0 flex gap-6 text-16 text-(--screen-text-2)">
        {(['taken', 'vacant'] as const).map((state) => (
          <span key={state} className="flex items-center gap-2">
            <i className={`size-4 rounded-xs ${LOOKS[state]}`} />
            {t(state)}
          </span>
        ))}
      </p>
      <ul className="m-0 flex min-h-0 flex-1 list-none flex-col justify-around gap-3 overflow-hidden p-0">
        {roads.map(({ id, name, berths: all }) => {
          const free = all.filter(({ isTaken }) => !isTaken).length;
          return (
            <li key={id} className="grid grid-cols-[10rem_minmax(0,1fr)_auto] items-center gap-4 text-18">
              <span className="truncate" title={name}>
                {name}
              </span>
              <span aria-hidden className="flex min-w-0 flex-wrap gap-1">
                {all.map(({ id: berthId, number, isTaken }) => (
                  <i
                    key={berthId}
                    title={number}
                    className={`h-6 max-w-8 min-w-1.5 flex-1 rounded-xs ${LOOKS[isTaken ? 'taken' : 'vacant']}`}
                  />
                ))}
              </span>
              <span className="text-right text-16 whitespace-nowrap text-(--screen-text-2) tabular-nums">
                {t('berthsFree', { free, total: all.length })}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const LOOKS = {
  taken: 'bg-(--screen-accent)',
  vacant: 'border border-(--screen-line-strong) bg-(--screen-panel-2)',
};
