import { type ScreenDocument } from '@smart-admin/api-client/contract';
import { useMessages } from '@smart-admin/ui/locale';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { type CardState } from '../portal/ShownCard.js';
import { PHONE } from '../screens/ScreenStage.js';
import { screenStyle } from './screenTheme.js';
import { screenViewMessages } from './screenViewMessages.js';
import { type ShownWidget } from './ShownWidget.js';
import { WidgetView } from './WidgetView.js';

export type WallCanvas = Pick<ScreenDocument, 'width' | 'height' | 'fit' | 'theme' | 'background' | 'picture'>;

/** A screen scaled to the room that it stands in; on phones its widgets stand below each other. */
export function ScreenWall({ name, canvas, widgets, stateOf }: ScreenWallProps) {
  const t = useMessages(screenViewMessages);
  const [room, measure] = useRoom();
  const { width, height, fit } = canvas;
  const isPhone = room !== undefined && room.width < PHONE && room.width < room.height;
  return (
    <main
      ref={measure}
      data-mode="dark"
      aria-label={name}
      className={`relative size-full ${isPhone || fit === 'width' ? 'overflow-x-hidden overflow-y-auto' : 'overflow-hidden'}`}
      style={screenStyle(canvas)}
    >
      {widgets.length === 0 ? (
        <p className="m-0 grid size-full place-items-center text-18">{t('emptyScreen')}</p>
      ) : null}
      {room === undefined ? null : isPhone ? (
        <PhoneWidgets widgets={widgets} stateOf={stateOf} width={room.width} />
      ) : (
        <Stage {...{ width, height, fit, room }}>
          {widgets.map((widget) => (
            <div key={widget.id} className="absolute" style={widgetPlace(widget)}>
              <WidgetView widget={widget} state={stateOf(widget.id)} />
            </div>
          ))}
        </Stage>
      )}
    </main>
  );
}

/** The canvas, drawn as large as the room lets it be. */
function Stage({ width, height, fit, room, children }: StageProps) {
  const [across, down] = [room.width / width, room.height / height];
  const scale = fit === 'width' ? across : Math.min(across, down);
  const margin =
    fit === 'contain' ? { left: (room.width - width * scale) / 2, top: (room.height - height * scale) / 2 } : {};
  const transform = fit === 'fill' ? `scale(${across}, ${down})` : `scale(${scale})`;
  return (
    <>
      <div
        className="absolute top-0 left-0 overflow-hidden"
        style={{ width, height, transform, transformOrigin: '0 0', ...margin }}
      >
        {children}
      </div>
      {fit === 'width' ? <i aria-hidden className="block" style={{ height: height * scale }} /> : null}
    </>
  );
}

function PhoneWidgets({ widgets, stateOf, width }: Pick<ScreenWallProps, 'widgets' | 'stateOf'> & { width: number }) {
  const shown = widgets
    .filter(({ kind }) => kind !== 'border')
    .toSorted((one, other) => one.y - other.y || one.x - other.x)
    .map((widget): ShownWidget => phoneWidget(widget, width - 2 * PHONE_EDGE));
  return (
    <div className="flex flex-col gap-3 py-3" style={{ paddingInline: PHONE_EDGE }}>
      {shown.map((widget) => (
        <div key={widget.id} className="flex-none overflow-hidden" style={{ height: widget.h }}>
          <WidgetView widget={widget} state={stateOf(widget.id)} />
        </div>
      ))}
    </div>
  );
}

/** A widget as wide as the phone, with texts that fit there. */
function phoneWidget(widget: ShownWidget, w: number): ShownWidget {
  const isLine = widget.kind === 'title' || widget.kind === 'clock';
  const h = isLine ? 36 : Math.min(widget.kind === 'parking' ? 480 : 340, Math.max(120, widget.h));
  const most = widget.kind === 'title' ? 22 : widget.kind === 'clock' ? 18 : 40;
  return {
    ...widget,
    ...{ w, h, x: 0, y: 0, rotation: 0 },
    fontSize: widget.fontSize === 0 ? (isLine ? most : 0) : Math.min(most, widget.fontSize),
  };
}

/** Where a widget lies on the canvas. */
function widgetPlace({ x, y, w, h, rotation }: ShownWidget): CSSProperties {
  return {
    ...{ left: x, top: y, width: w, height: h },
    ...(rotation === 0 ? {} : { transform: `rotate(${rotation}deg)` }),
  };
}

interface Room {
  width: number;
  height: number;
}

/** The room of an element, followed as it changes; undefined before it is measured. */
function useRoom(): [room: Room | undefined, measure: (element: HTMLElement | null) => (() => void) | undefined] {
  const [room, setRoom] = useState<Room>();
  const [measure] = useState(() => (element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [room, measure];
}

const PHONE_EDGE = 12;

interface StageProps extends Pick<WallCanvas, 'width' | 'height' | 'fit'> {
  room: Room;
  children: ReactNode;
}

interface ScreenWallProps {
  name: string;
  canvas: WallCanvas;
  /** The last lies on top. */
  widgets: readonly ShownWidget[];
  /** What a widget answered. */
  stateOf: (id: string) => CardState;
}
