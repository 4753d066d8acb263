import { type Decimal } from 'decimal.js';
import { asNumber, Exact, type ExpressionValue, isEmptyValue, toText } from './ExpressionValue.js';

/**
 * What functions ask of a list, each found out once: a column that a formula of every row looks at costs its length
 * once, not once a row. Nested lists count as their entries.
 */
export class ListSummary {
  private readonly known = new Map<string, Outcome>();
  private entries: ExpressionValue[] | undefined;

  constructor(private readonly list: readonly ExpressionValue[]) {}

  /** Sum of the entries; those that are no numbers count as 0. */
  get sum(): Decimal {
    return this.once('sum', () =>
      this.flat().reduce<Decimal>((total, value) => total.plus(asNumber(value) ?? 0), new Exact(0)),
    );
  }

  /** Number of filled entries. */
  get count(): number {
    return this.once('count', () => this.flat().filter((value) => !isEmptyValue(value)).length);
  }

  /** The entries as one text, of which the beginning is enough. */
  text(limit: number): string {
    return this.once(`text ${limit}`, () => this.flat().map(toText).join('').slice(0, limit));
  }

  /** Whether an entry reads like the text. */
  has(text: string): boolean {
    return this.once('texts', () => new Set(this.list.map(toText))).has(text);
  }

  /** Something else about the filled entries, under a name of its own. */
  filled<Result>(name: string, find: (entries: readonly ExpressionValue[]) => Result): Result {
    return this.once(name, () => find(this.flat().filter((value) => !isEmptyValue(value))));
  }

  private flat(): readonly ExpressionValue[] {
    return (this.entries ??= flatten(this.list));
  }

  /** Also an error is found out once. */
  private once<Result>(name: string, find: () => Result): Result {
    let outcome = this.known.get(name);
    if (!outcome) {
      try {
        outcome = { result: find() };
      } catch (error) {
        outcome = { error };
      }
      this.known.set(name, outcome);
    }
    if ('error' in outcome) throw outcome.error;
    return outcome.result as Result;
  }
}

function flatten(list: readonly ExpressionValue[]): ExpressionValue[] {
  return list.flatMap((value) => (Array.isArray(value) ? flatten(value) : [value]));
}

type Outcome = { result: unknown } | { error: unknown };

const summaries = new WeakMap<readonly ExpressionValue[], ListSummary>();

/** The summary of a list, which must not change any more. */
export function summaryOf(list: readonly ExpressionValue[]): ListSummary {
  const summary = summaries.get(list) ?? new ListSummary(list);
  summaries.set(list, summary);
  return summary;
}
