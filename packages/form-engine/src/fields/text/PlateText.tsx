import { Plate } from '@smart-admin/ui/plate';
import { type FieldTextViewProps } from '../standardTexts.js';

/** A plate in the colour of its kind: new-energy plates have one character more. */
export function PlateText({ text }: FieldTextViewProps) {
  return <Plate value={text} color={text.length === 8 ? 'green' : 'blue'} />;
}
