import { Plate } from '@smart-admin/ui/plate';
import { type FieldTextViewProps } from '../FieldViews.js';

/** A plate in the colour that plates of its length mostly have. */
export function PlateText({ text }: Pick<FieldTextViewProps, 'text'>) {
  return <Plate value={text} />;
}
