import { type CompiledForm, type FormulaStep } from '../compile/CompiledForm.js';

/** Formulas that wait to be computed: each for some rows, for all, or for the main form. */
export class FormulaQueue {
  private readonly waiting = new Map<number, Set<string> | typeof ALL>();

  constructor(private readonly form: CompiledForm) {}

  get isEmpty(): boolean {
    return this.waiting.size === 0;
  }

  /** Adds a formula, for one row or for everything that it computes. */
  add(step: FormulaStep, row?: string): void {
    const rows = this.waiting.get(step.index);
    if (rows === ALL) return;
    if (row === undefined) this.waiting.set(step.index, ALL);
    else if (rows) rows.add(row);
    else this.waiting.set(step.index, new Set([row]));
  }

  /**
   * Takes all formulas in their order. Those that are added meanwhile are taken too when their turn is still to come.
   * `compute` answers the rows that it leaves for the next run; what looks at all rows of such a column waits with them.
   */
  run(compute: (step: FormulaStep, rows: ReadonlySet<string> | undefined) => Set<string> | undefined): void {
    const left = new Map<number, Set<string> | typeof ALL>();
    const blocked = new Set<number>();
    for (const step of this.form.steps) {
      if (this.waiting.size === 0) break;
      const rows = this.waiting.get(step.index);
      if (rows === undefined) continue;
      this.waiting.delete(step.index);
      const dependents = this.form.dependents.get(step.target.path);
      if (blocked.has(step.index)) {
        left.set(step.index, rows);
        for (const next of [...(dependents?.rowSteps ?? []), ...(dependents?.steps ?? [])]) blocked.add(next.index);
        continue;
      }
      const rest = compute(step, rows === ALL ? undefined : rows);
      if (!rest) continue;
      left.set(step.index, rest);
      for (const next of dependents?.steps ?? []) blocked.add(next.index);
    }
    // a circle of formulas would never end
    this.waiting.clear();
    for (const [index, rows] of left) this.waiting.set(index, rows);
  }

  clear(): void {
    this.waiting.clear();
  }
}

const ALL = 'all';
