import { useMessages } from '@smart-admin/ui/locale';
import { yuanText } from './amounts.js';
import { type PanelProps } from './PanelProps.js';
import { screenMessages } from './screenMessages.js';

/** Every road with how full it is, who came and left, and what it took and is owed. */
export function SectionsPanel({ traffic }: PanelProps) {
  const t = useMessages(screenMessages);
  const headers = ['occupancy', 'entries', 'exits', 'revenue', 'arrears'] as const;
  return (
    <div className="min-h-0 flex-1 overflow-auto">
      <table className="w-full border-collapse text-18">
        <thead className="text-16 text-(--screen-text-2)">
          <tr>
            <th scope="col" className="py-2 text-left font-normal">
              {t('place')}
            </th>
            {headers.map((header) => (
              <th key={header} scope="col" className="py-2 pl-4 text-right font-normal">
                {t(header)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {traffic?.places.map((place) => (
            <tr key={place.id} className="border-t border-(--screen-line)">
              <td className="py-3">{place.name}</td>
              <td className="py-3 pl-4 text-right">
                {place.occupied} / {place.spaces}
              </td>
              <td className="py-3 pl-4 text-right">{place.entries}</td>
              <td className="py-3 pl-4 text-right">{place.exits}</td>
              <td className="py-3 pl-4 text-right">{yuanText(place.revenue)}</td>
              <td className="py-3 pl-4 text-right text-(--screen-amber)">{yuanText(place.arrears)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
