import { Rate } from '@smart-admin/ui/rate';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { type FieldTextViewProps } from '../FieldViews.js';
import { type FieldOfKind } from '../../core/document/FormDocument.js';

/** A rating by stars; none at all is empty. */
export function RateFieldView(props: FieldViewProps<'rate'>) {
  const { field, value, onValueChange } = props;
  return (
    <Rate
      {...controlProps(props)}
      value={typeof value === 'number' ? value : 0}
      onValueChange={(stars) => onValueChange(stars === 0 ? null : stars)}
      max={field.max ?? 5}
      allowHalf={field.allowHalf}
    />
  );
}

/** The stars of a filled value. */
export function RateText({ field, value, label }: FieldTextViewProps<FieldOfKind<'rate'>>) {
  return <Rate readOnly value={Number(value)} max={field.max ?? 5} allowHalf={field.allowHalf} aria-label={label} />;
}
