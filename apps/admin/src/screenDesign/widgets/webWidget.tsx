import { useMessages } from '@smart-admin/ui/locale';
import { Globe } from 'lucide-react';
import { screenViewMessages } from '../screenViewMessages.js';
import { defineWidget, type WidgetViewProps } from './defineWidget.js';
import { WidgetNote } from './WidgetRows.js';

export const webWidget = defineWidget({
  kind: 'web',
  group: 'media',
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
  size: { w: 640, h: 400 },
  frame: 'plain',
  create: () => ({ address: '' }),
  settings: { data: ['webAddress'], look: [] },
  View: Web,
});

/** A page of another site or of this application, in a frame that opens no dialogs and leads nowhere else. */
function Web({ widget: { address }, title }: WidgetViewProps<'web'>) {
  const t = useMessages(screenViewMessages);
  if (address === '') return <WidgetNote>{t('noAddress')}</WidgetNote>;
  return (
    <iframe
      title={title}
      src={address}
      sandbox="allow-scripts allow-same-origin allow-forms"
      referrerPolicy="no-referrer"
      loading="lazy"
      className="size-full border-0 bg-white"
    />
  );
}
