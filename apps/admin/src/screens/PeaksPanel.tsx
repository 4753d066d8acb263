import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { LOCALE_TAGS } from '@smart-admin/ui/messages';
import { type PanelProps } from './PanelProps.js';
import { screenMessages } from './screenMessages.js';

/** When most is paid: seven days by their hours, the fuller the brighter. */
export function PeaksPanel({ revenue }: PanelProps) {
  const t = useMessages(screenMessages);
  const locale = useLocale();
  const peaks = revenue?.peaks ?? [];
  const most = Math.max(1, ...peaks.flatMap(({ hours }) => hours));
  const nameOf = (day: string) =>
    new Intl.DateTimeFormat(LOCALE_TAGS[locale], { weekday: 'short' }).format(Date.parse(`${day}T12:00:00`));
  return (
    <table className="w-full table-fixed border-separate border-spacing-1 text-16 text-(--screen-text-2)">
      <tbody>
        {peaks.map(({ day, hours }) => (
          <tr key={day}>
            <th scope="row" className="w-16 truncate pr-2 text-left font-normal">
              {nameOf(day)}
            </th>
            {hours.map((payments, hour) => (
              <td
                key={hour}
                title={t('peakOf', { day, hour, payments })}
                className="h-6 rounded-xs bg-(--screen-accent) p-0"
                style={{ opacity: 0.08 + 0.92 * (payments / most) }}
              >
                <span className="sr-only">{payments}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot aria-hidden>
        <tr>
          <td />
          {Array.from({ length: 24 }, (_, hour) => (
            <td key={hour} className="p-0 text-center text-14 text-(--screen-text-3)">
              {hour % 3 === 0 ? hour : ''}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
