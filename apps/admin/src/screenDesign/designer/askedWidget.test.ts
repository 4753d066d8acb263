import { ScreenWidgetSchema } from '@smart-admin/api-client/contract';
import { expect, it } from 'vitest';
import { type WidgetKind } from '../ShownWidget.js';
import { WIDGETS } from '../widgets/widgets.js';
import { askedWidget } from './askedWidget.js';
import { newWidget } from './newWidget.js';

it.each(Object.keys(WIDGETS) as WidgetKind[])(
  'a widget %s is asked for its rows also while its look is not as it has to be',
  (kind) => {
    const widget = { ...newWidget(kind, { x: 0, y: 0 }, 'zh'), opens: 'nowhere', color: 'red', w: 0 };
    expect(ScreenWidgetSchema.safeParse(widget).success).toBe(false);
    const asked = askedWidget(widget);
    if (!('data' in widget)) return expect(asked).toBeUndefined();
    expect(ScreenWidgetSchema.parse(asked)).toMatchObject({ id: widget.id, data: widget.data });
  },
);
