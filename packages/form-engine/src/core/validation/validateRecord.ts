import { DEFAULT_LOCALE } from '@smart-admin/ui/messages';
import { type CompiledField, type CompiledForm, type CompiledRule, NO_EXPRESSIONS } from '../compile/CompiledForm.js';
import { compileForm } from '../compile/compileForm.js';
import { evaluateParams, withParams } from '../compile/evaluateParams.js';
import { bindOptionFilter, withOptionFilter } from '../compile/optionFilter.js';
import { isDrawn, isFieldRequired, isFieldVisible } from '../compile/conditions.js';
import { isRecord } from '../document/readWire.js';
import { DEVICES } from '../document/FieldBase.js';
import { type FormDocument, type FormValues, type SubtableField } from '../document/FormDocument.js';
import { ExpressionError } from '../expressions/ExpressionError.js';
import { evaluateExpression, type ExpressionScope } from '../expressions/evaluateExpression.js';
import { type Issue } from '../registry/defineField.js';
import { uniqueRules } from '../storage/uniqueRules.js';
import { coerceRecord } from './coerceRecord.js';
import { computeRecord } from './computeRecord.js';
import { type FieldAccess } from './FieldAccess.js';
import { recordScope, rowScopes, type Surroundings } from './recordScope.js';
import {
  type FieldError,
  findTypedIssue,
  type FoundIssue,
  issueWording,
  ruleWording,
  takesInput,
  type ValidationContext,
} from './validateValue.js';
import { type Wording, wordsOf } from './Wording.js';

/**
 * Checks a record against its form and answers what may be saved: values in their own types, unknown names left out,
 * hidden and server-owned fields left out, calculations computed anew. The same code runs in the browser and on the
 * server. Paths of errors are `account` and `visitors.0.mobile`.
 */
export function validateRecord(
  document: FormDocument,
  values: FormValues,
  context: RecordValidationContext = {},
): ValidationResult {
  const { found, values: saved } = checkRecord(compileForm(document, context.registry), values, context);
  const locale = context.locale ?? DEFAULT_LOCALE;
  return {
    errors: found.map(({ path, label, wording }) => ({ path, label, message: wordsOf(wording, locale) })),
    values: saved,
  };
}

/** What `validateRecord` answers, before its messages are put into words. */
export function checkRecord(
  form: CompiledForm,
  values: FormValues,
  { isNew = false, isComputed = false, isCheckOnly = false, ...context }: RecordCheckContext,
): CheckedRecord {
  const overfull = overfullTables(form, values);
  const counted =
    overfull.size > 0 ? { ...values, ...Object.fromEntries([...overfull.keys()].map((id) => [id, []])) } : values;
  const typed = coerceRecord(form, counted, { currentUser: context.currentUser, isComputed });
  const isOpen = (path: string) => isNew && !path.includes('.') && !Object.hasOwn(values, path);
  const computed = isComputed ? typed.values : computeRecord(form, typed.values, { ...surroundings(context), isOpen });
  const run = new Run(form, context, computed, { typeIssues: typed.issues, overfull, isCheckOnly });
  const saved = run.checkAll();
  run.checkRules((id) => Object.hasOwn(values, id));
  return { found: run.found, values: saved };
}

export interface RecordCheckContext extends RecordValidationContext {
  /** Only what is wrong is asked for: rows that may be saved are not made. Default false. */
  isCheckOnly?: boolean;
}

export interface RecordValidationContext extends ValidationContext {
  /** Whether fields that were not sent get the value of their default formula. Default false. */
  isNew?: boolean;
  /** Whether the formulas of the record have been computed just now. Default false. */
  isComputed?: boolean;
}

export interface ValidationResult {
  /** Empty when the record may be saved. */
  errors: FieldError[];
  values: FormValues;
}

interface CheckedRecord {
  found: readonly FoundError[];
  values: FormValues;
}

/** What is wrong, before it is put into words. */
export interface FoundError extends Pick<FieldError, 'path' | 'label'> {
  wording: Wording;
}

interface RunInput {
  typeIssues: ReadonlyMap<string, Issue>;
  overfull: ReadonlyMap<string, number>;
  /** Rows as they may be saved are not asked for. */
  isCheckOnly: boolean;
}

class Run {
  readonly found: FoundError[] = [];
  private readonly isKept: boolean;
  private readonly scopeOf: (row?: FormValues) => ExpressionScope;
  private readonly scope: ExpressionScope;

  constructor(
    private readonly form: CompiledForm,
    private readonly context: ValidationContext,
    private readonly values: FormValues,
    private readonly before: RunInput,
  ) {
    this.scopeOf = rowScopes(values, surroundings(context));
    this.scope = this.scopeOf();
    this.isKept = !before.isCheckOnly;
  }

  checkAll(): FormValues {
    const saved: FormValues = {};
    for (const compiled of this.form.fields) {
      const { field } = compiled;
      const value = this.values[field.id];
      if (this.access(compiled) !== 'write' || !this.isShown(compiled, this.scope)) continue;
      if (field.kind === 'subtable') saved[field.id] = this.checkRows(compiled, field, value);
      else {
        this.check(this.plan(compiled), value, this.scope);
        // a kind that is not known has a value only when one was sent
        if (compiled.definition || value !== undefined) saved[field.id] = value;
      }
    }
    return saved;
  }

  checkRules(isGiven: (id: string) => boolean): void {
    const scope = recordScope(this.values, undefined, surroundings(this.context));
    for (const rule of this.form.rules) {
      const target = this.form.byPath.get(rule.rule.field);
      if (target && !this.isShown(target, this.scope)) continue;
      if (this.looksAtErrors(rule)) continue;
      const isSecret = target !== undefined && this.access(target) === 'hidden';
      const place = isSecret ? this.placeOfSecretRule(rule, isGiven) : target;
      if (isSecret && !place) continue;
      if (!isBroken(rule, scope)) continue;
      // the text of a rule may tell of a field that the person must not know
      const wording = ruleWording(isSecret ? '' : rule.rule.message);
      this.found.push({ path: place?.path ?? rule.rule.field, label: place?.field.label ?? '', wording });
    }
  }

  /**
   * Where a broken rule on a field that the person may not see is told: the first field of the rule that is theirs to
   * set. Undefined when they cannot break the rule: none is, or the stored value of the hidden field is not known.
   */
  private placeOfSecretRule({ rule, references }: CompiledRule, isGiven: (id: string) => boolean) {
    if (!isGiven(rule.field)) return undefined;
    const names = references.map(({ path }) => topOf(path));
    return this.form.fields.find(
      (compiled) => compiled.path !== rule.field && names.includes(compiled.path) && this.access(compiled) === 'write',
    );
  }

  /** Whether a field of the rule has an error of its own, which comes first. */
  private looksAtErrors({ rule, references }: CompiledRule): boolean {
    const names = [rule.field, ...references.map(({ path }) => topOf(path))];
    return this.found.some(({ path }) => names.includes(topOf(path)));
  }

  private access({ path }: CompiledField): FieldAccess {
    return this.context.access?.(path) ?? 'write';
  }

  /** Whether the form shows a field that takes values, to whoever may see it. */
  private isShown(compiled: CompiledField, scope: ExpressionScope): boolean {
    const role = compiled.definition?.role;
    if (role === 'display' || role === 'server' || role === 'following') return false;
    return isNeverDrawn(compiled) || isFieldVisible(compiled, scope, this.context.device ?? 'pc');
  }

  /** Whether everybody who fills in the form has seen the field. */
  private isDemanded(compiled: CompiledField): boolean {
    const { device = 'pc' } = this.context;
    return device === 'any' ? DEVICES.every((each) => isDrawn(compiled, each)) : isDrawn(compiled, device);
  }

  private checkRows(compiled: CompiledField, field: SubtableField, value: unknown): unknown {
    if (!Array.isArray(value) || !value.every(isRecord)) {
      this.add({ key: 'rows' }, compiled, field.id);
      return [];
    }
    const limit = this.before.overfull.get(field.id);
    if (limit !== undefined) {
      this.add({ key: 'maxRows', params: { max: limit } }, compiled, field.id);
      return [];
    }
    if (!this.isDemanded(compiled) && value.length === 0) return [];
    if (value.length === 0 && isFieldRequired(compiled, this.scope)) this.add({ key: 'required' }, compiled, field.id);
    else if (field.minRows !== undefined && value.length < field.minRows)
      this.add({ key: 'minRows', params: { min: field.minRows } }, compiled, field.id);
    const columns = compiled.columns
      .filter((column) => this.access(column) === 'write')
      .map((column) => this.plan(column))
      .filter(({ isShown }) => isShown !== false);
    this.checkRepeated(compiled, field, value as FormValues[]);
    return (value as FormValues[]).map((row, index) => {
      const saved: FormValues = this.isKept && typeof row.id === 'string' ? { id: row.id } : {};
      const scope = this.scopeOf(row);
      for (const plan of columns) {
        if (!(plan.isShown ?? this.isShown(plan.compiled, scope))) continue;
        const { id } = plan.compiled.field;
        this.check(plan, row[id], scope, index);
        if (this.isKept) saved[id] = row[id];
      }
      return saved;
    });
  }

  /** Rows that have the same values where no two may; told at the later one. */
  private checkRepeated({ columns }: CompiledField, { id, columns: fields }: SubtableField, rows: FormValues[]): void {
    for (const { field, fields: together } of uniqueRules(fields, this.form.registry)) {
      const column = columns.find((compiled) => compiled.field.id === field.id);
      if (!column || this.access(column) !== 'write') continue;
      const seen = new Map<string, number>();
      for (const [index, row] of rows.entries()) {
        const values = together.map((each) => row[each.id]);
        if (values.some((value) => value === null || value === undefined || value === '')) continue;
        const key = JSON.stringify(values);
        const first = seen.get(key);
        if (first === undefined) seen.set(key, index);
        else this.add({ key: 'repeated', params: { row: first + 1 } }, column, `${id}.${index}.${field.id}`);
      }
    }
  }

  /** What is the same for all rows of a column: most columns have no conditions. */
  private plan(compiled: CompiledField): CheckPlan {
    const { field, visibleWhen, requiredWhen, table } = compiled;
    const isConditional = visibleWhen.length > 0;
    return {
      compiled,
      isShown: isConditional ? undefined : this.isShown(compiled, this.scope),
      // a field that nobody sees or may change cannot be corrected by the person, but a wrong type never passes
      isRequired: !this.isDemanded(compiled) ? false : requiredWhen ? undefined : field.required,
      cell: table !== undefined,
    };
  }

  private check({ compiled, isRequired, cell }: CheckPlan, value: unknown, scope: ExpressionScope, row?: number): void {
    const { field, definition, params } = compiled;
    if (!definition) {
      if (isTooLarge(value)) this.add({ key: 'type' }, compiled, pathOf(compiled, row));
      return;
    }
    if (!takesInput(definition)) return;
    const required = isRequired ?? isFieldRequired(compiled, scope);
    const narrowed =
      params === NO_EXPRESSIONS ? this.context : withParams(this.context, evaluateParams(compiled, scope));
    const context = withOptionFilter(narrowed, bindOptionFilter(compiled, scope));
    const issue =
      (this.before.typeIssues.size > 0 ? this.before.typeIssues.get(pathOf(compiled, row)) : undefined) ??
      findTypedIssue(field, definition, value, context, { cell, required });
    // most values are right: the path is made only for those that are not
    if (issue) this.add(issue, compiled, pathOf(compiled, row));
  }

  private add(issue: FoundIssue, { field }: CompiledField, path: string): void {
    this.found.push({ path, label: field.label, wording: issueWording(issue, field) });
  }
}

/** Whether a field, or what it stands in, is drawn nowhere: its value is kept. One that is meant for no device has none. */
function isNeverDrawn({ field, drawnOn }: CompiledField): boolean {
  return field.noShow || (drawnOn.length === 0 && field.visibility.length > 0);
}

function surroundings({ now, currentUser }: ValidationContext): Surroundings {
  return { ...(now ? { now } : {}), user: currentUser };
}

/** Rows of one subtable, whatever its settings say. */
const MAX_ROWS = 20_000;

/** Subtables with more rows than they may have, with how many that is: nothing is computed of them. */
function overfullTables({ fields }: CompiledForm, values: FormValues): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { field } of fields) {
    if (field.kind !== 'subtable') continue;
    const rows = values[field.id];
    const limit = Math.min((field as SubtableField).maxRows ?? MAX_ROWS, MAX_ROWS);
    if (Array.isArray(rows) && rows.length > limit) found.set(field.id, limit);
  }
  return found;
}

/** How the values of a field are checked; undefined is asked for each value. */
interface CheckPlan {
  compiled: CompiledField;
  isShown: boolean | undefined;
  isRequired: boolean | undefined;
  /** Whether it is a column of a subtable. */
  cell: boolean;
}

/** Characters of JSON that a value of a kind that is not known may take. */
const MAX_UNKNOWN = 100_000;

function isTooLarge(value: unknown): boolean {
  return value !== undefined && JSON.stringify(value).length > MAX_UNKNOWN;
}

function pathOf({ table, field }: CompiledField, row: number | undefined): string {
  return table && row !== undefined ? `${table.path}.${row}.${field.id}` : field.id;
}

function topOf(path: string): string {
  return path.split('.')[0] ?? '';
}

/** A rule that cannot be computed (a text where a number belongs) is broken; an undecided one is not. */
function isBroken({ expression }: CompiledRule, scope: ExpressionScope): boolean {
  try {
    return evaluateExpression(expression, scope) === false;
  } catch (error) {
    if (error instanceof ExpressionError) return true;
    throw error;
  }
}
