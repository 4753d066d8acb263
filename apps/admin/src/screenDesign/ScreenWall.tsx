import { type ScreenDocument } from '@smart-admin/api-client/contract';
import { useMessages } from '@smart-admin/ui/locale';
import { type CSSProperties, useEffect, useState } from 'react';
import { type CardState } from '../portal/ShownCard.js';
import { PHONE } from '../screens/ScreenStage.js';
import { screenStyle } from './screenTheme.js';
import { screenViewMessages } from './screenViewMessages.js';
import { type ShownWidget } from './ShownWidget.js';
import { WidgetView } from './WidgetView.js';

export type WallCanvas = Pick<ScreenDocument, 'width' | 'height' | 'fit' | 'theme' | 'background' | 'picture'>;

/** A screen scaled to whatever wall it hangs on; on phones its widgets stand below each other. */
export function ScreenWall({ name, canvas, widgets, stateOf }: ScreenWallProps) {
  const t = useMessages(screenViewMessages);
  const room = useWindowSize();
  const { width, height, fit } = canvas;
  if (widgets.length === 0)
    return (
      <main data-mode="dark" className="grid min-h-dvh place-items-center text-18" style={screenStyle(canvas)}>
        {t('emptyScreen')}
      </main>
    );
  if (room.width < PHONE && room.width < room.height)
    return <Phone name={name} canvas={canvas} widgets={widgets} stateOf={stateOf} width={room.width} />;
  const [across, down] = [room.width / width, room.height / height];
  const scale = fit === 'width' ? across : Math.min(across, down);
  const transform = fit === 'fill' ? `scale(${across}, ${down})` : `scale(${scale})`;
  const isScrolled = fit === 'width';
  return (
    <main
      data-mode="dark"
      aria-label={name}
      className={`relative h-dvh w-dvw ${isScrolled ? 'overflow-x-hidden overflow-y-auto' : 'overflow-hidden'}`}
      style={screenStyle(canvas)}
    >
      <div
        className="absolute top-0 left-0 overflow-hidden"
        style={{
          ...{ width, height, transform, transformOrigin: '0 0' },
          ...(fit === 'contain'
            ? { left: (room.width - width * scale) / 2, top: (room.height - height * scale) / 2 }
            : {}),
        }}
      >
        {widgets.map((widget) => (
          <div key={widget.id} className="absolute" style={widgetPlace(widget)}>
            <WidgetView widget={widget} state={stateOf(widget.id)} />
          </div>
        ))}
      </div>
      {isScrolled ? <i aria-hidden className="block" style={{ height: height * scale }} /> : null}
    </main>
  );
}

function Phone({ name, canvas, widgets, stateOf, width }: ScreenWallProps & { width: number }) {
  const shown = widgets
    .filter(({ kind }) => kind !== 'border')
    .toSorted((one, other) => one.y - other.y || one.x - other.x)
    .map((widget): ShownWidget => phoneWidget(widget, width - 2 * PHONE_EDGE));
  return (
    <main
      data-mode="dark"
      aria-label={name}
      className="flex min-h-dvh flex-col gap-3 py-3"
      style={{ ...screenStyle(canvas), paddingInline: PHONE_EDGE }}
    >
      {shown.map((widget) => (
        <div key={widget.id} className="flex-none overflow-hidden" style={{ height: widget.h }}>
          <WidgetView widget={widget} state={stateOf(widget.id)} />
        </div>
      ))}
    </main>
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

function useWindowSize(): { width: number; height: number } {
  const [size, setSize] = useState(sizeNow);
  useEffect(() => {
    const follow = () => setSize(sizeNow());
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, []);
  return size;
}

function sizeNow() {
  return { width: window.innerWidth, height: window.innerHeight };
}

const PHONE_EDGE = 12;

interface ScreenWallProps {
  name: string;
  canvas: WallCanvas;
  /** The last lies on top. */
  widgets: readonly ShownWidget[];
  /** What a widget answered. */
  stateOf: (id: string) => CardState;
}
