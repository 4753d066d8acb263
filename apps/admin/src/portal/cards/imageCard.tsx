import { cn } from '@smart-admin/ui/cn';
import { Empty } from '@smart-admin/ui/empty';
import { useMessages } from '@smart-admin/ui/locale';
import { Image } from 'lucide-react';
import { portalMessages } from '../portalMessages.js';
import { CardLink, CardSheet } from './CardFrame.js';
import { defineCard, type CardViewProps } from './defineCard.js';

export const imageCard = defineCard({
  kind: 'image',
  group: 'content',
  names: { zh: '图片', en: 'Image', zhtw: '圖片', vi: 'Hình ảnh' },
  icon: <Image />,
  sketch: (
    <svg viewBox="0 0 100 44" fill="none" className="stroke-(--border-default)">
      <rect x="14" y="4" width="72" height="36" rx="3" />
      <circle cx="32" cy="15" r="4" className="fill-(--primary-solid) stroke-none" />
      <path d="M14 36L42 22L58 32L70 24L86 34" />
    </svg>
  ),
  size: { w: 4, h: 4 },
  create: () => ({ address: '', alternative: '', fit: 'cover' as const }),
  settings: { data: ['address', 'alternative'], look: ['fit'] },
  View: Picture,
});

function Picture({ card, title }: CardViewProps<'image'>) {
  const t = useMessages(portalMessages);
  const picture = (
    <img
      src={card.address}
      alt={card.alternative}
      loading="lazy"
      className={cn('size-full', card.fit === 'cover' ? 'object-cover' : 'object-contain')}
    />
  );
  return (
    <CardSheet title={title}>
      {card.address === '' ? (
        <Empty inline title={t('noAddress')} className="m-auto" />
      ) : card.opens === '' ? (
        picture
      ) : (
        <CardLink to={card.opens} aria-label={card.alternative || title} className="block size-full">
          {picture}
        </CardLink>
      )}
    </CardSheet>
  );
}
