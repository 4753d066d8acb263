import { useLocale } from '@smart-admin/ui/locale';
import { type CSSProperties } from 'react';
import { CardLink } from '../portal/cards/CardFrame.js';
import { cardTitle, type CardState } from '../portal/ShownCard.js';
import { Panel } from '../screens/Panel.js';
import { type ShownWidget } from './ShownWidget.js';
import { type WidgetDefinition } from './widgets/defineWidget.js';
import { WIDGETS } from './widgets/widgets.js';

/** Px that a panel takes: its edge and padding, and its title with the space below. */
const AROUND = 42;
const TITLE = 42;

/** One widget with what stands around it; the element around gives it its size. */
export function WidgetView({ widget, state }: { widget: ShownWidget; state: CardState }) {
  const locale = useLocale();
  const { View, names } = WIDGETS[widget.kind] as WidgetDefinition;
  const { frame, w, h, background, color, opacity, opens } = widget;
  const title = cardTitle(widget, locale) || (frame === 'none' ? '' : names[locale]);
  const room =
    frame === 'panel'
      ? { w: w - AROUND, h: h - AROUND - TITLE }
      : frame === 'plain'
        ? { w: w - AROUND, h: h - AROUND }
        : { w, h };
  const view = <View widget={widget as never} title={title || names[locale]} state={state} room={room} />;
  const style: CSSProperties & Record<`--${string}`, string> = {
    ...(opacity < 100 ? { opacity: opacity / 100 } : {}),
    ...(background === '' ? {} : { '--screen-panel': background }),
    // what is drawn in one colour has this one
    ...(color === '' ? {} : { '--screen-accent': color }),
    ...(background !== '' && frame === 'none' ? { backgroundColor: background } : {}),
  };
  return (
    <div
      data-widget={widget.id}
      data-kind={widget.kind}
      className="relative flex size-full min-w-0 flex-col"
      style={style}
    >
      {frame === 'panel' ? (
        <Panel title={title} grow>
          {view}
        </Panel>
      ) : frame === 'plain' ? (
        <section
          aria-label={title}
          className="flex min-h-0 flex-1 flex-col rounded-sm border border-(--screen-line) bg-(--screen-panel) p-5"
        >
          {view}
        </section>
      ) : (
        view
      )}
      {opens === '' ? null : (
        <CardLink
          to={opens}
          aria-label={title || names[locale]}
          className="absolute inset-0 rounded-sm focus-visible:outline-2 focus-visible:outline-(--screen-accent)"
        >
          {null}
        </CardLink>
      )}
    </div>
  );
}
