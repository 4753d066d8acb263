import { Empty } from '@smart-admin/ui/empty';
import { useMessages } from '@smart-admin/ui/locale';
import { RichText } from '@smart-admin/ui/rich-text';
import { FileText } from 'lucide-react';
import { portalMessages } from '../portalMessages.js';
import { CardFrame, CardSheet } from './CardFrame.js';
import { defineCard, type CardViewProps } from './defineCard.js';

export const textCard = defineCard({
  kind: 'text',
  group: 'content',
  names: { zh: '富文本', en: 'Text', zhtw: '富文字', vi: 'Văn bản' },
  icon: <FileText />,
  sketch: (
    <svg viewBox="0 0 100 44" className="fill-(--border-default)">
      <rect x="10" y="4" width="40" height="6" rx="3" className="fill-(--text-2)" />
      <rect x="10" y="18" width="78" height="4" rx="2" />
      <rect x="10" y="27" width="78" height="4" rx="2" />
      <rect x="10" y="36" width="50" height="4" rx="2" />
    </svg>
  ),
  size: { w: 4, h: 4 },
  create: () => ({ html: '' }),
  settings: { data: ['html'], look: [] },
  View: Text,
});

function Text({ card, title }: CardViewProps<'text'>) {
  const t = useMessages(portalMessages);
  const text =
    card.html === '' ? (
      <Empty inline title={t('noText')} className="m-auto" />
    ) : (
      <RichText html={card.html} className="px-4 pb-3" />
    );
  return card.title === '' ? (
    <CardSheet title={title} className="overflow-auto pt-3">
      {text}
    </CardSheet>
  ) : (
    <CardFrame card={card} title={title}>
      {text}
    </CardFrame>
  );
}
