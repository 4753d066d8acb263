import { type ScreenWidget } from '@smart-admin/api-client/contract';
import { type ShownWidget } from '../ShownWidget.js';

/** A widget as readers get it. */
export function asShownWidget(widget: ScreenWidget): ShownWidget {
  return { ...widget, hasData: 'data' in widget } as ShownWidget;
}
