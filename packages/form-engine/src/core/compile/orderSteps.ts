import { addTo } from '../change/addTo.js';
import { type CompiledExpression, type FormulaStep } from './CompiledForm.js';

/** Formulas so that each comes after those that it looks at, and those that stand in a circle or behind one. */
export function orderSteps(open: readonly Omit<FormulaStep, 'index'>[]): {
  steps: FormulaStep[];
  circular: FormulaStep[];
} {
  const makers = new Map<string, number[]>();
  open.forEach(({ target }, index) => addTo(makers, target.path, index));
  const waiting = open.map((step) => sourcesOf(step, makers));
  const readers = open.map((): number[] => []);
  waiting.forEach((sources, index) => sources.forEach((source) => readers[source]?.push(index)));
  const missing = waiting.map(({ size }) => size);
  const ready = missing.flatMap((count, index) => (count === 0 ? [index] : []));
  const order: number[] = [];
  for (let next = ready.shift(); next !== undefined; next = ready.shift()) {
    order.push(next);
    for (const reader of readers[next] ?? []) {
      missing[reader] = (missing[reader] ?? 0) - 1;
      if (missing[reader] === 0) ready.push(reader);
    }
  }
  const done = new Set(order);
  const rest = open.flatMap((_step, index) => (done.has(index) ? [] : [index]));
  const steps = [...order, ...rest].flatMap((from, index) => {
    const step = open[from];
    return step ? [{ ...step, index }] : [];
  });
  return { steps, circular: steps.slice(order.length) };
}

/** Formulas whose results a formula looks at, itself among them when it does. */
function sourcesOf({ references }: CompiledExpression, makers: ReadonlyMap<string, number[]>): Set<number> {
  return new Set(references.flatMap(({ path }) => makers.get(path) ?? []));
}
