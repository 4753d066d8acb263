import { type CompiledField } from '../compile/CompiledForm.js';
import { isFieldReadOnly, isFieldRequired, isFieldVisible } from '../compile/conditions.js';
import { evaluateParams, NO_PARAMS } from '../compile/evaluateParams.js';
import { bindOptionFilter, type BoundOptionFilter, keepFilter } from '../compile/optionFilter.js';
import { ExpressionError } from '../expressions/ExpressionError.js';
import { toText } from '../expressions/ExpressionValue.js';
import { type FieldState } from './FormStore.js';
import { OpenLookups } from './OpenLookups.js';
import { wordsOf } from '../validation/Wording.js';
import { sameValue } from './sameValue.js';
import { shownValue, type StoreContent } from './StoreContent.js';
import { StoreScope } from './StoreScope.js';
import { type RowState } from './TableState.js';
import { ComputedState } from './ComputedState.js';

/** The states of the fields, cells and columns that are looked at. */
export class FieldStates {
  readonly scope: StoreScope;
  readonly lookups: OpenLookups;
  private readonly fields = new Map<string, ComputedState<FieldState>>();
  /** States of cells by column and row. */
  private readonly cells = new Map<string, Map<string, ComputedState<FieldState>>>();
  private readonly totals = new Map<string, ComputedState<FieldState>>();
  private readonly changedTotals = new Set<string>();

  constructor(private readonly content: StoreContent) {
    this.lookups = new OpenLookups(content);
    this.scope = new StoreScope(
      () => content.values,
      content.tables,
      content.options.context?.now ?? (() => new Date()),
      content.options.context?.currentUser,
    );
  }

  get(path: string): FieldState {
    return this.watch(path)?.get() ?? NOTHING;
  }

  subscribe(path: string, listener: () => void): () => void {
    return this.watch(path)?.subscribe(listener) ?? (() => undefined);
  }

  /** The state of a field or cell as it is now. */
  compute(compiled: CompiledField, row: RowState | undefined, before?: FieldState): FieldState {
    const { field, path } = compiled;
    const { options } = this.content;
    const access = this.content.access(path);
    this.scope.row = row?.values;
    const wording = row ? row.errors.get(field.id) : this.content.errors.get(path);
    return {
      value: shownValue(this.content, compiled, row),
      error: wording === undefined ? undefined : wordsOf(wording, this.content.locale),
      visible: access !== 'hidden' && isFieldVisible(compiled, this.scope, options.context?.device ?? 'pc'),
      required: isFieldRequired(compiled, this.scope),
      readOnly: access === 'read' || isFieldReadOnly(compiled, this.scope),
      access,
      params: evaluateParams(compiled, this.scope),
      optionFilter: keepFilter(before?.optionFilter, bindOptionFilter(compiled, this.scope, options)),
    };
  }

  /** Computes a state anew where somebody looks at it; a column without a row means all its cells. */
  refresh(compiled: CompiledField, row?: RowState): void {
    this.lookups.add(compiled, row);
    if (!compiled.table) refreshIn(this.fields, compiled.path);
    else {
      // what a new row would offer may have changed
      if (!row && compiled.optionFilter) refreshIn(this.totals, compiled.path);
      const cells = this.cells.get(compiled.path);
      if (!cells) return;
      if (row) refreshIn(cells, row.key);
      else for (const key of [...cells.keys()]) refreshIn(cells, key);
    }
  }

  /** Remembers that the sum of a column may have changed; `refreshTotals` computes it. */
  markTotal(path: string): void {
    if (this.totals.has(path)) this.changedTotals.add(path);
  }

  refreshTotals(): void {
    for (const path of this.changedTotals) refreshIn(this.totals, path);
    this.changedTotals.clear();
  }

  refreshAll(): void {
    for (const states of [this.fields, this.totals, ...this.cells.values()])
      for (const key of [...states.keys()]) refreshIn(states, key);
    for (const compiled of this.content.form.fields) this.lookups.add(compiled);
  }

  /** Keys of the rows of a table of which somebody looks at a cell. */
  watchedRows(table: string): Set<string> {
    const keys = new Set<string>();
    for (const [path, cells] of this.cells)
      if (path.startsWith(`${table}.`)) for (const [key, cell] of cells) if (cell.isWatched) keys.add(key);
    return keys;
  }

  forgetRow(table: string, key: string): void {
    for (const [path, cells] of this.cells) if (path.startsWith(`${table}.`)) cells.delete(key);
  }

  forgetRows(table: string): void {
    for (const path of [...this.cells.keys()]) if (path.startsWith(`${table}.`)) this.cells.delete(path);
  }

  private watch(path: string): ComputedState<FieldState> | undefined {
    const total = /^(\w+)\.\*\.(\w+)$/.exec(path);
    if (total) return this.watchTotal(`${total[1]}.${total[2]}`);
    const located = this.content.locate(path);
    if (!located) return undefined;
    const { compiled, row } = located;
    const states = row ? this.cellsOf(compiled.path) : this.fields;
    const key = row ? row.key : compiled.path;
    const known = states.get(key);
    if (known) return known;
    const state = new ComputedState<FieldState>((before) => this.compute(compiled, row, before), isSameState);
    states.set(key, state);
    return state;
  }

  private watchTotal(path: string): ComputedState<FieldState> | undefined {
    const compiled = this.content.form.byPath.get(path);
    if (!compiled?.table) return undefined;
    const known = this.totals.get(path);
    if (known) return known;
    const compute = (before?: FieldState): FieldState => ({
      ...NOTHING,
      visible: true,
      value: this.total(path),
      optionFilter: keepFilter(before?.optionFilter, this.filterOfNewRow(compiled)),
    });
    const state = new ComputedState<FieldState>(compute, isSameState);
    this.totals.set(path, state);
    return state;
  }

  /** The sum of a column as a plain number in text, '' when it is too large. */
  private total(path: string): string {
    try {
      return toText(this.scope.aggregate('sum', path) ?? null);
    } catch (error) {
      if (error instanceof ExpressionError) return '';
      throw error;
    }
  }

  /** The option filter of a column as a row would have it that is added now. */
  private filterOfNewRow(compiled: CompiledField): BoundOptionFilter | undefined {
    if (!compiled.table || !compiled.optionFilter) return undefined;
    this.scope.row = this.content.tables.get(compiled.table.path)?.defaults();
    return bindOptionFilter(compiled, this.scope, this.content.options);
  }

  private cellsOf(path: string): Map<string, ComputedState<FieldState>> {
    const known = this.cells.get(path) ?? new Map<string, ComputedState<FieldState>>();
    this.cells.set(path, known);
    return known;
  }
}

const NOTHING: FieldState = {
  value: undefined,
  error: undefined,
  visible: false,
  required: false,
  readOnly: false,
  access: 'write',
  params: NO_PARAMS,
  optionFilter: undefined,
};

function isSameState(first: FieldState, second: FieldState): boolean {
  return (
    Object.is(first.value, second.value) &&
    first.error === second.error &&
    first.visible === second.visible &&
    first.required === second.required &&
    first.readOnly === second.readOnly &&
    first.access === second.access &&
    first.optionFilter === second.optionFilter &&
    sameValue(first.params, second.params)
  );
}

/** Refreshes what is looked at and forgets what is not. */
function refreshIn(states: Map<string, ComputedState<FieldState>>, key: string): void {
  const state = states.get(key);
  if (!state) return;
  if (state.isWatched) state.refresh();
  else states.delete(key);
}
