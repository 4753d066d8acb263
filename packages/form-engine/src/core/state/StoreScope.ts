import { type FormValues } from '../document/FormDocument.js';
import { type AggregateName, type ExpressionScope } from '../expressions/evaluateExpression.js';
import { type ExpressionValue } from '../expressions/ExpressionValue.js';
import { type TableState } from './TableState.js';

/** What the expressions of an open form see; set `row` to compute inside a row. */
export class StoreScope implements ExpressionScope {
  row: FormValues | undefined;

  constructor(
    private readonly values: () => FormValues,
    private readonly tables: ReadonlyMap<string, TableState>,
    readonly now: () => Date,
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

  aggregate(name: AggregateName, path: string): ExpressionValue | undefined {
    const dot = path.indexOf('.');
    const table = dot < 0 ? undefined : this.tables.get(path.slice(0, dot));
    return table?.total(path.slice(dot + 1)).get(name);
  }
}
