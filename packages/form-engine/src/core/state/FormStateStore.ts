import { DEFAULT_LOCALE, type Locale } from '@smart-admin/ui/messages';
import { endBatch, startBatch } from 'alien-signals';
import { type CompiledField } from '../compile/CompiledForm.js';
import { compileForm } from '../compile/compileForm.js';
import { withParams } from '../compile/evaluateParams.js';
import { withOptionFilter } from '../compile/optionFilter.js';
import { type FormDocument, type FormValues } from '../document/FormDocument.js';
import { computeRecord } from '../validation/computeRecord.js';
import { checkRecord } from '../validation/validateRecord.js';
import { type FieldError, valueWording } from '../validation/validateValue.js';
import { type Wording, wordsOf } from '../validation/Wording.js';
import { Calculation } from './Calculation.js';
import { choicesLookingAt, isChoiceToCheck, Misfits } from './filteredChoices.js';
import { defaultValues } from './defaultValues.js';
import { FieldStates } from './FieldStates.js';
import {
  type FieldState,
  type FormState,
  type FormStore,
  type FormStoreOptions,
  type SubmitResult,
} from './FormStore.js';
import { type LocatedField, shownValue, type StoreContent } from './StoreContent.js';
import { LiveRules } from './LiveRules.js';
import { countErrors, listErrors, placesOfErrors } from './listErrors.js';
import { sameValue } from './sameValue.js';
import { type RowState, TableState } from './TableState.js';
import { ComputedState } from './ComputedState.js';

/** `createFormStore` makes it; see `FormStore` for what it does. */
export class FormStateStore implements FormStore, StoreContent {
  readonly form;
  readonly device: FormStore['device'];
  readonly access: FormStore['access'];
  readonly lookups: FormStore['lookups'];
  values: FormValues = {};
  readonly tables = new Map<string, TableState>();
  readonly errors = new Map<string, Wording>();
  locale: Locale;
  private initial: FormValues;
  private start: FormValues = {};
  private readonly edited = new Set<string>();
  private readonly dirty = new Set<string>();
  private readonly misfits: Misfits;
  /** Fields whose value their default formula gives. */
  private open: ReadonlySet<string> = new Set();
  private readonly calculation: Calculation;
  private readonly rules: LiveRules;
  private readonly states: FieldStates;
  private readonly summary: ComputedState<FormState>;
  private depth = 0;

  constructor(
    readonly document: FormDocument,
    initial: FormValues,
    readonly options: FormStoreOptions,
  ) {
    const { locale, currentUser, registry, device, access = () => 'write' } = options.context ?? {};
    this.access = access;
    this.locale = locale ?? DEFAULT_LOCALE;
    this.device = device === 'app' ? device : 'pc';
    this.form = compileForm(document, registry);
    for (const compiled of this.form.fields)
      if (compiled.field.kind === 'subtable')
        this.tables.set(compiled.path, new TableState(compiled, currentUser, this.form.registry));
    this.states = new FieldStates(this);
    this.lookups = this.states.lookups;
    this.misfits = new Misfits(this, this.states);
    this.rules = new LiveRules(this, this.states);
    this.calculation = new Calculation(this, this.states, {
      batch: (change) => this.batch(change),
      isOpen: (path) => this.open.has(path) && !this.edited.has(path),
      writeField: (target, value) => {
        this.writeField(target, value);
        this.checkRules(target.path);
      },
      writeCell: (table, row, target, value) => this.writeCell(table, row, target, value),
    });
    this.initial = initial;
    this.load(initial);
    this.summary = new ComputedState<FormState>(
      () => ({ dirty: this.isDirty(), errorCount: countErrors(this) }),
      (first, second) => first.dirty === second.dirty && first.errorCount === second.errorCount,
    );
  }

  getField(path: string): FieldState {
    return this.states.get(path);
  }

  setValue(path: string, value: unknown): void {
    const located = this.locate(path);
    const isFixed = located?.compiled.definition?.role === 'following';
    if (!located || isFixed || sameValue(this.valueOf(located), value)) return;
    this.batch(() => {
      const { compiled, table, row } = located;
      if (table && row) {
        this.writeCell(table, row, compiled, value);
        if (compiled.definition?.role !== 'computed') table.markEdited(row, compiled.field.id);
        this.check(located);
      } else if (this.tables.has(compiled.path)) this.fillTable(compiled.path, value);
      else {
        this.writeField(compiled, value);
        if (compiled.definition?.role !== 'computed') this.markEdited(compiled.path);
        if (this.errors.has(compiled.path)) this.check(located);
        this.checkRules(compiled.path);
      }
    });
  }

  touch(path: string): void {
    const located = this.locate(path);
    if (!located) return;
    const { compiled, row } = located;
    const isEdited = row?.edited.has(compiled.field.id) ?? this.edited.has(compiled.path);
    if (isEdited) this.batch(() => this.check(located));
  }

  getRows(table: string): readonly string[] {
    return this.tables.get(table)?.keys ?? NO_KEYS;
  }

  addRow(table: string, seed: FormValues = {}): string | undefined {
    return this.addRows(table, [seed])[0];
  }

  addRows(name: string, seeds: readonly FormValues[]): string[] {
    const table = this.tables.get(name);
    if (!table) return [];
    const room = (table.field.maxRows ?? Infinity) - table.keys.length;
    const added = room > 0 ? table.append(seeds.slice(0, room)) : [];
    if (added.length > 0) this.afterRows(table, added);
    return added.map(({ key }) => key);
  }

  removeRow(name: string, row: string): void {
    const table = this.tables.get(name);
    const key = table?.keyOf(row);
    if (!table || key === undefined) return;
    table.remove(key);
    this.states.forgetRow(name, key);
    this.afterRows(table, []);
  }

  moveRow(name: string, row: string, toIndex: number): void {
    const table = this.tables.get(name);
    const key = table?.keyOf(row);
    if (!table || key === undefined) return;
    table.move(key, toIndex);
    this.afterRows(table, []);
  }

  resetCells(name: string): void {
    const table = this.tables.get(name);
    if (!table) return;
    this.batch(() => {
      const defaults = table.defaults();
      for (const row of table.all())
        for (const column of table.compiled.columns) {
          const { id } = column.field;
          table.setError(row, id, undefined);
          if (Object.hasOwn(defaults, id) && !sameValue(row.values[id], defaults[id])) {
            this.writeCell(table, row, column, defaults[id]);
            table.markEdited(row, id);
          } else this.states.refresh(column, row);
        }
    });
  }

  resetTable(name: string): void {
    this.batch(() => {
      this.fillTable(name, []);
      this.addRow(name);
    });
  }

  getValues(): FormValues {
    const values = { ...this.values };
    for (const [path, table] of this.tables) values[path] = table.list();
    return values;
  }

  getForm(): FormState {
    return this.summary.get();
  }

  getErrors(): FieldError[] {
    return listErrors(this);
  }

  checkChoice(path: string): void {
    const located = this.locate(path);
    if (located && isChoiceToCheck(this, this.states, located)) this.batch(() => this.check(located));
  }

  noteMisfit(path: string, isMisfit: boolean): void {
    const located = this.locate(path);
    if (located && this.misfits.note(located, isMisfit)) this.checkChoice(path);
  }

  batch(change: () => void): void {
    this.depth += 1;
    if (this.depth === 1) startBatch();
    try {
      change();
    } finally {
      this.depth -= 1;
      if (this.depth === 0) {
        this.states.refreshTotals();
        this.summary.refresh();
        this.calculation.schedule();
        endBatch();
      }
    }
  }

  flush(): void {
    this.calculation.flush();
  }

  validate(): FieldError[] {
    return this.inWords(this.checkAll(true).found);
  }

  submit(): SubmitResult {
    const { found, values } = this.checkAll();
    return found.length === 0 ? { ok: true, values } : { ok: false, errors: this.inWords(found) };
  }

  setErrors<Message extends Wording>(errors: Readonly<Record<string, Message>>): Record<string, Message> {
    const unplaced: Record<string, Message> = {};
    this.batch(() => {
      for (const located of placesOfErrors(this)) this.setError(located, undefined);
      for (const [path, message] of Object.entries(errors)) {
        const located = this.locate(path);
        if (located) this.setError(located, message);
        else unplaced[path] = message;
      }
    });
    return unplaced;
  }

  reset(values?: FormValues): void {
    if (values) this.initial = values;
    this.batch(() => {
      this.load(this.initial);
      this.states.refreshAll();
    });
  }

  setLocale(locale: Locale): void {
    if (locale === this.locale) return;
    this.locale = locale;
    this.batch(() => this.states.refreshAll());
  }

  subscribe(path: string, listener: () => void): () => void {
    if (path === '') return this.summary.subscribe(listener);
    return this.states.subscribe(path, listener);
  }

  destroy(): void {
    this.calculation.cancel();
  }

  /** The field or cell of a path, whose row is named by its key or its index. */
  locate(path: string): LocatedField | undefined {
    const [name = '', rowName, column] = path.split('.');
    if (rowName === undefined || column === undefined) {
      const compiled = this.form.byPath.get(path);
      return compiled && !compiled.table ? { compiled, table: undefined, row: undefined } : undefined;
    }
    const table = this.tables.get(name);
    const row = table?.row(table.keyOf(rowName) ?? '');
    const compiled = this.form.byPath.get(`${name}.${column}`);
    return table && row && compiled ? { compiled, table, row } : undefined;
  }

  valueOf({ compiled, row }: LocatedField): unknown {
    return shownValue(this, compiled, row);
  }

  private load(initial: FormValues): void {
    this.calculation.clear();
    const { currentUser, now } = this.options.context ?? {};
    const merged = { ...defaultValues(this.document, currentUser, this.form.registry), ...initial };
    this.open = new Set(
      this.document.fields.flatMap(({ id, defaultFormula }) =>
        defaultFormula !== '' && !Object.hasOwn(initial, id) ? [id] : [],
      ),
    );
    const isOpen = (path: string) => this.open.has(path);
    const computed = computeRecord(this.form, merged, { ...(now ? { now } : {}), user: currentUser, isOpen });
    this.errors.clear();
    this.misfits.clear();
    this.edited.clear();
    this.dirty.clear();
    for (const [path, table] of this.tables) table.fill(computed[path], true);
    this.values = Object.fromEntries(Object.entries(computed).filter(([id]) => !this.tables.has(id)));
    this.start = { ...this.values };
  }

  private writeField(compiled: CompiledField, value: unknown): void {
    this.values[compiled.path] = value;
    this.afterChange(compiled);
  }

  private writeCell(table: TableState, row: RowState, compiled: CompiledField, value: unknown): void {
    table.write(row, compiled.field.id, value);
    this.afterChange(compiled, row);
  }

  private fillTable(path: string, value: unknown): void {
    const table = this.tables.get(path);
    if (!table) return;
    table.fill(value, false);
    this.states.forgetRows(path);
    this.afterRows(table, [...table.all()]);
  }

  /** Queues the formulas that look at a changed value and refreshes the states that do. */
  private afterChange(compiled: CompiledField, row?: RowState): void {
    this.states.refresh(compiled, row);
    const dependents = this.form.dependents.get(compiled.path);
    if (compiled.table) this.states.markTotal(compiled.path);
    if (!dependents) return;
    for (const step of dependents.rowSteps) this.calculation.add(step, row?.key);
    for (const step of dependents.steps) this.calculation.add(step);
    for (const { target, ownRow } of dependents.states) this.states.refresh(target, ownRow ? row : undefined);
    for (const choice of choicesLookingAt(this, compiled, row))
      if (isChoiceToCheck(this, this.states, choice)) this.check(choice);
  }

  private afterRows(table: TableState, added: readonly RowState[]): void {
    this.batch(() => {
      const { compiled } = table;
      this.errors.delete(compiled.path);
      this.states.refresh(compiled);
      for (const path of [compiled.path, ...compiled.columns.map((column) => column.path)]) {
        this.states.markTotal(path);
        const dependents = this.form.dependents.get(path);
        for (const step of dependents?.steps ?? []) this.calculation.add(step);
        for (const { target, ownRow } of dependents?.states ?? []) if (!ownRow) this.states.refresh(target);
      }
      for (const step of this.form.steps)
        if (step.target.table === compiled) for (const { key } of added) this.calculation.add(step, key);
    });
  }

  private check(located: LocatedField): void {
    const { compiled, row } = located;
    const { required, params, optionFilter } = this.states.compute(compiled, row);
    const place = { ...this.options.context, cell: row !== undefined, required };
    const context = withOptionFilter(withParams(place, params), optionFilter);
    const wording = valueWording(compiled.field, this.valueOf(located), context) ?? this.misfits.wordingOf(located);
    this.setError(located, wording ?? (row ? undefined : this.rules.broken(compiled.path)));
  }

  /** Shows and takes away the messages of rules that look at a field. */
  private checkRules(path: string): void {
    for (const target of this.rules.targetsOf(path)) {
      const located = this.locate(target);
      if (located && (this.errors.has(target) || this.rules.broken(target) !== undefined)) this.check(located);
    }
  }

  private checkAll(isCheckOnly = false): ReturnType<typeof checkRecord> {
    this.flush();
    const record = { ...this.values };
    // the check makes rows of its own
    for (const [path, table] of this.tables) record[path] = table.records();
    const checked = checkRecord(this.form, record, { ...this.options.context, isComputed: true, isCheckOnly });
    const found = [...this.misfits.found(), ...checked.found];
    this.setErrors(Object.fromEntries(found.map(({ path, wording }) => [path, wording])));
    return { ...checked, found };
  }

  private inWords(found: ReturnType<typeof checkRecord>['found']): FieldError[] {
    return found.map(({ path, label, wording }) => ({ path, label, message: wordsOf(wording, this.locale) }));
  }

  private setError({ compiled, table, row }: LocatedField, message: Wording | undefined): void {
    if (table && row) table.setError(row, compiled.field.id, message);
    else if (message === undefined) this.errors.delete(compiled.path);
    else this.errors.set(compiled.path, message);
    this.states.refresh(compiled, row);
  }

  private markEdited(path: string): void {
    this.edited.add(path);
    if (sameValue(this.values[path], this.start[path])) this.dirty.delete(path);
    else this.dirty.add(path);
  }

  private isDirty(): boolean {
    return this.dirty.size > 0 || [...this.tables.values()].some((table) => table.isDirty);
  }
}

const NO_KEYS: readonly string[] = [];
