import { type MapPin } from '../../../map/MapPins.js';
import { type Place } from '../../../map/places.js';

/** The pins of a map; a place that is several things has the pin of the most particular. */
export function pinsOf({ found, chosen, start, end }: PinnedPlaces): MapPin[] {
  const pins = new Map<string, MapPin>();
  const put = (place: Place | undefined, tone: MapPin['tone']) => {
    if (!place) return;
    const { name, longitude, latitude } = place;
    pins.set(coordinateKey(place), {
      id: coordinateKey(place),
      label: name,
      longitude,
      latitude,
      tone: tone ?? 'place',
    });
  };
  for (const place of found) put(place, 'place');
  put(chosen, 'chosen');
  put(start, 'start');
  put(end, 'end');
  return [...pins.values()];
}

function coordinateKey({ longitude, latitude }: Place): string {
  return `${longitude} ${latitude}`;
}

interface PinnedPlaces {
  found: readonly Place[];
  chosen: Place | undefined;
  start?: Place | undefined;
  end?: Place | undefined;
}
