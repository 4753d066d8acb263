import { useMessages } from '@smart-admin/ui/locale';
import { Video } from 'lucide-react';
import { screenViewMessages } from '../screenViewMessages.js';
import { defineWidget, type WidgetViewProps } from './defineWidget.js';
import { WidgetNote } from './WidgetRows.js';

export const videoWidget = defineWidget({
  kind: 'video',
  group: 'media',
  names: { zh: '视频', en: 'Video', zhtw: '影片', vi: 'Video' },
  icon: <Video />,
  sketch: (
    <svg viewBox="0 0 100 44" fill="none" className="stroke-(--border-default)">
      <rect x="14" y="4" width="72" height="36" rx="3" />
      <path d="M44 14L60 22L44 30Z" className="fill-(--primary-solid) stroke-none" />
    </svg>
  ),
  size: { w: 480, h: 270 },
  frame: 'none',
  create: () => ({ address: '', fit: 'cover' as const }),
  settings: { data: ['address'], look: ['fit'] },
  View: VideoView,
});

/** A video that goes on by itself, without sound, over and over. */
function VideoView({ widget: { address, fit }, title }: WidgetViewProps<'video'>) {
  const t = useMessages(screenViewMessages);
  if (address === '') return <WidgetNote>{t('noAddress')}</WidgetNote>;
  return (
    <video
      key={address}
      src={address}
      aria-label={title}
      muted
      autoPlay
      loop
      playsInline
      className="size-full"
      style={{ objectFit: fit }}
    />
  );
}
