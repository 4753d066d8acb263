import { DEFAULT_LOCALE, formatMessage, type Locale, type MessageValues } from '@smart-admin/ui/messages';
import { type Device } from '../document/FieldBase.js';
import { isRecord } from '../document/readWire.js';
import {
  type Field,
  type FormDocument,
  type FormValues,
  type RecordRule,
  type SubtableField,
} from '../document/FormDocument.js';
import { ExpressionError } from '../expressions/ExpressionError.js';
import { evaluateExpression, type ExpressionScope } from '../expressions/evaluateExpression.js';
import { fieldReferences } from '../expressions/fieldReferences.js';
import { parseExpression } from '../expressions/parseExpression.js';
import { type FieldRegistry, standardRegistry } from '../registry/createRegistry.js';
import { type CurrentUser, resolveCurrentUser } from '../registry/currentUser.js';
import { type CheckContext, type Issue } from '../registry/defineField.js';
import { computeRecord } from './computeRecord.js';
import { isFieldVisible } from './isFieldVisible.js';
import { matchPattern } from './pattern/matchPattern.js';
import { recordScope } from './recordScope.js';
import { validationMessages } from './validationMessages.js';

/**
 * Checks a record against its form and answers what may be saved: values in their own types, unknown names left out,
 * hidden and server-owned fields left out, calculations computed anew. The same code runs in the browser and on the
 * server. Paths of errors are `account` and `visitors.0.mobile`.
 */
export function validateRecord(
  document: FormDocument,
  values: FormValues,
  context: ValidationContext = {},
): ValidationResult {
  const run = new Run(document, context);
  const typed = run.coerceAll(values);
  const computed = computeRecord(document, typed, context);
  const saved = run.checkAll(computed);
  run.checkRules(computed, (id) => Object.hasOwn(values, id));
  return { errors: run.errors, values: saved };
}

/** Checks the value of one cell or field: required, type, kind, patterns in order. Answers the message or undefined. */
export function validateValue(
  field: Field,
  value: unknown,
  context: ValidationContext & { cell?: boolean } = {},
): string | undefined {
  const issue = findIssue(field, value, context);
  return issue && issueText(issue, field, context.locale ?? DEFAULT_LOCALE);
}

export interface ValidationContext extends CheckContext {
  /** Language of the messages. Default zh. */
  locale?: Locale;
  /** Clock of NOW and TODAY. */
  now?: () => Date;
  /** Fields that are not for this device are left out. Default pc. */
  device?: Device;
  /** Whether the person may set a field; others are left out. Default all. */
  canField?(id: string): boolean;
  /** Who fills in the form; a value `currentUser` becomes his id or that of his department. */
  currentUser?: CurrentUser | undefined;
  registry?: FieldRegistry;
}

export interface ValidationResult {
  /** Empty when the record may be saved. */
  errors: FieldError[];
  values: FormValues;
}

export interface FieldError {
  path: string;
  /** Label of the field, for summaries. */
  label: string;
  message: string;
}

/** Whether a value counts as not filled in: nothing, '' or []; 0 and false are filled. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

type FoundIssue = Issue | { text: string };

function findIssue(
  field: Field,
  value: unknown,
  context: ValidationContext & { cell?: boolean },
): FoundIssue | undefined {
  const definition = (context.registry ?? standardRegistry).get(field.kind);
  if (!definition || definition.role === 'display' || definition.role === 'server' || definition.role === 'computed')
    return undefined;
  // a subtable field satisfies the general shape; the registry's definitions are typed by their own kinds
  const typedField = field as Parameters<typeof definition.coerce>[1];
  const coerced = definition.coerce(value, typedField);
  if (!coerced.ok) return coerced.issue;
  if (isEmpty(coerced.value)) {
    if (!field.required) return undefined;
    return context.cell ? { key: 'cellRequired' } : { key: 'required' };
  }
  const issue = definition.check?.(coerced.value, typedField, context);
  if (issue) return issue;
  const failed = field.patterns.find(({ pattern }) => !matchPattern(pattern, patternText(coerced.value)));
  return failed && (failed.message === '' ? { key: 'pattern' } : { text: failed.message });
}

function patternText(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : String(value);
}

function issueText(issue: FoundIssue, field: Field, locale: Locale): string {
  if ('text' in issue) return issue.text;
  const params = Object.entries(issue.params ?? {}).map(([name, value]) => [
    name,
    typeof value === 'function' ? value(locale) : value,
  ]);
  return formatMessage(validationMessages, locale, issue.key, {
    label: field.label || field.id,
    ...(Object.fromEntries(params) as MessageValues),
  });
}

class Run {
  readonly errors: FieldError[] = [];
  private readonly registry: FieldRegistry;

  constructor(
    private readonly document: FormDocument,
    private readonly context: ValidationContext,
  ) {
    this.registry = context.registry ?? standardRegistry;
  }

  /** Values in their own types; a value of a wrong type stays as it came, for its message. */
  coerceAll(values: FormValues): FormValues {
    return Object.fromEntries(
      this.document.fields.map((field) => [field.id, this.coerce(field, own(values, field.id))]),
    );
  }

  checkAll(values: FormValues): FormValues {
    const saved: FormValues = {};
    for (const field of this.document.fields) {
      if (this.isLeftOut(field, values)) continue;
      if (field.kind === 'subtable') saved[field.id] = this.checkRows(field, values[field.id], values);
      else {
        this.check(field, values[field.id], field.id, false);
        saved[field.id] = values[field.id];
      }
    }
    return saved;
  }

  checkRules(values: FormValues, isGiven: (id: string) => boolean): void {
    const scope = recordScope(values, undefined, this.context.now);
    for (const rule of this.document.rules) {
      const field = this.document.fields.find(({ id }) => id === rule.field);
      if (field && !this.isShown(field, values)) continue;
      if (this.looksAtErrors(rule)) continue;
      const isSecret = field !== undefined && !this.isAllowed(field.id);
      const place = isSecret ? this.placeOfSecretRule(rule, isGiven) : field;
      if (isSecret && !place) continue;
      if (!isBroken(rule.expression, scope)) continue;
      const general = formatMessage(validationMessages, this.context.locale ?? DEFAULT_LOCALE, 'rule');
      // the text of a rule may tell of a field that the person must not know
      const message = isSecret ? general : rule.message || general;
      this.errors.push({ path: place?.id ?? rule.field, label: place?.label ?? '', message });
    }
  }

  /**
   * Where a broken rule on a field that the person may not see is told: the first field of the rule that is his to set.
   * Undefined when the rule cannot be broken by him: none is, or the stored value of the hidden field is not known.
   */
  private placeOfSecretRule(rule: RecordRule, isGiven: (id: string) => boolean): Field | undefined {
    if (!isGiven(rule.field)) return undefined;
    const names = referencesOf(rule);
    return this.document.fields.find(({ id }) => id !== rule.field && names.includes(id) && this.isAllowed(id));
  }

  /** Whether a field of the rule has an error of its own, which comes first. */
  private looksAtErrors(rule: RecordRule): boolean {
    const names = [rule.field, ...referencesOf(rule)];
    return this.errors.some(({ path }) => names.includes(topOf(path)));
  }

  private coerce(field: Field, raw: unknown): unknown {
    const definition = this.registry.get(field.kind);
    if (!definition) return undefined;
    const user = this.context.currentUser;
    const sent = user ? resolveCurrentUser(definition, raw, user) : raw;
    const result = definition.coerce(sent, field as Parameters<typeof definition.coerce>[1]);
    if (!result.ok) return raw;
    if (field.kind !== 'subtable') return result.value;
    const rows = result.value as FormValues[];
    return rows.map((row) =>
      Object.fromEntries(field.columns.map((column) => [column.id, this.coerce(column, own(row, column.id))])),
    );
  }

  private isLeftOut(field: Field, values: FormValues, row?: FormValues): boolean {
    return !this.isShown(field, values, row) || (row === undefined && !this.isAllowed(field.id));
  }

  private isAllowed(id: string): boolean {
    return this.context.canField?.(id) ?? true;
  }

  /** Whether the form shows a field that takes values, to whoever may see it. */
  private isShown(field: Field, values: FormValues, row?: FormValues): boolean {
    const definition = this.registry.get(field.kind);
    if (!definition || definition.role === 'display' || definition.role === 'server') return false;
    return (
      isFieldVisible(field, recordScope(values, row, this.context.now), this.context.device ?? 'pc') || field.noShow
    );
  }

  private checkRows(field: SubtableField, value: unknown, values: FormValues): unknown {
    if (!Array.isArray(value) || !value.every(isRecord)) {
      this.add({ key: 'rows' }, field, field.id);
      return [];
    }
    if (field.required && value.length === 0) this.add({ key: 'required' }, field, field.id);
    else if (field.minRows !== undefined && value.length < field.minRows)
      this.add({ key: 'minRows', params: { min: field.minRows } }, field, field.id);
    else if (field.maxRows !== undefined && value.length > field.maxRows) {
      this.add({ key: 'maxRows', params: { max: field.maxRows } }, field, field.id);
      return [];
    }
    return (value as FormValues[]).map((row, index) => {
      const saved: FormValues = {};
      for (const column of field.columns) {
        if (this.isLeftOut(column, values, row)) continue;
        this.check(column, row[column.id], `${field.id}.${index}.${column.id}`, true);
        saved[column.id] = row[column.id];
      }
      return saved;
    });
  }

  private check(field: Field, value: unknown, path: string, cell: boolean): void {
    // a field that nobody sees or may change cannot be corrected by the person, but a wrong type never passes
    const issue = findIssue(field.noShow ? { ...field, required: false } : field, value, { ...this.context, cell });
    if (issue) this.add(issue, field, path);
  }

  private add(issue: FoundIssue, field: Field, path: string): void {
    this.errors.push({
      path,
      label: field.label,
      message: issueText(issue, field, this.context.locale ?? DEFAULT_LOCALE),
    });
  }
}

/** Fields of the main form that a rule computes with. */
function referencesOf(rule: RecordRule): string[] {
  return fieldReferences(parseExpression(rule.expression)).map(topOf);
}

function topOf(path: string): string {
  return path.split('.')[0] ?? '';
}

function own(values: FormValues, id: string): unknown {
  return Object.hasOwn(values, id) ? values[id] : undefined;
}

/** A rule that cannot be computed (a text where a number belongs) is broken; an undecided one is not. */
function isBroken(expression: string, scope: ExpressionScope): boolean {
  try {
    return evaluateExpression(parseExpression(expression), scope) === false;
  } catch (error) {
    if (error instanceof ExpressionError) return true;
    throw error;
  }
}
