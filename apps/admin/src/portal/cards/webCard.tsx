import { Empty } from '@smart-admin/ui/empty';
import { useMessages } from '@smart-admin/ui/locale';
import { Globe } from 'lucide-react';
import { portalMessages } from '../portalMessages.js';
import { CardFrame } from './CardFrame.js';
import { defineCard, type CardViewProps } from './defineCard.js';

export const webCard = defineCard({
  kind: 'web',
  group: 'entry',
  names: { zh: '网页', en: 'Web page', zhtw: '網頁', vi: 'Trang web' },
  icon: <Globe />,
  sketch: (
    <svg viewBox="0 0 100 44" fill="none" className="stroke-(--border-default)">
      <rect x="10" y="4" width="80" height="36" rx="3" />
      <path d="M10 13H90" />
      <circle cx="16" cy="8.5" r="1.5" />
      <circle cx="22" cy="8.5" r="1.5" />
    </svg>
  ),
  size: { w: 6, h: 7 },
  create: () => ({ address: '' }),
  settings: { data: ['address'], look: [] },
  View: Web,
});

/** A page of another site or of this application, in a frame that opens no dialogs and leads nowhere else. */
function Web({ card, title, height }: CardViewProps<'web'>) {
  const t = useMessages(portalMessages);
  return (
    <CardFrame card={card} title={title}>
      {card.address === '' ? (
        <Empty inline title={t('noAddress')} className="m-auto" />
      ) : (
        <iframe
          title={title}
          src={card.address}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="no-referrer"
          loading="lazy"
          className="w-full flex-1 border-0 bg-white"
          style={height === 0 ? { minHeight: 320 } : {}}
        />
      )}
    </CardFrame>
  );
}
