import { Heading } from 'lucide-react';
import { alignClass } from './alignClass.js';
import { defineWidget, type WidgetViewProps } from './defineWidget.js';

export const titleWidget = defineWidget({
  kind: 'title',
  group: 'text',
  names: { zh: '标题', en: 'Title', zhtw: '標題', vi: 'Tiêu đề' },
  icon: <Heading />,
  sketch: (
    <svg viewBox="0 0 100 44">
      <rect x="20" y="16" width="60" height="10" rx="5" className="fill-(--text-2)" />
    </svg>
  ),
  size: { w: 640, h: 56 },
  frame: 'none',
  create: () => ({ align: 'center' as const, bold: true }),
  settings: { data: [], look: ['fontSize', 'color', 'align', 'bold'] },
  View: Title,
});

/** A line of large text: the title of the screen or of a part of it. */
function Title({ widget: { fontSize, align, bold, color }, title }: WidgetViewProps<'title'>) {
  return (
    <h2
      className={`m-0 flex size-full min-w-0 items-center ${alignClass(align)} ${bold ? 'font-bold' : 'font-normal'}`}
      style={{ fontSize: fontSize || 32, lineHeight: 1.2, ...(color ? { color } : {}) }}
    >
      <span className="truncate">{title}</span>
    </h2>
  );
}
