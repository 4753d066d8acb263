import { DrawnText } from './DrawnText.js';
import { type FieldTextProps } from './FieldTextProps.js';
import { useFieldText } from './useFieldText.js';

/** A value whose text comes from a source: names of ids, options of a dictionary or an address. */
export function SourcedText(props: FieldTextProps) {
  return <DrawnText {...props} text={useFieldText(props.field, props.value)} />;
}
