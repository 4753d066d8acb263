/** What every field of a form has, whatever its kind. */
export interface FieldBase {
  /** Name of the value in a record: a letter, then letters, digits and `_`, at most 50. */
  id: string;
  label: string;
  /** Default true. */
  showLabel: boolean;
  /** Width of the label in px; absent = the form's. */
  labelWidth: number | undefined;
  required: boolean;
  /** Value of a new record; undefined = the kind's empty value. */
  defaultValue: unknown;
  /** Width in 24ths of the form. Default 24. */
  span: number;
  /** Devices that show the field. Default both. */
  visibility: Device[];
  /** Never shown, but its value is kept. */
  noShow: boolean;
  /** Table that stores the value; empty = the form's main table. */
  tableName: string;
  /** Patterns that a filled value must match, checked in order. */
  patterns: PatternRule[];
  placeholder: string;
  /** Shown below the field. */
  help: string;
  disabled: boolean;
  /** Shown, can be copied, cannot be changed. */
  readOnly: boolean;
  /** Expression over the record; the field exists only while it is true. Empty = always. */
  visibleWhen: string;
  /** When a value is checked: `blur` or `change`. */
  trigger: string;
  /** Width in px as a column of a subtable. */
  columnWidth: number | undefined;
  /** Component name in the stored format. */
  tag: string;
  /** Number of the field in the stored format. */
  formId: string | number | undefined;
  /** What the stored format carries beyond this model; written back unchanged. */
  extra: WireExtra;
}

export type Device = 'pc' | 'app';

/** A regular expression with the message for values that do not match. */
export interface PatternRule {
  pattern: string;
  message: string;
}

/** Unknown keys of a stored field. */
export interface WireExtra {
  field: Record<string, unknown>;
  config: Record<string, unknown>;
  slot: Record<string, unknown>;
}
