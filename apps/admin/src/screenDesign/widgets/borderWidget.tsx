import { Frame } from 'lucide-react';
import { defineWidget, type WidgetViewProps } from './defineWidget.js';

export const borderWidget = defineWidget({
  kind: 'border',
  group: 'media',
  names: { zh: '边框与装饰', en: 'Frame and rule', zhtw: '邊框與裝飾', vi: 'Khung và đường kẻ' },
  icon: <Frame />,
  sketch: (
    <svg viewBox="0 0 100 44" fill="none" className="stroke-(--border-default)">
      <rect x="14" y="6" width="72" height="32" rx="2" />
      <path d="M20 12V20" strokeWidth="3" className="stroke-(--primary-edge)" />
    </svg>
  ),
  size: { w: 440, h: 300 },
  frame: 'none',
  create: () => ({ form: 'panel' as const }),
  settings: { data: [], look: ['form', 'color'] },
  View: Border,
});

/** Something flat that keeps others together or apart: a panel, its outline, a bar of colour, a hairline. */
function Border({ widget: { form, color } }: WidgetViewProps<'border'>) {
  return (
    <div
      aria-hidden
      className={`size-full ${LOOKS[form]}`}
      style={color ? (form === 'line' || form === 'bar' ? { backgroundColor: color } : { borderColor: color }) : {}}
    />
  );
}

const LOOKS = {
  panel: 'rounded-sm border border-(--screen-line) bg-(--screen-panel)',
  outline: 'rounded-sm border-2 border-(--screen-line-strong)',
  bar: 'bg-(--screen-accent)',
  line: 'bg-(--screen-line)',
};
