import { type FormValues } from '../document/FormDocument.js';
import { type AggregateName, type ExpressionScope } from '../expressions/evaluateExpression.js';
import { type ExpressionValue, toExpressionValue } from '../expressions/ExpressionValue.js';
import { type CurrentUser } from '../registry/currentUser.js';
import { type TableState } from './TableState.js';

/** What the expressions of an open form see; set `row` to compute inside a row. */
export class StoreScope implements ExpressionScope {
  row: FormValues | undefined;
  private kept: Map<string, ExpressionValue[]> | undefined;

  constructor(
    private readonly values: () => FormValues,
    private readonly tables: ReadonlyMap<string, TableState>,
    readonly now: () => Date,
    readonly user: CurrentUser | undefined,
  ) {}

  get(path: string): unknown {
    const dot = path.indexOf('.');
    if (dot >= 0) return this.tables.get(path.slice(0, dot))?.column(path.slice(dot + 1)) ?? [];
    if (this.row && Object.hasOwn(this.row, path)) return this.row[path];
    const table = this.tables.get(path);
    if (table) return table.list();
    const values = this.values();
    return Object.hasOwn(values, path) ? values[path] : null;
  }

  column(path: string): ExpressionValue[] | undefined {
    if (!this.kept || !path.includes('.')) return undefined;
    const list = this.kept.get(path) ?? (toExpressionValue(this.get(path)) as ExpressionValue[]);
    this.kept.set(path, list);
    return list;
  }

  /** Does work on many rows, during which the columns that their formulas look at do not change: each is read once. */
  keepColumns(work: () => void): void {
    this.kept = new Map();
    try {
      work();
    } finally {
      this.kept = undefined;
    }
  }

  aggregate(name: AggregateName, path: string): ExpressionValue | undefined {
    const dot = path.indexOf('.');
    const table = dot < 0 ? undefined : this.tables.get(path.slice(0, dot));
    return table?.total(path.slice(dot + 1)).get(name);
  }
}
