import { type CompiledField } from '../compile/CompiledForm.js';
import { type FormValues, type SubtableField } from '../document/FormDocument.js';
import { type FieldRegistry } from '../registry/createRegistry.js';
import { type CurrentUser } from '../registry/currentUser.js';
import { type Wording } from '../validation/Wording.js';
import { ColumnTotals } from './ColumnTotals.js';
import { defaultRow } from './defaultValues.js';
import { sameValue } from './sameValue.js';

/** One row of an open subtable. */
export interface RowState {
  key: string;
  values: FormValues;
  /** Values that it was opened with; undefined for a row that was added. */
  start: FormValues | undefined;
  errors: Map<string, Wording>;
  /** Columns that differ from the start. */
  dirty: Set<string>;
  /** Columns that somebody has set. */
  edited: Set<string>;
  /** Columns whose value their default formula gives. */
  open: ReadonlySet<string>;
}

/** The rows of one subtable of an open form, each under a key that stays when others come and go. */
export class TableState {
  readonly field: SubtableField;
  keys: readonly string[] = [];
  /** Cells that differ from the start. */
  dirtyCells = 0;
  errorCount = 0;
  private readonly rows = new Map<string, RowState>();
  private startKeys: readonly string[] = [];
  private readonly totals = new Map<string, ColumnTotals>();
  private lists = new Map<string, unknown[]>();
  private nextKey = 1;

  constructor(
    readonly compiled: CompiledField,
    private readonly user: CurrentUser | undefined,
    private readonly registry: FieldRegistry,
  ) {
    this.field = compiled.field as SubtableField;
  }

  get isFull(): boolean {
    return this.field.maxRows !== undefined && this.keys.length >= this.field.maxRows;
  }

  get isDirty(): boolean {
    return this.dirtyCells > 0 || !sameValue(this.keys, this.startKeys);
  }

  row(key: string): RowState | undefined {
    return this.rows.get(key);
  }

  /** A row's key from its key or its index. */
  keyOf(row: string): string | undefined {
    if (this.rows.has(row)) return row;
    return /^\d+$/.test(row) ? this.keys[Number(row)] : undefined;
  }

  *all(): IterableIterator<RowState> {
    for (const key of this.keys) {
      const row = this.rows.get(key);
      if (row) yield row;
    }
  }

  /** The rows as records that may be kept. */
  list(): FormValues[] {
    return this.records().map((values) => ({ ...values }));
  }

  /** The rows as records that go on changing. */
  records(): FormValues[] {
    return Array.from(this.all(), ({ values }) => values);
  }

  /** The values of a column; the same list until one changes. */
  column(id: string): unknown[] {
    const known = this.lists.get(id);
    if (known) return known;
    const list = Array.from(this.all(), ({ values }) => values[id] ?? null);
    this.lists.set(id, list);
    return list;
  }

  total(id: string): ColumnTotals {
    const known = this.totals.get(id) ?? new ColumnTotals(this.column(id));
    this.totals.set(id, known);
    return known;
  }

  write(row: RowState, id: string, value: unknown): void {
    const before = row.values[id];
    const totals = this.totals.get(id);
    totals?.remove(before);
    totals?.add(value);
    this.lists.delete(id);
    if (row.values === row.start) row.values = { ...row.values };
    row.values[id] = value;
  }

  /** Counts whether a cell that somebody set differs from the start. */
  markEdited(row: RowState, id: string): void {
    row.edited.add(id);
    if (!row.start) return;
    const isDirty = !sameValue(row.values[id], row.start[id]);
    if (isDirty === row.dirty.has(id)) return;
    if (isDirty) row.dirty.add(id);
    else row.dirty.delete(id);
    this.dirtyCells += isDirty ? 1 : -1;
  }

  setError(row: RowState, id: string, message: Wording | undefined): void {
    const had = row.errors.has(id);
    if (message === undefined) row.errors.delete(id);
    else row.errors.set(id, message);
    this.errorCount += Number(message !== undefined) - Number(had);
  }

  /** A row with the columns' defaults. */
  defaults(): FormValues {
    return defaultRow(this.field, this.user, this.registry);
  }

  /** Appends rows with the columns' defaults. */
  append(seeds: readonly FormValues[]): RowState[] {
    const added = seeds.map((seed) => this.insert({ ...this.defaults(), ...seed }, undefined, seed));
    this.keys = [...this.keys, ...added.map(({ key }) => key)];
    for (const [id, totals] of this.totals) for (const { values } of added) totals.add(values[id]);
    this.lists.clear();
    return added;
  }

  remove(key: string): void {
    const row = this.rows.get(key);
    if (!row) return;
    for (const [id, totals] of this.totals) totals.remove(row.values[id]);
    this.dirtyCells -= row.dirty.size;
    this.errorCount -= row.errors.size;
    this.rows.delete(key);
    this.keys = this.keys.filter((other) => other !== key);
    this.lists.clear();
  }

  move(key: string, toIndex: number): void {
    const others = this.keys.filter((other) => other !== key);
    others.splice(Math.max(0, toIndex), 0, key);
    this.keys = others;
    this.lists.clear();
  }

  /** Replaces all rows; they are what the table starts with when `isStart`. */
  fill(values: unknown, isStart: boolean): void {
    this.rows.clear();
    this.totals.clear();
    this.lists.clear();
    this.dirtyCells = 0;
    this.errorCount = 0;
    const records = Array.isArray(values) ? (values as FormValues[]) : [];
    this.keys = records.map((record) => {
      const whole = isStart && hasAll(record, this.field) ? record : { ...this.defaults(), ...record };
      return this.insert(whole, isStart ? whole : undefined, whole).key;
    });
    if (isStart) this.startKeys = this.keys;
  }

  private insert(values: FormValues, start: FormValues | undefined, seed: FormValues): RowState {
    const key = `r${this.nextKey}`;
    this.nextKey += 1;
    const open = start
      ? NONE
      : new Set(
          this.field.columns.flatMap(({ id, defaultFormula }) =>
            defaultFormula !== '' && !Object.hasOwn(seed, id) ? [id] : [],
          ),
        );
    const row: RowState = { key, values, start, errors: new Map(), dirty: new Set(), edited: new Set(), open };
    this.rows.set(key, row);
    return row;
  }
}

const NONE: ReadonlySet<string> = new Set();

function hasAll(record: FormValues, { columns }: SubtableField): boolean {
  return columns.every(({ id }) => Object.hasOwn(record, id));
}
