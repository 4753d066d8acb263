import { CarFront } from 'lucide-react';
import { PANELS } from '../../screens/panels.js';
import { useSurroundings } from '../ScreenContext.js';
import { defineWidget, type WidgetViewProps } from './defineWidget.js';
import { WidgetRows } from './WidgetRows.js';

export const parkingWidget = defineWidget({
  kind: 'parking',
  group: 'parking',
  names: { zh: '停车面板', en: 'Parking panel', zhtw: '停車面板', vi: 'Bảng bãi đỗ' },
  icon: <CarFront />,
  sketch: (
    <svg viewBox="0 0 100 44" fill="none" className="stroke-(--border-default)">
      <rect x="14" y="4" width="72" height="36" rx="3" />
      <path d="M22 12V18" strokeWidth="3" className="stroke-(--primary-edge)" />
      <path d="M28 15H60M22 26H78M22 33H66" />
    </svg>
  ),
  size: { w: 440, h: 340 },
  frame: 'panel',
  create: () => ({ panel: 'trafficFigures' as const }),
  settings: { data: ['panel'], look: [] },
  View: ParkingPanel,
});

/** A panel of the parking screens, with the figures of whoever looks; it follows what happens by itself. */
function ParkingPanel({ widget: { panel } }: WidgetViewProps<'parking'>) {
  const { figures, figuresError } = useSurroundings();
  const { view: View } = PANELS[panel];
  if (figuresError !== '') return <WidgetRows state={{ error: figuresError }}>{null}</WidgetRows>;
  return <View {...figures} />;
}
