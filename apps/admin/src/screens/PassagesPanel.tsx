import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { PlateFace, plateColorOf } from '@smart-admin/ui/plate';
import { useState } from 'react';
import { yuanText } from './amounts.js';
import { EVENT_TONES } from './EventsPanel.js';
import { type PanelProps } from './PanelProps.js';
import { screenMessages } from './screenMessages.js';

/** The vehicles that passed last, each with its plate as large as a wall lets it be, and its picture where there is one. */
export function PassagesPanel({ traffic }: PanelProps) {
  const t = useMessages(screenMessages);
  const events = traffic?.events ?? [];
  // what was there when the screen opened is not lit
  const [atFirst, setAtFirst] = useState<ReadonlySet<string>>();
  if (traffic && !atFirst) setAtFirst(new Set(traffic.events.map(({ id }) => id)));
  if (traffic && events.length === 0) return <p className="m-auto text-18 text-(--screen-text-3)">{t('noEvents')}</p>;
  return (
    <ul className="m-0 grid min-h-0 flex-1 list-none auto-rows-[minmax(0,1fr)] grid-cols-2 content-stretch gap-3 overflow-hidden p-0 phone:auto-rows-auto phone:grid-cols-1">
      {events.slice(0, MOST).map(({ id, time, kind, plate, plateColour, placeName, amount, image }) => (
        <li
          key={id}
          className={`flex min-h-0 items-center gap-4 overflow-hidden rounded-sm border border-(--screen-line) bg-(--screen-panel-2) p-3 transition-colors duration-600 ${atFirst?.has(id) === false ? LIT : ''}`}
        >
          {image ? <img src={image} alt="" className="h-full max-h-28 w-36 flex-none rounded-xs object-cover" /> : null}
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <PlateFace value={plate} color={plateColorOf(plateColour)} size="large" className="w-fit" />
            <span className="truncate text-18 text-(--screen-text-2)">{placeName}</span>
          </div>
          <div className="flex-none text-right">
            <span className={`block text-24 font-semibold ${EVENT_TONES[kind]}`}>{t(kind)}</span>
            <span className="block text-18 text-(--screen-text-2) tabular-nums">
              {kind === 'exit' && amount > 0 ? `¥${yuanText(amount)} · ` : ''}
              <time>{formatDate(time, 'HH:mm')}</time>
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

const LIT = 'starting:bg-(--screen-line-strong)';

/** As many as are read from five metres. */
const MOST = 14;
