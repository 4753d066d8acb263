import { cn } from '@smart-admin/ui/cn';
import { MapPin as Pin } from 'lucide-react';
import { type MapPoint, type MapView, project, type Size } from './mapProjection.js';

/** Pins with their names, the chosen ones above the others. */
export function MapPins({ pins, view, size }: { pins: readonly MapPin[]; view: MapView; size: Size }) {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0">
      {pins.map((pin) => {
        const { x, y } = project(pin, view, size);
        if (x < -80 || y < -20 || x > size.width + 80 || y > size.height + 60) return null;
        const tone = pin.tone ?? 'place';
        return (
          <div
            key={pin.id}
            className={cn(
              'absolute flex -translate-x-1/2 -translate-y-full flex-col items-center',
              tone !== 'place' && 'z-1',
            )}
            style={{ left: x, top: y }}
          >
            {pin.label !== undefined && (
              <span className="mb-0.5 max-w-40 truncate rounded-sm border border-hairline bg-surface px-1.5 py-0.5 text-12 shadow-sm">
                {pin.label}
              </span>
            )}
            <Pin className={cn('size-6 fill-surface', TONES[tone])} />
          </div>
        );
      })}
    </div>
  );
}

const TONES = {
  place: 'text-primary-text',
  chosen: 'text-danger-text',
  start: 'text-success-text',
  end: 'text-danger-text',
} as const;

export interface MapPin extends MapPoint {
  id: string;
  label?: string;
  tone?: keyof typeof TONES;
}
