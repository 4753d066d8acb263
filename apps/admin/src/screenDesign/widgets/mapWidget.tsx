import { useMessages } from '@smart-admin/ui/locale';
import { useQuery } from '@tanstack/react-query';
import { Map } from 'lucide-react';
import { mapShapeQuery } from '../../map/mapShape.js';
import { screenViewMessages } from '../screenViewMessages.js';
import { defineWidget, type WidgetViewProps } from './defineWidget.js';
import { startSet } from './startSet.js';
import { WidgetChart } from './WidgetChart.js';
import { WidgetNote } from './WidgetRows.js';

export const mapWidget = defineWidget({
  kind: 'map',
  group: 'chart',
  names: { zh: '地图', en: 'Map', zhtw: '地圖', vi: 'Bản đồ' },
  icon: <Map />,
  sketch: (
    <svg viewBox="0 0 100 44" className="fill-(--primary-soft-active) stroke-(--bg-surface)">
      <path d="M20 8L46 4L52 24L30 40L16 26Z" />
      <path d="M46 4L78 10L74 30L52 24Z" className="fill-(--primary-solid)" />
      <path d="M52 24L74 30L64 42L30 40Z" />
    </svg>
  ),
  size: { w: 720, h: 480 },
  frame: 'panel',
  create: () => ({
    data: startSet('parkingPlaces', ['revenue'], { dimension: 'place', limit: 50 }),
    unit: '',
    map: '',
  }),
  settings: {
    data: ['map', 'dataSet', 'dimension', 'measures', 'conditions', 'refresh'],
    look: ['unit'],
  },
  View: MapView,
});

/** The first measure by the regions of a map, which the dimension names. */
function MapView({ widget: { map, unit }, title, state, room }: WidgetViewProps<'map'>) {
  const t = useMessages(screenViewMessages);
  const { data, isError } = useQuery({ ...mapShapeQuery(map), enabled: map !== '' });
  if (map === '') return <WidgetNote>{t('noMap')}</WidgetNote>;
  if (isError) return <WidgetNote>{t('mapFailed')}</WidgetNote>;
  if (!data) return <WidgetNote>{t('waiting')}</WidgetNote>;
  return <WidgetChart kind="map" title={title} unit={unit} state={state} room={room} regions={data} />;
}
