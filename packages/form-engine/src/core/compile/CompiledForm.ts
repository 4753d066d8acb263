import { type Device } from '../document/FieldBase.js';
import { type Field, type FormDocument, type RecordRule } from '../document/FormDocument.js';
import { type Expression } from '../expressions/Expression.js';
import { type FieldRegistry } from '../registry/createRegistry.js';
import { type FieldDefinition } from '../registry/defineField.js';
import { type FormProblem } from './FormProblem.js';

/** A form made ready once: everything that runs over records works with it. `compileForm` makes it. */
export interface CompiledForm {
  document: FormDocument;
  registry: FieldRegistry;
  /** Fields in the order of the document, columns inside their subtable. */
  fields: readonly CompiledField[];
  /** Fields by `price`, columns by `visitors.count`. */
  byPath: ReadonlyMap<string, CompiledField>;
  /** Formulas so that each comes after those that it looks at; those in a circle come last. */
  steps: readonly FormulaStep[];
  /** What must be computed or drawn anew when a path changes. */
  dependents: ReadonlyMap<string, Dependents>;
  rules: readonly CompiledRule[];
  /** Expressions that cannot be read, circles, unknown kinds and the like. */
  problems: readonly FormProblem[];
}

export interface CompiledField {
  field: Field;
  /** Undefined for a kind that is not known. */
  definition: FieldDefinition | undefined;
  /** `price`, or `visitors.count` for a column. */
  path: string;
  /** The subtable of a column. */
  table: CompiledField | undefined;
  /** The columns of a subtable. */
  columns: readonly CompiledField[];
  /** Devices whose form can draw it: neither it nor what it stands in is left out there. */
  drawnOn: readonly Device[];
  /** All must hold: its own condition and those of the containers around it. */
  visibleWhen: readonly CompiledExpression[];
  requiredWhen: CompiledExpression | undefined;
  readOnlyWhen: CompiledExpression | undefined;
  /** Which options it offers. */
  optionFilter: CompiledExpression | undefined;
  /** Parameters of its option source. */
  params: Readonly<Record<string, CompiledExpression>>;
}

/** No expressions by name: the same object each time. */
export const NO_EXPRESSIONS: Readonly<Record<string, CompiledExpression>> = {};

/** An expression that was read, with what it looks at. */
export interface CompiledExpression {
  expression: Expression;
  /** `price`, `visitors.count`. */
  references: readonly Reference[];
}

export interface Reference {
  path: string;
  /** Whether a column means the value of the same row; otherwise all values of the column. */
  ownRow: boolean;
}

/** A value that a formula gives. */
export interface FormulaStep extends CompiledExpression {
  target: CompiledField;
  /** `formula` always; `default` until somebody changes the value. */
  type: 'formula' | 'default';
  /** Place in the order of computing. */
  index: number;
}

export interface Dependents {
  /** Formulas of the same row. */
  rowSteps: readonly FormulaStep[];
  /** Formulas of the main form, and of all rows. */
  steps: readonly FormulaStep[];
  /** Fields and columns that follow the path, or whose visibility, need, lock, option filter or option parameters look at it. */
  states: readonly { target: CompiledField; ownRow: boolean }[];
}

export interface CompiledRule extends CompiledExpression {
  rule: RecordRule;
}
