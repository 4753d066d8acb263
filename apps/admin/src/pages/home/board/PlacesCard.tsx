import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useHasPage } from '../../../app/useHasPage.js';
import { yuanText } from '../../../screens/amounts.js';
import { boardMessages } from './boardMessages.js';
import { HomeCard } from './HomeCard.js';
import { useParkingFigures } from './useParkingFigures.js';

/** Places of one card, the fullest first; the rest stands on the page of lots. */
const LIMIT = 8;

/** How full the places of the person are and what they took today. */
export function PlacesCard() {
  const t = useMessages(boardMessages);
  const { traffic } = useParkingFigures();
  const { data, error, isError, refetch } = traffic;
  const hasLots = useHasPage('/parking/lot');
  const places = (data?.places ?? [])
    .map((place) => ({ ...place, share: place.spaces > 0 ? place.occupied / place.spaces : 0 }))
    .sort((one, other) => other.share - one.share)
    .slice(0, LIMIT);
  return (
    <HomeCard title={t('places')} {...(hasLots ? { link: { to: '/parking/lot', text: t('allPlaces') } } : {})}>
      {isError ? <LoadError error={error} title={t('loadFailed')} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton lines={5} className="m-4" /> : null}
      {data && places.length === 0 ? <Empty title={t('noPlaces')} /> : null}
      {places.length > 0 ? (
        <table className="w-full table-fixed border-collapse">
          <thead className="text-left text-12 text-2">
            <tr className="border-y border-hairline bg-sunken">
              <th className="h-9 w-[30%] px-4 font-normal">{t('place')}</th>
              <th className="px-2 font-normal">{t('occupancy')}</th>
              <th className="w-28 px-2 text-right font-normal">{t('occupied')}</th>
              <th className="w-20 px-2 text-right font-normal phone:hidden">{t('free')}</th>
              <th className="w-28 px-4 text-right font-normal phone:hidden">{t('taken')}</th>
            </tr>
          </thead>
          <tbody>
            {places.map(({ id, name, share, occupied, spaces, revenue }) => (
              <tr key={id} className="border-b border-hairline last:border-b-0 hover:bg-hover">
                <td className="h-10 truncate px-4" title={name}>
                  {name}
                </td>
                <td className="px-2">
                  <span className="flex items-center gap-3">
                    <span aria-hidden className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-sunken">
                      <span
                        className={`block h-full rounded-full ${toneOf(share).bar}`}
                        style={{ width: `${String(Math.min(1, share) * 100)}%` }}
                      />
                    </span>
                    <span className={`w-10 flex-none text-right tabular-nums ${toneOf(share).text}`}>
                      {Math.round(share * 100)}%
                    </span>
                  </span>
                </td>
                <td className="px-2 text-right tabular-nums">
                  {occupied} / {spaces}
                </td>
                <td className="px-2 text-right tabular-nums phone:hidden">{Math.max(0, spaces - occupied)}</td>
                <td className="px-4 text-right tabular-nums phone:hidden">{yuanText(revenue)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </HomeCard>
  );
}

/** Amber from 85 %, red from 95 %. */
function toneOf(share: number): { bar: string; text: string } {
  if (share >= 0.95) return { bar: 'bg-danger-solid', text: 'text-danger-text font-semibold' };
  if (share >= 0.85) return { bar: 'bg-warning-solid', text: 'text-warning-text font-semibold' };
  return { bar: 'bg-primary-solid', text: '' };
}
