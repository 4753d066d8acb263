import { type FieldReference } from '../registry/defineField.js';
import { type WireNode } from './WireNode.js';

/** What every field of a form has, whatever its kind. */
export interface FieldBase {
  /** Name of the value in a record: a letter, then letters, digits and `_`, at most 50. Fields without a value that were stored without a name have one that starts with `#`. */
  id: string;
  label: string;
  /** Default true. */
  showLabel: boolean;
  /** Width of the label in px; absent = the form's. */
  labelWidth: number | undefined;
  required: boolean;
  /** Value of a new record; undefined = the kind's empty value. */
  defaultValue: unknown;
  /** Width in 24ths of the form, or of the row that holds the field. Default 24. */
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
  /** Expression over the record; while it is true the field must be filled. Empty = by `required` alone. */
  requiredWhen: string;
  /** Expression over the record; while it is true the field cannot be changed. Empty = by `readOnly` alone. */
  readOnlyWhen: string;
  /** Expression that gives a new record's value until somebody changes it. Empty = `defaultValue`. */
  defaultFormula: string;
  /** When a value is checked. */
  trigger: 'blur' | 'change';
  /** Width in px as a column of a subtable. */
  columnWidth: number | undefined;
  /** Component name in the stored format. */
  tag: string;
  /** Number of the field in the stored format. */
  formId: string | number | undefined;
  /** The stored field that this one was read from, as its kind's `migrate` made it: what did not change is written back as it was. */
  wire: WireNode | undefined;
  /** The field whose value this one shows, for a kind that follows another; `linkFields` finds it. */
  followed?: FollowedField;
}

/** The field that another one follows. */
export interface FollowedField {
  id: string;
  /** Whether it stands in the same row of a subtable; a field of the form stands in its record. */
  ownRow: boolean;
  /** What its ids mean here: the same things, with another text. Undefined = the value itself is shown. */
  reference: (FieldReference & { key: string }) | undefined;
}

export type Device = 'pc' | 'app';

export const DEVICES: readonly Device[] = ['pc', 'app'];

/** A regular expression with the message for values that do not match. */
export interface PatternRule {
  pattern: string;
  message: string;
}
