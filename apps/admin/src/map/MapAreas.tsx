import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../app/api.js';
import { GroundFailed } from './GroundFailed.js';
import { type MapView, project, type Size } from './mapProjection.js';

/** Px that an area has to be wide for its name to stand in it. */
const ROOM_FOR_NAME = 46;

/** The areas of the maps of this system as outlines with their names: the ground where no service draws one. */
export function MapAreas({ view, size }: { view: MapView; size: Size }) {
  const { data, isError } = useQuery({
    queryKey: ['map', 'areas'],
    queryFn: async ({ signal }) => (await api.extend.map.areas({}, { signal, silent: true })).list,
  });
  const areas = useMemo(
    () =>
      (data ?? []).map(({ rings, ...area }) => ({
        ...area,
        rings: rings.map((ring) => ring.map(([longitude, latitude]) => ({ longitude, latitude }))),
      })),
    [data],
  );
  if (isError) return <GroundFailed />;
  return (
    <svg aria-hidden className="absolute inset-0 size-full">
      {areas.map(({ name, rings, ...middle }) => {
        const places = rings.map((ring) => ring.map((point) => project(point, view, size)));
        const xs = places.flat().map(({ x }) => x);
        const isWide = Math.max(...xs) - Math.min(...xs) > ROOM_FOR_NAME;
        const { x, y } = project(middle, view, size);
        return (
          <g key={`${name} ${middle.longitude} ${middle.latitude}`}>
            <path
              d={places
                .map((ring) => `M${ring.map((at) => `${at.x.toFixed(1)} ${at.y.toFixed(1)}`).join('L')}Z`)
                .join('')}
              fillRule="evenodd"
              className="fill-surface"
              stroke="var(--border-strong)"
              strokeWidth={1.5}
              strokeLinejoin="round"
            />
            {isWide && (
              <text x={x} y={y} textAnchor="middle" dominantBaseline="middle" className="text-12" fill="var(--text-2)">
                {name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
