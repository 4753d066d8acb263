import { type Field, type FormDocument, type FormValues } from '../document/FormDocument.js';
import { calculate } from '../expressions/calculate.js';
import { calculationOrder } from '../expressions/calculationOrder.js';
import { computeRecord } from '../validation/computeRecord.js';
import { isFieldVisible } from '../validation/isFieldVisible.js';
import { recordScope } from '../validation/recordScope.js';
import { type FieldError, validateRecord, validateValue } from '../validation/validateRecord.js';
import { defaultRow, defaultValues } from './defaultValues.js';
import { visibilityDependents } from './visibilityDependents.js';
import {
  type FieldState,
  type FormState,
  type FormStore,
  type FormStoreOptions,
  type LocatedField,
  type SubmitResult,
} from './FormStore.js';
import { FormTables } from './FormTables.js';
import { Listeners } from './Listeners.js';
import { sameValue } from './sameValue.js';

/** `createFormStore` makes it; see `FormStore` for what it does. */
export class FormStateStore implements FormStore {
  private values: FormValues = {};
  private tables: FormTables;
  private start: FormValues = {};
  /** All values, until one changes. */
  private record: FormValues | undefined;
  private readonly errors = new Map<string, string>();
  private readonly changed = new Set<string>();
  private readonly snapshots = new Map<string, FieldState>();
  private form: FormState = { dirty: false, errors: [] };
  private readonly listeners = new Listeners();
  private readonly dependents: ReadonlyMap<string, readonly string[]>;
  /** Paths whose change has not reached the calculations yet. */
  private readonly uncounted = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly document: FormDocument,
    initial: FormValues,
    private readonly options: FormStoreOptions,
  ) {
    this.dependents = visibilityDependents(document);
    this.tables = new FormTables(document, {}, options.context?.currentUser);
    this.load(initial);
  }

  getField(path: string): FieldState {
    const key = this.keyPath(path);
    const known = this.snapshots.get(key);
    if (known) return known;
    const state = this.compute(key);
    this.snapshots.set(key, state);
    return state;
  }

  setValue(path: string, value: unknown): void {
    const key = this.keyPath(path);
    const located = this.locate(key);
    if (!located || sameValue(this.valueAt(key), value)) return;
    this.write(key, value);
    this.changed.add(key);
    const isCell = located.table !== undefined;
    if (isCell || this.errors.has(key)) this.check(key, located);
    this.afterChange(key, located);
  }

  touch(path: string): void {
    const key = this.keyPath(path);
    const located = this.locate(key);
    if (!located || !this.changed.has(key)) return;
    this.check(key, located);
    this.refresh(key);
    this.refreshForm();
  }

  getRows(table: string): readonly string[] {
    return this.tables.getKeys(table);
  }

  addRow(table: string, seed: FormValues = {}): string | undefined {
    const field = this.tables.field(table);
    if (!field || (field.maxRows !== undefined && this.getRows(table).length >= field.maxRows)) return undefined;
    const row = this.tables.add(field, seed);
    this.afterRows(table);
    return row;
  }

  removeRow(table: string, row: string): void {
    const key = this.tables.keyOf(table, row);
    if (key === undefined) return;
    this.tables.remove(table, key);
    this.forget(`${table}.${key}.`);
    this.afterRows(table);
  }

  moveRow(table: string, row: string, toIndex: number): void {
    const key = this.tables.keyOf(table, row);
    if (key === undefined) return;
    this.tables.move(table, key, toIndex);
    this.afterRows(table);
  }

  resetCells(table: string): void {
    const field = this.tables.field(table);
    if (!field) return;
    this.forget(`${table}.`);
    for (const key of this.getRows(table)) {
      for (const [column, value] of Object.entries(defaultRow(field, this.options.context?.currentUser))) {
        this.write(`${table}.${key}.${column}`, value);
        this.refresh(`${table}.${key}.${column}`);
      }
    }
    this.afterRows(table);
  }

  resetTable(table: string): void {
    const field = this.tables.field(table);
    if (!field) return;
    this.forget(`${table}.`);
    this.tables.fill(field, []);
    this.addRow(table);
  }

  getValues(): FormValues {
    if (this.record) return this.record;
    const values = { ...this.values };
    for (const field of this.document.fields)
      if (field.kind === 'subtable') values[field.id] = this.tables.list(field.id);
    this.record = values;
    return values;
  }

  getForm(): FormState {
    return this.form;
  }

  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const stale = new Set(this.uncounted);
    this.uncounted.clear();
    for (const step of calculationOrder(this.document)) {
      if (!step.references.some((name) => stale.has(name)) && !stale.has(step.table ?? '')) continue;
      if (this.runStep(step)) stale.add(step.path);
    }
    this.refreshForm();
  }

  validate(): FieldError[] {
    this.flush();
    const { errors } = validateRecord(this.document, this.getValues(), this.options.context);
    this.showErrors(Object.fromEntries(errors.map(({ path, message }) => [path, message])));
    return errors;
  }

  submit(): SubmitResult {
    this.flush();
    const { errors, values } = validateRecord(this.document, this.getValues(), this.options.context);
    this.showErrors(Object.fromEntries(errors.map(({ path, message }) => [path, message])));
    return errors.length === 0 ? { ok: true, values } : { ok: false, errors };
  }

  setErrors(errors: Readonly<Record<string, string>>): Record<string, string> {
    return this.showErrors(errors);
  }

  reset(values?: FormValues): void {
    this.load(values ?? this.start);
    for (const path of this.listeners.paths()) {
      this.snapshots.delete(path);
      this.listeners.notify(path);
    }
  }

  subscribe(path: string, listener: () => void): () => void {
    return this.listeners.add(path === '' ? '' : this.keyPath(path), listener);
  }

  destroy(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private load(initial: FormValues): void {
    this.destroy();
    const merged = { ...defaultValues(this.document, this.options.context?.currentUser), ...initial };
    const computed = computeRecord(this.document, merged, this.options.context);
    this.tables = new FormTables(this.document, computed, this.options.context?.currentUser);
    this.values = Object.fromEntries(Object.entries(computed).filter(([id]) => !this.tables.has(id)));
    this.errors.clear();
    this.changed.clear();
    this.snapshots.clear();
    this.uncounted.clear();
    this.record = undefined;
    this.start = this.getValues();
    this.form = { dirty: false, errors: [] };
  }

  private compute(key: string): FieldState {
    const located = this.locate(key);
    const row =
      located?.table !== undefined && located.row !== undefined
        ? this.tables.row(located.table, located.row)
        : undefined;
    const context = this.options.context;
    const visible =
      located !== undefined &&
      isFieldVisible(located.field, recordScope(this.getValues(), row, context?.now), context?.device ?? 'pc');
    return { value: this.valueAt(key), error: this.errors.get(key), visible };
  }

  private refresh(key: string): void {
    const before = this.snapshots.get(key);
    const after = this.compute(key);
    if (
      before &&
      Object.is(before.value, after.value) &&
      before.error === after.error &&
      before.visible === after.visible
    )
      return;
    this.snapshots.set(key, after);
    this.listeners.notify(key);
  }

  private refreshForm(): void {
    const errors = this.listErrors();
    const names = new Set([...this.changed].map((key) => key.split('.')[0] ?? key));
    const dirty = [...names].some((name) => !this.isAsStarted(name));
    if (dirty === this.form.dirty && sameValue(errors, this.form.errors)) return;
    this.form = { dirty, errors };
    this.listeners.notify('');
  }

  private afterChange(key: string, { table, field }: LocatedField): void {
    const reference = table === undefined ? key : `${table}.${field.id}`;
    this.refresh(key);
    this.refreshDependents(reference);
    this.schedule([reference]);
    this.refreshForm();
  }

  private afterRows(table: string): void {
    this.record = undefined;
    this.changed.add(table);
    const columns = this.tables.field(table)?.columns ?? [];
    const references = [table, ...columns.map(({ id }) => `${table}.${id}`)];
    if (this.errors.has(table)) this.errors.delete(table);
    this.snapshots.delete(table);
    this.listeners.notify(table);
    references.forEach((reference) => this.refreshDependents(reference));
    this.schedule(references);
    this.refreshForm();
  }

  private refreshDependents(reference: string): void {
    for (const path of this.dependents.get(reference) ?? []) {
      const [table = '', column] = path.split('.');
      if (column === undefined) this.refresh(path);
      else for (const row of this.getRows(table)) this.refresh(`${table}.${row}.${column}`);
    }
  }

  private schedule(references: readonly string[]): void {
    const isUsed = calculationOrder(this.document).some((step) =>
      references.some((name) => step.references.includes(name) || step.table === name),
    );
    if (!isUsed) return;
    references.forEach((reference) => this.uncounted.add(reference));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), this.options.calculateDelay ?? CALCULATE_DELAY);
  }

  /** Computes one calculation anew; answers whether a result changed. */
  private runStep(step: ReturnType<typeof calculationOrder>[number]): boolean {
    const record = this.getValues();
    const now = this.options.context?.now;
    const cells =
      step.table === undefined
        ? [step.path]
        : this.getRows(step.table).map((row) => `${step.table}.${row}.${step.field.id}`);
    let isChanged = false;
    for (const cell of cells) {
      const [, row = ''] = cell.split('.');
      const scope = recordScope(record, step.table === undefined ? undefined : this.tables.row(step.table, row), now);
      const result = calculate(step.expression, scope);
      if (result === this.valueAt(cell)) continue;
      isChanged = true;
      this.write(cell, result);
      this.refresh(cell);
    }
    if (isChanged) this.refreshDependents(step.path);
    return isChanged;
  }

  private check(key: string, { field, table }: LocatedField): void {
    const message = validateValue(field, this.valueAt(key), { ...this.options.context, cell: table !== undefined });
    if (message === undefined) this.errors.delete(key);
    else this.errors.set(key, message);
  }

  private showErrors(errors: Readonly<Record<string, string>>): Record<string, string> {
    const before = [...this.errors.keys()];
    this.errors.clear();
    const unplaced: Record<string, string> = {};
    for (const [path, message] of Object.entries(errors)) {
      const key = this.keyPath(path);
      if (this.locate(key)) this.errors.set(key, message);
      else unplaced[path] = message;
    }
    for (const key of new Set([...before, ...this.errors.keys()])) this.refresh(key);
    this.refreshForm();
    return unplaced;
  }

  /** Errors that show now, in the order of fields and rows. */
  private listErrors(): FieldError[] {
    return this.document.fields.flatMap((field) => {
      const own = this.errors.get(field.id);
      const found = own === undefined ? [] : [{ path: field.id, label: field.label, message: own }];
      if (field.kind !== 'subtable') return found;
      const cells = this.getRows(field.id).flatMap((row) =>
        field.columns.flatMap((column) => {
          const message = this.errors.get(`${field.id}.${row}.${column.id}`);
          return message === undefined
            ? []
            : [{ path: `${field.id}.${row}.${column.id}`, label: column.label, message }];
        }),
      );
      return [...found, ...cells];
    });
  }

  private forget(prefix: string): void {
    for (const keys of [this.errors, this.changed, this.snapshots]) {
      for (const key of [...keys.keys()]) if (key.startsWith(prefix)) keys.delete(key);
    }
  }

  private isAsStarted(name: string): boolean {
    return sameValue(this.tables.has(name) ? this.tables.list(name) : this.values[name], this.start[name]);
  }

  private valueAt(key: string): unknown {
    const [name = '', row, column] = key.split('.');
    if (row === undefined || column === undefined)
      return this.tables.has(name) ? this.tables.getKeys(name) : this.values[name];
    return this.tables.row(name, row)?.[column];
  }

  private write(key: string, value: unknown): void {
    this.record = undefined;
    const [name = '', row, column] = key.split('.');
    if (row !== undefined && column !== undefined) this.tables.setCell(name, row, column, value);
    else if (this.tables.has(name)) {
      const field = this.tables.field(name);
      this.forget(`${name}.`);
      if (field) this.tables.fill(field, value);
    } else this.values = { ...this.values, [name]: value };
  }

  /** A path with row indexes turned into row keys. */
  private keyPath(path: string): string {
    const [name = '', row, column] = path.split('.');
    if (row === undefined || column === undefined) return path;
    return `${name}.${this.tables.keyOf(name, row) ?? row}.${column}`;
  }

  private locate(key: string): LocatedField | undefined {
    const [name, row, columnId] = key.split('.');
    const field = this.document.fields.find(({ id }) => id === name);
    if (!field || row === undefined) return field && { field };
    if (field.kind !== 'subtable' || !this.tables.row(field.id, row)) return undefined;
    const column: Field | undefined = field.columns.find(({ id }) => id === columnId);
    return column && { field: column, table: field.id, row };
  }
}

const CALCULATE_DELAY = 500;
