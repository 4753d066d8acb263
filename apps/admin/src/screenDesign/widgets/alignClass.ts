import { type WidgetOf } from '../ShownWidget.js';

/** Class of a flex row whose content stands at one side of it or in the middle. */
export function alignClass(align: WidgetOf<'title'>['align']): string {
  return align === 'center' ? 'justify-center text-center' : align === 'right' ? 'justify-end text-right' : '';
}
