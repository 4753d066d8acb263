import { type FieldOfKind, type FormDocument } from '../document/FormDocument.js';
import { type Expression } from './Expression.js';
import { fieldReferences } from './fieldReferences.js';
import { parseExpression } from './parseExpression.js';

/** One calculate field with its read formula. */
export interface CalculateStep {
  field: FieldOfKind<'calculate'>;
  /** Subtable that holds it. */
  table: string | undefined;
  expression: Expression;
  /** `price`, or `visitors.count` for a column. */
  path: string;
  /** Paths that it looks at. */
  references: string[];
}

const known = new WeakMap<FormDocument, CalculateStep[]>();

/** The calculate fields of a form so that each comes after those that it looks at; fields in a circle come last. */
export function calculationOrder(document: FormDocument): CalculateStep[] {
  const cached = known.get(document);
  if (cached) return cached;
  const open = stepsOf(document);
  const ordered: CalculateStep[] = [];
  while (open.length > 0) {
    const next = open.findIndex(
      (step) => !open.some((other) => other !== step && step.references.includes(other.path)),
    );
    ordered.push(...open.splice(Math.max(next, 0), 1));
  }
  known.set(document, ordered);
  return ordered;
}

function stepsOf(document: FormDocument): CalculateStep[] {
  return document.fields.flatMap((field): CalculateStep[] => {
    if (field.kind === 'calculate' && field.formula !== '') return [step(field, undefined, [])];
    if (field.kind !== 'subtable') return [];
    const names = field.columns.map(({ id }) => id);
    return field.columns.flatMap((column) =>
      column.kind === 'calculate' && column.formula !== '' ? [step(column, field.id, names)] : [],
    );
  });
}

function step(field: FieldOfKind<'calculate'>, table: string | undefined, columns: readonly string[]): CalculateStep {
  const expression = parseExpression(field.formula);
  return {
    field,
    table,
    expression,
    path: table === undefined ? field.id : `${table}.${field.id}`,
    references: fieldReferences(expression).map((name) =>
      table !== undefined && columns.includes(name) ? `${table}.${name}` : name,
    ),
  };
}
