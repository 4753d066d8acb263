import { type CompiledField, type FormulaStep } from '../compile/CompiledForm.js';
import { runStep } from '../compile/runStep.js';
import { type FieldStates } from './FieldStates.js';
import { FormulaQueue } from './FormulaQueue.js';
import { sameValue } from './sameValue.js';
import { type StoreContent } from './StoreContent.js';
import { type RowState, type TableState } from './TableState.js';

/** Writes what the formulas of an open form give. */
export interface CalculationTarget {
  batch(change: () => void): void;
  /** Whether the default formula of a main field still gives its value. */
  isOpen(path: string): boolean;
  writeField(target: CompiledField, value: unknown): void;
  writeCell(table: TableState, row: RowState, target: CompiledField, value: unknown): void;
}

/**
 * The formulas of an open form that wait to be computed. They run once a pause after the last change, the rows that
 * somebody looks at before the others of a long table: what is in view is right in the next frame however many rows follow.
 */
export class Calculation {
  private readonly queue: FormulaQueue;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether rows out of view are still to be computed. */
  private isBehind = false;
  /** Whether a part is being computed, after which the next one has a pause. */
  private isInPart = false;

  constructor(
    private readonly content: StoreContent,
    private readonly states: FieldStates,
    private readonly target: CalculationTarget,
  ) {
    this.queue = new FormulaQueue(content.form);
  }

  /** Adds a formula, for one row or for everything that it computes. */
  add(step: FormulaStep, row?: string): void {
    this.queue.add(step, row);
  }

  /** Starts the pause anew when something waits. */
  schedule(): void {
    if (this.queue.isEmpty) return;
    clearTimeout(this.timer);
    const delay = this.content.options.calculateDelay ?? CALCULATE_DELAY;
    // what is behind goes on soon, however much is typed meanwhile
    this.timer = setTimeout(
      () => this.runPart(),
      this.isInPart ? PAUSE : this.isBehind ? Math.min(delay, PAUSE) : delay,
    );
  }

  /** Computes everything that waits. */
  flush(): void {
    this.cancel();
    if (this.queue.isEmpty) return;
    this.target.batch(() =>
      this.queue.run((step, keys) => {
        this.run(step, keys);
        return undefined;
      }),
    );
  }

  cancel(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isBehind = false;
  }

  clear(): void {
    this.cancel();
    this.queue.clear();
  }

  private runPart(): void {
    this.cancel();
    this.isInPart = true;
    this.target.batch(() => {
      this.queue.run((step, keys) => this.runShown(step, keys));
      this.isBehind = !this.queue.isEmpty;
    });
    this.isInPart = false;
  }

  /** Computes the rows in view, or else the next ones of a long table. Answers the rows that are left. */
  private runShown(step: FormulaStep, keys: ReadonlySet<string> | undefined): Set<string> | undefined {
    const table = step.target.table && this.content.tables.get(step.target.table.path);
    const count = keys?.size ?? table?.keys.length ?? 0;
    if (!table || count <= ROWS_AT_ONCE) {
      this.run(step, keys);
      return undefined;
    }
    const left = new Set(keys ?? table.keys);
    const shown = [...this.states.watchedRows(table.compiled.path)].filter((key) => left.has(key));
    const now = shown.length > 0 ? shown : [...left].slice(0, ROWS_AT_ONCE);
    for (const key of now) left.delete(key);
    this.run(step, new Set(now));
    return left.size > 0 ? left : undefined;
  }

  private run(step: FormulaStep, keys: ReadonlySet<string> | undefined): void {
    const { target } = step;
    const { scope } = this.states;
    if (!target.table) {
      if (step.type === 'default' && !this.target.isOpen(target.path)) return;
      scope.row = undefined;
      const result = runStep(step, scope);
      if (!sameValue(result, this.content.values[target.path])) this.target.writeField(target, result);
      return;
    }
    const table = this.content.tables.get(target.table.path);
    if (!table) return;
    const { id } = target.field;
    const results: [row: RowState, result: unknown][] = [];
    scope.keepColumns(() => {
      for (const key of keys ?? table.keys) {
        const row = table.row(key);
        if (!row || (step.type === 'default' && (!row.open.has(id) || row.edited.has(id)))) continue;
        scope.row = row.values;
        const result = runStep(step, scope);
        if (!sameValue(result, row.values[id])) results.push([row, result]);
      }
    });
    // conditions look at the column as soon as one of its cells is written
    for (const [row, result] of results) this.target.writeCell(table, row, target, result);
  }
}

const CALCULATE_DELAY = 500;
/** Between two parts, so that a frame is drawn and keys are heard. */
const PAUSE = 30;
/** Rows of a long table that are computed in one task. */
const ROWS_AT_ONCE = 250;
