import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { PlateFace, plateColorOf } from '@smart-admin/ui/plate';
import { yuanText } from './amounts.js';
import { type PanelProps } from './PanelProps.js';
import { screenMessages } from './screenMessages.js';

/** What happened last, the newest first. */
export function EventsPanel({ traffic }: PanelProps) {
  const t = useMessages(screenMessages);
  const events = traffic?.events ?? [];
  if (traffic && events.length === 0) return <p className="m-auto text-18 text-(--screen-text-3)">{t('noEvents')}</p>;
  return (
    <ul className="m-0 min-h-0 flex-1 list-none overflow-hidden p-0 phone:max-h-96">
      {events.map(({ id, time, kind, plate, plateColour, placeName, amount }) => (
        <li
          key={id}
          className="grid grid-cols-[auto_auto_1fr_auto] items-center gap-3 border-b border-(--screen-line) py-2.5 text-16"
        >
          <time className="text-(--screen-text-3) tabular-nums">{formatDate(time, 'HH:mm')}</time>
          <PlateFace value={plate} color={plateColorOf(plateColour)} />
          <span className="truncate text-(--screen-text-2)">{placeName}</span>
          <span className={`text-right whitespace-nowrap tabular-nums ${EVENT_TONES[kind]}`}>
            {t(kind)}
            {kind === 'payment' ? ` ¥${yuanText(amount)}` : ''}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Colour of what happened. */
export const EVENT_TONES = {
  entry: 'text-(--screen-cyan)',
  exit: 'text-(--screen-text-1)',
  payment: 'text-(--screen-green)',
  opening: 'text-(--screen-violet)',
  escape: 'text-(--screen-red)',
  waiting: 'text-(--screen-amber)',
} as const;
