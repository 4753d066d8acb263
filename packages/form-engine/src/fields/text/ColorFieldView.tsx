import { ColorPicker } from '@smart-admin/ui/color-picker';
import { plainText } from '../../core/kinds/text/textValue.js';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { type FieldTextViewProps } from '../FieldViews.js';

/** A colour from presets, a field, or by its number. */
export function ColorFieldView(props: FieldViewProps<'color'>) {
  return (
    <ColorPicker
      {...controlProps(props)}
      value={plainText(props.value)}
      onValueChange={props.onValueChange}
      clearable={!props.field.required}
    />
  );
}

/** A colour with its number. */
export function ColorText({ text }: Pick<FieldTextViewProps, 'text'>) {
  return (
    <span className="inline-flex items-center gap-2 tabular-nums">
      <span aria-hidden className="size-4 rounded-sm border border-hairline" style={{ background: text }} />
      {text}
    </span>
  );
}
