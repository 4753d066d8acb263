import { Button } from '@smart-admin/ui/button';
import { CopyButton } from '@smart-admin/ui/copy-button';
import { useMessages } from '@smart-admin/ui/locale';
import { coordinatesOf, type Place } from '../../../map/places.js';
import { mapPageMessages } from './mapPageMessages.js';

/** The chosen point: its name, address and coordinates, and a way from or to it. */
export function PlaceCard({ place, onRoute }: { place: Place; onRoute: (end: 'start' | 'end') => void }) {
  const t = useMessages(mapPageMessages);
  return (
    <section aria-label={t('chosen')} className="flex flex-col gap-2 rounded-md border border-hairline bg-sunken p-3">
      <p className="m-0 font-semibold break-words">{place.name}</p>
      {place.address !== '' && place.address !== place.name && (
        <p className="m-0 text-13 break-words text-2">{place.address}</p>
      )}
      <p className="m-0 flex items-center gap-1 text-13 text-2 tabular-nums">
        {coordinatesOf(place)}
        <CopyButton text={coordinatesOf(place)} />
      </p>
      <div className="flex gap-2">
        <Button size="small" onClick={() => onRoute('start')}>
          {t('asStart')}
        </Button>
        <Button size="small" onClick={() => onRoute('end')}>
          {t('asEnd')}
        </Button>
      </div>
    </section>
  );
}
