import { useMessages } from '@smart-admin/ui/locale';
import { Type } from 'lucide-react';
import { screenViewMessages } from '../screenViewMessages.js';
import { alignClass } from './alignClass.js';
import { defineWidget, type WidgetViewProps } from './defineWidget.js';
import { WidgetNote } from './WidgetRows.js';

export const textWidget = defineWidget({
  kind: 'text',
  group: 'text',
  names: { zh: '文本', en: 'Text', zhtw: '文字', vi: 'Văn bản' },
  icon: <Type />,
  sketch: (
    <svg viewBox="0 0 100 44" className="fill-(--border-default)">
      <rect x="12" y="8" width="76" height="4" rx="2" />
      <rect x="12" y="20" width="76" height="4" rx="2" />
      <rect x="12" y="32" width="46" height="4" rx="2" />
    </svg>
  ),
  size: { w: 400, h: 120 },
  frame: 'none',
  create: () => ({ text: '', align: 'left' as const }),
  settings: { data: ['text'], look: ['fontSize', 'color', 'align'] },
  View: Text,
});

/** Lines of plain text. */
function Text({ widget: { text, fontSize, align, color } }: WidgetViewProps<'text'>) {
  const t = useMessages(screenViewMessages);
  if (text === '') return <WidgetNote>{t('noText')}</WidgetNote>;
  return (
    <div className={`flex size-full overflow-hidden ${alignClass(align)}`}>
      <p
        className="m-0 max-w-full break-words whitespace-pre-line"
        style={{ fontSize: fontSize || 20, lineHeight: 1.6, color: color || 'var(--screen-text-2)' }}
      >
        {text}
      </p>
    </div>
  );
}
