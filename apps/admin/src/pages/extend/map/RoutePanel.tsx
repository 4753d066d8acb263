import { Button, IconButton } from '@smart-admin/ui/button';
import { Field } from '@smart-admin/ui/field';
import { formatNumber } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { useMutation } from '@tanstack/react-query';
import { ArrowUpDown, Route } from 'lucide-react';
import { api } from '../../../app/api.js';
import { type MapPoint } from '../../../map/mapProjection.js';
import { PlaceInput } from '../../../map/PlaceInput.js';
import { type Place } from '../../../map/places.js';
import { mapPageMessages } from './mapPageMessages.js';

/** A way by car: its two ends, how far and how long, and its steps. */
export function RoutePanel({ start, end, way, onEndsChange, onWayChange }: RoutePanelProps) {
  const t = useMessages(mapPageMessages);
  const plan = useMutation({
    mutationFn: async ([from, to]: [Place, Place]) => {
      const query = { origin: textOf(from), destination: textOf(to) };
      const { points, ...rest } = await api.extend.map.route({ query });
      return { ...rest, points: points.map(([longitude, latitude]) => ({ longitude, latitude })) };
    },
    // ends that were changed meanwhile have another way
    onSuccess: (found, [from, to]) => {
      if (from === start && to === end) onWayChange(found);
    },
  });
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-[1fr_auto] items-center gap-2">
        <div className="flex min-w-0 flex-col gap-3">
          <Field label={t('start')}>
            <PlaceInput
              label={t('start')}
              placeholder={t('pointHint')}
              place={start}
              onPlaceChange={(place) => onEndsChange({ start: place })}
            />
          </Field>
          <Field label={t('end')}>
            <PlaceInput
              label={t('end')}
              placeholder={t('pointHint')}
              place={end}
              onPlaceChange={(place) => onEndsChange({ end: place })}
            />
          </Field>
        </div>
        <IconButton label={t('swap')} onClick={() => onEndsChange({ start: end, end: start })}>
          <ArrowUpDown aria-hidden />
        </IconButton>
      </div>
      <div className="flex gap-2">
        <Button
          variant="primary"
          icon={<Route aria-hidden />}
          disabled={!start || !end}
          loading={plan.isPending}
          onClick={() => start && end && plan.mutate([start, end])}
        >
          {t('plan')}
        </Button>
        {way && <Button onClick={() => onWayChange(undefined)}>{t('clear')}</Button>}
      </div>
      {way && (
        <dl role="status" className="m-0 grid grid-cols-2 gap-2 rounded-md bg-primary-soft p-3">
          <div>
            <dt className="text-12 text-2">{t(way.duration === null ? 'straight' : 'distance')}</dt>
            <dd className="m-0 text-18 font-semibold tabular-nums">{distanceText(way.distance)}</dd>
          </div>
          {way.duration !== null && (
            <div>
              <dt className="text-12 text-2">{t('duration')}</dt>
              <dd className="m-0 text-18 font-semibold tabular-nums">{durationText(way.duration, t)}</dd>
            </div>
          )}
        </dl>
      )}
      {way && way.steps.length > 0 && (
        <ol aria-label={t('steps')} className="m-0 flex list-decimal flex-col gap-2 pl-6 text-13">
          {way.steps.map(({ text, distance }, index) => (
            <li key={index}>
              {text} <span className="text-2 tabular-nums">{distanceText(distance)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function textOf({ longitude, latitude }: Place): string {
  return `${longitude.toFixed(6)},${latitude.toFixed(6)}`;
}

function distanceText(metres: number): string {
  return metres < 1_000 ? `${Math.round(metres)} m` : `${formatNumber(metres / 1_000, 1)} km`;
}

function durationText(
  seconds: number,
  t: ReturnType<typeof useMessages<keyof (typeof mapPageMessages)['zh']>>,
): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return t('minutes', { count: minutes });
  return t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** A way on the map. */
export interface Way {
  /** Metres. */
  distance: number;
  /** Seconds; null where only the straight line is known. */
  duration: number | null;
  points: readonly MapPoint[];
  steps: readonly { text: string; distance: number }[];
}

interface RoutePanelProps {
  start?: Place | undefined;
  end?: Place | undefined;
  way: Way | undefined;
  onEndsChange: (ends: { start?: Place | undefined; end?: Place | undefined }) => void;
  onWayChange: (way: Way | undefined) => void;
}
