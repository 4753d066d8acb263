import { ApiError } from '@smart-admin/api-client';
import { Alert } from '@smart-admin/ui/alert';
import { IconButton } from '@smart-admin/ui/button';
import { ErrorState } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { LocateFixed } from 'lucide-react';
import { useRef, useState } from 'react';
import { api } from '../../../app/api.js';
import { MapCanvas } from '../../../map/MapCanvas.js';
import { mapMessages } from '../../../map/mapMessages.js';
import { fitView, type MapPoint, type MapView } from '../../../map/mapProjection.js';
import { mapServiceQuery } from '../../../map/mapService.js';
import { coordinatesOf, type Place } from '../../../map/places.js';
import { FoundPlaces } from './FoundPlaces.js';
import { mapPageMessages } from './mapPageMessages.js';
import { PlaceCard } from './PlaceCard.js';
import { pinsOf } from './pinsOf.js';
import { RoutePanel, type Way } from './RoutePanel.js';

type Mode = 'search' | 'geocode' | 'route';

/** The map service tried out: places are searched, addresses found, points described, ways driven. */
export function Page() {
  const t = useMessages(mapPageMessages);
  const m = useMessages(mapMessages);
  const { data: service, error, refetch } = useQuery(mapServiceQuery);
  const [mode, setMode] = useState<Mode>('search');
  const [moved, setMoved] = useState<MapView>();
  const [found, setFound] = useState<readonly Place[]>([]);
  const [chosen, setChosen] = useState<Place>();
  const [ends, setEnds] = useState<{ start?: Place | undefined; end?: Place | undefined }>({});
  const [way, setWay] = useState<Way>();
  /** Counts what was chosen: an answer counts while nothing else was. */
  const turn = useRef(0);
  if (error) return <ErrorState description={error.message} onRetry={() => void refetch()} />;
  if (!service) return <Skeleton className="size-full" />;
  const view = moved ?? { ...service.center, zoom: service.zoom };
  const changeEnds = (next: typeof ends) => {
    setEnds((before) => ({ ...before, ...next }));
    setWay(undefined);
  };
  const goTo = (point: MapPoint, zoom = Math.max(view.zoom, 13)) => setMoved({ ...point, zoom });
  const choose = (place: Place) => {
    turn.current += 1;
    setChosen(place);
  };
  const pick = (point: MapPoint, datum: 'service' | 'wgs84' = 'service') => {
    turn.current += 1;
    const own = turn.current;
    void describePoint(point, datum, t('unknown')).then(
      (place) => {
        if (own !== turn.current) return;
        setChosen(place);
        if (datum === 'wgs84') goTo(place);
      },
      (reason: unknown) => toast.error(reason instanceof Error ? reason.message : t('unknown')),
    );
  };
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => pick({ longitude, latitude }, 'wgs84'),
      () => toast.error(t('noPosition')),
    );
  const shown = [...(mode === 'route' ? [] : found), chosen, ends.start, ends.end].filter(
    (place) => place !== undefined,
  );
  return (
    <section
      aria-label={t('label')}
      className="grid h-full min-h-0 grid-cols-[340px_1fr] overflow-hidden rounded-lg border border-hairline bg-surface phone:h-auto phone:grid-cols-1 phone:overflow-visible"
    >
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto border-r border-hairline p-4 phone:border-r-0 phone:border-b">
        <RadioGroup
          aria-label={t('mode')}
          appearance="button"
          options={(['search', 'geocode', 'route'] as const).map((value) => ({ value, label: t(value) }))}
          value={mode}
          onValueChange={(next) => {
            setMode(next);
            // another list begins without places, and so does the map
            setFound([]);
          }}
        />
        {service.provider === 'own' && <Alert tone="info">{m('ownAreas')}</Alert>}
        {mode === 'route' ? (
          <RoutePanel
            {...ends}
            way={way}
            onEndsChange={changeEnds}
            onWayChange={(next) => {
              setWay(next);
              const seen = next && fitView(next.points, { width: 600, height: 500 });
              if (seen) setMoved(seen);
            }}
          />
        ) : (
          <FoundPlaces
            key={mode}
            mode={mode}
            chosen={chosen}
            onFound={(places) => {
              setFound(places);
              const seen = fitView(places, { width: 600, height: 500 });
              if (seen) setMoved(seen);
            }}
            onChoose={(place) => {
              choose(place);
              goTo(place);
            }}
          />
        )}
        {chosen && (
          <PlaceCard
            place={chosen}
            onRoute={(end) => {
              changeEnds({ [end]: chosen });
              setMode('route');
            }}
          />
        )}
      </div>
      <div className="relative min-h-0 min-w-0 phone:h-[60vh]">
        <MapCanvas
          view={view}
          onViewChange={setMoved}
          onPick={pick}
          onShowAll={(size) => setMoved(fitView(way?.points ?? shown, size))}
          hasPictures={service.hasPictures}
          pins={pinsOf({ found: mode === 'route' ? [] : found, chosen, ...ends })}
          way={way?.points}
        />
        {'geolocation' in navigator && (
          <span className="absolute top-3 right-3 rounded-md border border-hairline bg-surface shadow-sm">
            <IconButton label={t('locate')} onClick={locate}>
              <LocateFixed aria-hidden />
            </IconButton>
          </span>
        )}
      </div>
    </section>
  );
}

/** What stands at a point; where nothing is known, the point by its coordinates. */
async function describePoint(point: MapPoint, datum: 'service' | 'wgs84', unknown: string): Promise<Place> {
  try {
    return await api.extend.map.describe({ query: { ...point, datum } }, { silent: true });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 404) throw error;
    return { id: coordinatesOf(point), name: unknown, address: '', ...point };
  }
}
