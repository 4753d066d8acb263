import { Rate } from '@smart-admin/ui/rate';
import { Select } from '@smart-admin/ui/select';
import { type FieldSearchViewProps, type FieldTextViewProps } from '../fields/FieldViews.js';
import { type FieldViewProps } from '../fields/FieldViewProps.js';
import { type RatingField } from './ratingKind.js';

/** Stars to choose. */
export function RatingControl({ field, value, onValueChange, disabled, readOnly }: RatingControlProps) {
  return (
    <Rate
      aria-label={field.label}
      max={field.stars}
      value={typeof value === 'number' ? value : 0}
      onValueChange={onValueChange}
      disabled={disabled}
      readOnly={readOnly}
    />
  );
}

type RatingControlProps = Omit<FieldViewProps, 'field'> & { field: RatingField };

/** Stars of a cell. */
export function RatingStars({ field: { stars = 5 }, value, text }: FieldTextViewProps<RatingField>) {
  const count = Math.min(Number(value), stars);
  return (
    <span role="img" aria-label={text}>
      {'★'.repeat(count) + '☆'.repeat(stars - count)}
    </span>
  );
}

/** A short one for cards. */
export function RatingNumber({ value }: FieldTextViewProps<RatingField>) {
  return <span>{`★ ${String(value)}`}</span>;
}

/** How many stars a row must have. */
export function RatingFilter({ field: { stars = 5 }, label, value, onValueChange }: FieldSearchViewProps<RatingField>) {
  return (
    <Select
      aria-label={label}
      label={label}
      clearable
      options={Array.from({ length: stars }, (_, index) => ({
        value: String(index + 1),
        label: '★'.repeat(index + 1),
      }))}
      value={typeof value === 'string' && value !== '' ? value : null}
      onValueChange={(next) => onValueChange(next ?? '')}
    />
  );
}
