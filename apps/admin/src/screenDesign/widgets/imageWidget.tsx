import { useMessages } from '@smart-admin/ui/locale';
import { Image } from 'lucide-react';
import { screenViewMessages } from '../screenViewMessages.js';
import { defineWidget, type WidgetViewProps } from './defineWidget.js';
import { WidgetNote } from './WidgetRows.js';

export const imageWidget = defineWidget({
  kind: 'image',
  group: 'media',
  names: { zh: '图片', en: 'Image', zhtw: '圖片', vi: 'Hình ảnh' },
  icon: <Image />,
  sketch: (
    <svg viewBox="0 0 100 44" fill="none" className="stroke-(--border-default)">
      <rect x="14" y="4" width="72" height="36" rx="3" />
      <circle cx="32" cy="15" r="4" className="fill-(--primary-solid) stroke-none" />
      <path d="M14 36L42 22L58 32L70 24L86 34" />
    </svg>
  ),
  size: { w: 320, h: 200 },
  frame: 'none',
  create: () => ({ address: '', alternative: '', fit: 'contain' as const }),
  settings: { data: ['address', 'alternative'], look: ['fit'] },
  View: Picture,
});

function Picture({ widget: { address, alternative, fit } }: WidgetViewProps<'image'>) {
  const t = useMessages(screenViewMessages);
  if (address === '') return <WidgetNote>{t('noAddress')}</WidgetNote>;
  return <img src={address} alt={alternative} className="size-full" style={{ objectFit: fit }} />;
}
