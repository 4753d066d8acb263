import { IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { Maximize2, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { MapAreas } from './MapAreas.js';
import { mapMessages } from './mapMessages.js';
import { MapPicture } from './MapPicture.js';
import { MapPins, type MapPin } from './MapPins.js';
import { type MapPoint, type MapView, moveBy, project, type Size, unproject, zoomBy } from './mapProjection.js';

/** Px that an arrow key moves the ground. */
const KEY_STEP = 80;
/** Px that a press may move and still be a click. */
const CLICK_ROOM = 4;
/** Px of a wheel that make a step. */
const WHEEL_STEP = 60;

/** A map that is dragged, zoomed by wheel, buttons and keys, with pins and a way. */
export function MapCanvas({ view, onViewChange, onPick, onShowAll, hasPictures, pins, way }: MapCanvasProps) {
  const t = useMessages(mapMessages);
  const helpId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  const drag = useRef<{ pointerId: number; x: number; y: number; view: MapView; isMoved: boolean }>(undefined);
  const wheel = useRef(0);
  const latest = useRef({ view, size, onViewChange });
  useEffect(() => {
    latest.current = { view, size, onViewChange };
  });
  useEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setSize({ width: box.clientWidth, height: box.clientHeight }));
    observer.observe(box);
    // React listens passively to wheels, which then also scroll the page
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      wheel.current += event.deltaY;
      const { view, size, onViewChange } = latest.current;
      if (Math.abs(wheel.current) < WHEEL_STEP || !size) return;
      const edge = box.getBoundingClientRect();
      const place = { x: event.clientX - edge.left, y: event.clientY - edge.top };
      onViewChange(zoomBy(view, wheel.current > 0 ? -1 : 1, size, place));
      wheel.current = 0;
    };
    box.addEventListener('wheel', turn, { passive: false });
    return () => {
      observer.disconnect();
      box.removeEventListener('wheel', turn);
    };
  }, []);

  const begin = (event: PointerEvent<HTMLDivElement>) => {
    // one finger drags: a second one would throw the ground from one to the other
    if (event.button !== 0 || drag.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY, view, isMoved: false };
  };
  const move = (event: PointerEvent) => {
    const start = drag.current;
    if (start?.pointerId !== event.pointerId) return;
    const by = { x: event.clientX - start.x, y: event.clientY - start.y };
    start.isMoved ||= Math.hypot(by.x, by.y) > CLICK_ROOM;
    if (start.isMoved) onViewChange(moveBy(start.view, by));
  };
  const end = (event: PointerEvent<HTMLDivElement>) => {
    const start = drag.current;
    if (start?.pointerId !== event.pointerId) return;
    drag.current = undefined;
    if (start.isMoved || !size || !onPick) return;
    const edge = event.currentTarget.getBoundingClientRect();
    onPick(unproject({ x: event.clientX - edge.left, y: event.clientY - edge.top }, view, size));
  };
  const press = (event: KeyboardEvent) => {
    // the browser's own: the size of the page, the page before
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = size && keyView(event.key, view, size);
    if (next) onViewChange(next);
    else if (event.key === 'Enter' && onPick) onPick(view);
    else return;
    event.preventDefault();
  };
  const zoom = (step: number) => size && onViewChange(zoomBy(view, step, size));
  const line = size && way?.map((point) => project(point, view, size));
  return (
    <div data-slot="map" className="relative size-full min-h-0 overflow-hidden bg-sunken">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a map is moved by its own keys */}
      <div
        ref={frame}
        role="application"
        aria-label={t('map')}
        aria-describedby={helpId}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a map is moved by its own keys
        tabIndex={0}
        className="absolute inset-0 cursor-grab touch-none overflow-hidden outline-none focus-visible:ring-2 focus-visible:ring-primary focus-visible:ring-inset active:cursor-grabbing"
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={({ pointerId }) => {
          if (drag.current?.pointerId === pointerId) drag.current = undefined;
        }}
        onKeyDown={press}
      >
        {size && hasPictures && <MapPicture view={view} size={size} />}
        {size && !hasPictures && <MapAreas view={view} size={size} />}
        {size && (
          <svg aria-hidden className="pointer-events-none absolute inset-0 size-full">
            {line && (
              <polyline
                points={line.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
                fill="none"
                className="stroke-primary"
                strokeWidth={5}
                strokeOpacity={0.75}
                strokeLinejoin="round"
                strokeLinecap="round"
              />
            )}
          </svg>
        )}
        {size && <MapPins pins={pins} view={view} size={size} />}
      </div>
      <span id={helpId} className="sr-only">
        {t('help')}
      </span>
      <div className="absolute right-3 bottom-3 flex flex-col overflow-hidden rounded-md border border-hairline bg-surface shadow-sm">
        <IconButton label={t('zoomIn')} onClick={() => zoom(1)}>
          <Plus aria-hidden />
        </IconButton>
        <IconButton label={t('zoomOut')} onClick={() => zoom(-1)}>
          <Minus aria-hidden />
        </IconButton>
        <IconButton label={t('whole')} onClick={() => size && onShowAll(size)}>
          <Maximize2 aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

function keyView(key: string, view: MapView, size: Size): MapView | undefined {
  if (key === '+' || key === '=') return zoomBy(view, 1, size);
  if (key === '-') return zoomBy(view, -1, size);
  const by = MOVES[key];
  return by && moveBy(view, by);
}

const MOVES: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: KEY_STEP, y: 0 },
  ArrowRight: { x: -KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP },
  ArrowDown: { x: 0, y: -KEY_STEP },
};

export interface MapCanvasProps {
  view: MapView;
  onViewChange: (view: MapView) => void;
  /** A point was clicked; Enter chooses the middle. */
  onPick?: (point: MapPoint) => void;
  /** Everything is to be seen in a map of this size. */
  onShowAll: (size: Size) => void;
  /** Whether the service draws the ground. */
  hasPictures: boolean;
  pins: readonly MapPin[];
  /** A way, drawn as a line. */
  way?: readonly MapPoint[] | undefined;
}
