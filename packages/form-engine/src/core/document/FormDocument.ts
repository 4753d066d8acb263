import { type FieldOf } from '../registry/defineField.js';
import { type standardFields } from '../registry/standardFields.js';
import { type FieldBase } from './FieldBase.js';
import { type LayoutNode } from './LayoutNode.js';
import { type Migration } from './migrateDocument.js';
import { type ModelTexts } from '../texts/ModelTexts.js';
import { type WireNode } from './WireNode.js';

/** Version that is written. */
export const FORM_DOCUMENT_VERSION = 1;

/** Steps from older stored versions; `migrations[n]` reads version n + 1 and answers version n + 2. */
export const formDocumentMigrations: readonly Migration[] = [];

/** A form as the product works with it: what it asks for, where that stands, how it looks, which rules a record keeps. */
export interface FormDocument {
  version: typeof FORM_DOCUMENT_VERSION;
  /** All fields, wherever they stand; storage, validation and permissions go by this list. */
  fields: Field[];
  /** Where the fields stand. A field that has no place here is drawn after the others. */
  layout: LayoutNode[];
  /** Where they stand on phones. Containers here only arrange: conditions of fields are those of `layout`. Absent = as in `layout`. */
  phoneLayout?: LayoutNode[];
  appearance: FormAppearance;
  /** Rules over several fields. */
  rules: RecordRule[];
  /** Its texts, and the name of its model, in other languages. Absent = none. */
  texts?: ModelTexts;
  /** The stored form that this one was read from: what did not change is written back as it was. */
  wire: WireNode | undefined;
}

export interface FormAppearance {
  /** `left` and `right` put the labels beside the fields; phones and long labels always stand above. Default `left`. */
  labelPosition: 'left' | 'right' | 'top';
  /** Width of the label column in px. Default 84. */
  labelWidth: number;
  /** Space between columns in px. Default 24. */
  gutter: number;
  /** Width of the dialog in px. Default 600. */
  dialogWidth: 450 | 600 | 800;
}

/** A condition over a record: when `expression` is false, `message` stands at `field`. */
export interface RecordRule {
  /** Expression that must not be false; empty operands make it undecided, which passes. */
  expression: string;
  message: string;
  /** Field that shows the message. */
  field: string;
  /** The stored rule that this one was read from: what did not change is written back as it was. */
  wire: WireNode | undefined;
}

/** A field; narrow by `kind`. */
export type Field =
  Exclude<FieldOf<(typeof standardFields)[number]>, { kind: 'subtable' }> | SubtableField | CustomField | UnknownField;

/** Fields that can stand in a row of a subtable: all but subtables. */
export interface SubtableField extends Extract<FieldOf<(typeof standardFields)[number]>, { kind: 'subtable' }> {
  columns: Field[];
}

/** A field of a kind that an application brings along; its settings are those of its definition. */
export interface CustomField extends FieldBase {
  kind: CustomKind;
}

/** Name of a kind that an application brings along, with a dot, so that none of ours ever has the same: `acme.rating`. */
export type CustomKind = `${string}.${string}`;

/** A field of a kind that this version does not know: its values are shown as text, kept as they are sent, and it is written back unchanged. */
export interface UnknownField extends FieldBase {
  kind: 'unknown';
  wire: WireNode;
}

/** Name of a field kind of this package. */
export type FieldKind = Exclude<Field, CustomField>['kind'];

/** The field type of a kind. */
export type FieldOfKind<Kind extends FieldKind> = FieldByKind[Kind];

type FieldByKind = { [Kind in FieldKind]: Extract<Field, { kind: Kind }> };

/** A record: values by field name, subtables as lists of records. */
export type FormValues = Record<string, unknown>;
