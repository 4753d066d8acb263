import { useMessages } from '@smart-admin/ui/locale';
import { type PanelProps } from './PanelProps.js';
import { screenMessages } from './screenMessages.js';

/** Every place with how much of it is in use and how often each of its spaces was left today, the fullest first. */
export function UtilisationPanel({ traffic }: PanelProps) {
  const t = useMessages(screenMessages);
  const rows = (traffic?.places ?? [])
    .map((place) => ({ ...place, rate: place.spaces > 0 ? place.occupied / place.spaces : 0 }))
    .sort((one, other) => other.rate - one.rate)
    .slice(0, MOST);
  return (
    <div className="min-h-0 flex-1 overflow-hidden phone:overflow-x-auto">
      <table className="w-full border-collapse text-18">
        <thead className="text-16 text-(--screen-text-2)">
          <tr>
            {(['lot', 'rate', 'turnover', 'entries', 'exits'] as const).map((header, index) => (
              <th
                key={header}
                scope="col"
                className={`py-2 font-normal ${index < 2 ? 'pr-4 text-left' : 'pl-4 text-right'}`}
              >
                {t(header)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {rows.map(({ id, name, rate, occupied, spaces, entries, exits }) => (
            <tr key={id} className="border-t border-(--screen-line)">
              <td className="max-w-48 truncate py-2.5 pr-4" title={name}>
                {name}
              </td>
              <td className="py-2.5 pr-4">
                <span className="grid grid-cols-[minmax(4rem,1fr)_4rem_6rem] items-center gap-3">
                  <span aria-hidden className="h-2 bg-(--screen-panel-2)">
                    <span
                      className={`block h-full ${rate >= 0.95 ? 'bg-(--screen-red)' : rate >= 0.85 ? 'bg-(--screen-amber)' : 'bg-(--screen-accent)'}`}
                      style={{ width: `${String(Math.min(1, rate) * 100)}%` }}
                    />
                  </span>
                  <span className="text-right font-semibold">{`${String(Math.round(rate * 100))}%`}</span>
                  <span className="text-right text-16 text-(--screen-text-2)">{`${String(occupied)} / ${String(spaces)}`}</span>
                </span>
              </td>
              <td className="py-2.5 pl-4 text-right">{spaces > 0 ? (exits / spaces).toFixed(2) : '–'}</td>
              <td className="py-2.5 pl-4 text-right">{entries}</td>
              <td className="py-2.5 pl-4 text-right">{exits}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const MOST = 10;
