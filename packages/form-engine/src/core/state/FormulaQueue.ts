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

  /** Takes all formulas in their order. Those that are added meanwhile are taken too when their turn is still to come. */
  run(compute: (step: FormulaStep, rows: ReadonlySet<string> | undefined) => void): void {
    for (const step of this.form.steps) {
      if (this.waiting.size === 0) return;
      const rows = this.waiting.get(step.index);
      if (rows === undefined) continue;
      this.waiting.delete(step.index);
      compute(step, rows === ALL ? undefined : rows);
    }
    // a circle of formulas would never end
    this.waiting.clear();
  }

  clear(): void {
    this.waiting.clear();
  }
}

const ALL = 'all';
