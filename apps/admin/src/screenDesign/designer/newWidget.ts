import { type ScreenWidget } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import { createId } from '@smart-admin/ui/random';
import { type WidgetKind } from '../ShownWidget.js';
import { WIDGETS } from '../widgets/widgets.js';

/** A widget of a kind at a place, with what that kind begins with. */
export function newWidget(kind: WidgetKind, { x, y }: { x: number; y: number }, locale: Locale): ScreenWidget {
  const { size, create, names, frame } = WIDGETS[kind];
  return {
    ...common,
    ...create(),
    ...{ id: createId(), kind, x, y, ...size, frame },
    title: names[locale],
    titles: { en: '', zhtw: '', vi: '' },
  } as ScreenWidget;
}

const common = {
  rotation: 0,
  group: '',
  locked: false,
  hidden: false,
  color: '',
  background: '',
  fontSize: 0,
  opacity: 100,
  refresh: 'live',
  seconds: 60,
  opens: '',
} satisfies Partial<ScreenWidget>;
