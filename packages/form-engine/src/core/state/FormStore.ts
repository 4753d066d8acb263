import { type Locale } from '@smart-admin/ui/messages';
import { type CompiledForm } from '../compile/CompiledForm.js';
import { type BoundOptionFilter, type FormOrigin } from '../compile/optionFilter.js';
import { type OptionParams } from '../compile/evaluateParams.js';
import { type Device } from '../document/FieldBase.js';
import { type FormDocument, type FormValues } from '../document/FormDocument.js';
import { type FieldAccess } from '../validation/FieldAccess.js';
import { type FieldError, type ValidationContext } from '../validation/validateValue.js';

/**
 * The state of one open form, without a framework. A field is addressed by its name `account`, a cell by the key of its
 * row `visitors.r2.mobile` or by its index `visitors.0.mobile`, a column as a whole (its sum, and the option filter that a
 * new row would have) as `visitors.*.count`; a change tells only the listeners of what changed, and costs what depends on
 * it, whatever the size of the form.
 */
export interface FormStore {
  readonly document: FormDocument;
  readonly form: CompiledForm;
  /** The device that it is filled in on; what is for others alone is not drawn. */
  readonly device: Device;
  /** What the person may do with a field `price` or a column `visitors.count`, whatever the state of the form. */
  readonly access: (path: string) => FieldAccess;
  /** State of a field, cell or column; the same object until something in it changes. */
  getField(path: string): FieldState;
  setValue(path: string, value: unknown): void;
  /** The person left the field: it is checked when it was changed before. */
  touch(path: string): void;
  /** Keys of the rows of a subtable; the same array until rows come, go or move. */
  getRows(table: string): readonly string[];
  /** Appends a row with the columns' defaults and the seed; answers its key, or undefined when the table is full. */
  addRow(table: string, seed?: FormValues): string | undefined;
  /** Appends several rows at once, as many as there is room for; answers their keys. */
  addRows(table: string, seeds: readonly FormValues[]): string[];
  removeRow(table: string, row: string): void;
  moveRow(table: string, row: string, toIndex: number): void;
  /** Sets all cells of the table to their defaults; rows stay. */
  resetCells(table: string): void;
  /** Removes all rows and adds one with defaults. */
  resetTable(table: string): void;
  /** All values as a new record, with pending calculations as they were last computed. */
  getValues(): FormValues;
  /** Summary of the form; the same object until something in it changes. */
  getForm(): FormState;
  /** Errors that show now, in the order of fields and rows. */
  getErrors(): FieldError[];
  /** Options of a field have become known: a choice that its option filter does not let pass says so. */
  checkChoice(path: string): void;
  /** Whether the record or row that is chosen is known to be none that its option filter lets pass: then the field says so. */
  noteMisfit(path: string, isMisfit: boolean): void;
  /** Fields and cells that look something up, as their questions change. */
  readonly lookups: ChangedLookups;
  /** Runs several changes as one: listeners are told once, after the last. */
  batch(change: () => void): void;
  /** Computes pending calculations at once. */
  flush(): void;
  /** Checks everything and shows the errors. */
  validate(): FieldError[];
  /** Checks everything; answers the values to save, or nothing but the errors. */
  submit(): SubmitResult;
  /** Shows messages by path, as a server answers them; answers those that belong to no field here. */
  setErrors(errors: Readonly<Record<string, string>>): Record<string, string>;
  /** Starts again with these values, or with those that it was made with. */
  reset(values?: FormValues): void;
  /** Puts the messages into another language, those that show too; what a server has said stays as it is. */
  setLocale(locale: Locale): void;
  /** Listens to a field, a cell, the rows of a subtable (`visitors`), a sum, or the summary (`''`). Answers how to stop. */
  subscribe(path: string, listener: () => void): () => void;
  /** Stops pending calculations. */
  destroy(): void;
}

/** What looks something up and may have another question than before. */
export interface ChangedLookups {
  /** Takes the paths that came since the last time; none come while nobody listens. */
  take(): readonly string[];
  /** Calls the listener as more come. Answers how to stop. */
  subscribe(listener: () => void): () => void;
}

export interface FieldState {
  value: unknown;
  error: string | undefined;
  /** Whether it is drawn: its conditions hold and the person may know of it. */
  visible: boolean;
  required: boolean;
  /** Whether it cannot be changed, by the form or by the person's rights. */
  readOnly: boolean;
  access: FieldAccess;
  /** Parameters of its option source; the same object until one changes. */
  params: OptionParams;
  /** Which options it offers; the same object until a value changes that it looks at. Undefined = all. */
  optionFilter: BoundOptionFilter | undefined;
}

export interface FormState {
  /** Whether something differs from the start. */
  dirty: boolean;
  /** Errors that show now. */
  errorCount: number;
}

export type SubmitResult = { ok: true; values: FormValues } | { ok: false; errors: FieldError[] };

export interface FormStoreOptions extends FormOrigin {
  /** What checks need: language, device, options, rights, and the person that new records start with. */
  context?: ValidationContext;
  /** Wait before calculations run again, in ms. Default 500. */
  calculateDelay?: number;
}
