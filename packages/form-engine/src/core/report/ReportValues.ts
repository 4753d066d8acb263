import { evaluateExpression, type ExpressionScope } from '../expressions/evaluateExpression.js';
import { type Expression } from '../expressions/Expression.js';
import { ExpressionError, type ExpressionErrorCode } from '../expressions/ExpressionError.js';
import { type ExpressionValue, isTrue, toText } from '../expressions/ExpressionValue.js';
import { parseExpression } from '../expressions/parseExpression.js';
import { addressOf } from './cellAddress.js';
import { type Axis, type Band, type BandPlan } from './cellParents.js';
import { chartOfRows, type FinishedChart } from './chartOfRows.js';
import { type Instance, isBlankLine, type Line, rowsOf } from './expandAxis.js';
import { ReportLimitError } from './ReportLimitError.js';
import {
  type CellFormat,
  type CellValue,
  type LookRule,
  type ReportAround,
  type ReportRows,
  type TemplateCell,
} from './ReportTemplate.js';
import { summarizeRows } from './summarize.js';

/** Where a cell stands: the innermost instance of each axis that it repeats with. */
export interface CellContext {
  down: Instance | undefined;
  across: Instance | undefined;
}

/** What a cell shows at one place, or why it shows nothing. */
export interface ShownValue {
  value: CellValue;
  format: CellFormat;
  /** What is wrong with its expression. */
  error?: FormulaError;
}

/** Why an expression has no value: as the language says it, or it leads back to itself. */
export type FormulaError = ExpressionErrorCode | 'circle';

/** The values of the cells of one report, each computed once for a place. */
export class ReportValues {
  private readonly known = new Map<string, ShownValue>();
  private readonly open = new Set<string>();
  private readonly parsed = new Map<string, Expression | ExpressionError>();
  private work = 0;
  private readonly byAddress: ReadonlyMap<string, TemplateCell>;

  constructor(private readonly given: ReportParts) {
    this.byAddress = new Map(given.cells.map((cell) => [addressOf(cell), cell]));
  }

  /** What a cell shows at a place. */
  valueAt(cell: TemplateCell, context: CellContext): ShownValue {
    const key = `${addressOf(cell)} ${context.down?.id ?? 0} ${context.across?.id ?? 0}`;
    const known = this.known.get(key);
    if (known) return known;
    if (this.open.has(key)) return { value: null, format: 'auto', error: 'circle' };
    this.open.add(key);
    const shown = this.compute(cell, context);
    this.open.delete(key);
    this.known.set(key, shown);
    return shown;
  }

  /** The first rule that holds; one that cannot be computed does not. */
  ruleAt(cell: TemplateCell, context: CellContext, value: CellValue): LookRule | undefined {
    return cell.rules.find(({ when }) => {
      const expression = this.parse(when);
      if (expression instanceof ExpressionError) return false;
      try {
        return isTrue(evaluateExpression(expression, this.scopeOf(context, value)));
      } catch (error) {
        if (error instanceof ExpressionError || error instanceof WrongCell) return false;
        throw error;
      }
    });
  }

  /** What a chart draws of the rows of its place; undefined for other cells, and where it only fills up. */
  chartAt(cell: TemplateCell, context: CellContext): FinishedChart | undefined {
    const { kind, chart, set } = cell;
    if (kind !== 'chart' || !chart || isBlankLine(context.down) || isBlankLine(context.across)) return undefined;
    return chartOfRows({ ...cell, chart }, this.given.sets[set], this.rowsAt(set, context));
  }

  private compute(cell: TemplateCell, context: CellContext): ShownValue {
    const { format } = cell;
    if (isBlankLine(context.down) || isBlankLine(context.across)) return { value: null, format };
    switch (cell.kind) {
      case 'text':
        return { value: cell.text, format };
      case 'chart':
        return { value: cell.text, format, ...(Object.hasOwn(this.given.sets, cell.set) ? {} : { error: 'name' }) };
      case 'field': {
        const usual = this.given.sets[cell.set]?.formats[cell.field] ?? 'auto';
        const shown = format === 'auto' ? usual : format;
        const own = context[cell.expand === 'across' ? 'across' : 'down'];
        if (own?.band.cell === cell) return { value: own.value, format: shown };
        const value = summarizeRows(this.given.sets[cell.set], this.rowsAt(cell.set, context), cell);
        return { value, format: cell.aggregate === 'count' ? format : shown };
      }
      case 'expression': {
        const expression = this.parse(cell.text);
        if (expression instanceof ExpressionError) return { value: null, format, error: expression.code };
        try {
          return { value: plain(evaluateExpression(expression, this.scopeOf(context, null))), format };
        } catch (error) {
          if (error instanceof WrongCell) return { value: null, format, error: error.reason };
          if (error instanceof ExpressionError) return { value: null, format, error: error.code };
          throw error;
        }
      }
    }
  }

  private parse(text: string): Expression | ExpressionError {
    const known = this.parsed.get(text);
    if (known) return known;
    let read: Expression | ExpressionError;
    try {
      read = parseExpression(text);
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      read = error;
    }
    this.parsed.set(text, read);
    return read;
  }

  private scopeOf(context: CellContext, value: CellValue): ExpressionScope {
    return { get: (path) => (path === 'value' ? value : this.read(path, context)), now: this.given.around.now };
  }

  /** `{B3}` another cell, `{row.number}`, `{filter.…}`, `{report.…}`, or a column of a data set. */
  private read(path: string, context: CellContext): unknown {
    const [head = '', name] = path.split('.');
    if (name === undefined) return this.cellsAt(head.toUpperCase(), context);
    if (head === 'row') return this.numberOf(name, context);
    const { filters, report } = this.given.around;
    if (head === 'filter') return Object.hasOwn(filters, name) ? filters[name] : '';
    if (head === 'report') return Object.hasOwn(report, name) ? report[name] : '';
    if (!Object.hasOwn(this.given.sets, head)) throw new ExpressionError('name', `There is no data set ${head}`);
    const values = this.rowsAt(head, context).map((row) => this.valueOf(head, row, name));
    return isSingle(context, head, name) ? (values[0] ?? null) : values;
  }

  private numberOf(name: string, { down, across }: CellContext): number {
    const instance = down ?? across;
    if (name !== 'number') throw new ExpressionError('name', `There is no {row.${name}}`);
    return (instance?.index ?? 0) + 1;
  }

  private valueOf(set: string, row: number, field: string): CellValue {
    return this.given.sets[set]?.rows[row]?.[field] ?? null;
  }

  /** Rows of a data set at a place: those that both axes leave. */
  private rowsAt(set: string, { down, across }: CellContext): readonly number[] {
    const [rows, columns] = [rowsOf(set, down), rowsOf(set, across)];
    this.spend((rows?.length ?? 0) + (columns?.length ?? 0) || (this.given.sets[set]?.rows.length ?? 0));
    if (rows && columns) {
      const inside = new Set(columns);
      return rows.filter((row) => inside.has(row));
    }
    return rows ?? columns ?? this.given.sets[set]?.rows.map((_row, index) => index) ?? [];
  }

  /** Counts what is looked at, so that no report keeps the server busy for long. */
  private spend(count: number): void {
    this.work += count;
    if (this.work > this.given.limit) throw new ReportLimitError('work', this.given.limit);
  }

  /** The value of another cell: the one that this place belongs to, else a list of all that belong to this place. */
  private cellsAt(address: string, context: CellContext): CellValue | CellValue[] {
    const cell = this.byAddress.get(address);
    if (!cell) throw new ExpressionError('name', `There is nothing in ${address}`);
    const down = this.contextsOf(cell, context.down, 'down');
    const across = this.contextsOf(cell, context.across, 'across');
    const values = down.list.flatMap((row) =>
      across.list.map((column) => {
        const { value, error } = this.valueAt(cell, { down: row, across: column });
        // what counts with a wrong value is wrong in the same way
        if (error !== undefined) throw new WrongCell(error);
        return value;
      }),
    );
    return down.isOne && across.isOne ? (values[0] ?? null) : values;
  }

  /** Instances of a cell that go with that of another one. */
  private contextsOf(
    cell: TemplateCell,
    instance: Instance | undefined,
    axis: Axis,
  ): { list: (Instance | undefined)[]; isOne: boolean } {
    const { plan, lines } = this.given[axis];
    const band = plan.bandOf.get(cell);
    if (!band) return { list: [undefined], isOne: true };
    for (let each = instance; each; each = each.parent) if (each.band === band) return { list: [each], isOne: true };
    const shared = sharedInstance(instance, band);
    const found = new Set<Instance>();
    this.spend(lines.length);
    for (const { instances } of lines) {
      const own = instances.get(band);
      if (own && (!shared || instances.get(shared.band) === shared)) found.add(own);
    }
    return { list: [...found], isOne: false };
  }
}

/** A cell that an expression looks at has no value. */
class WrongCell extends Error {
  override name = 'WrongCell';

  constructor(readonly reason: FormulaError) {
    super('The value of another cell could not be computed');
  }
}

/** The innermost instance around one whose band stands around another band too. */
function sharedInstance(instance: Instance | undefined, band: Band): Instance | undefined {
  for (let each = instance; each; each = each.parent)
    for (let around: Band | undefined = band; around; around = around.parent) if (around === each.band) return each;
  return undefined;
}

/** Whether a column has one value at a place: in a single row, and the value that rows are grouped by. */
function isSingle({ down, across }: CellContext, set: string, field: string): boolean {
  for (const start of [down, across])
    for (let each = start; each; each = each.parent) {
      const { cell } = each.band;
      if (cell.set === set && (cell.by === 'list' || cell.field === field)) return true;
    }
  return false;
}

function plain(value: ExpressionValue): CellValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number')
    return value;
  return Array.isArray(value) ? value.map(toText).join('、') : value.toNumber();
}

interface AxisParts {
  plan: BandPlan;
  lines: readonly Line[];
}

interface ReportParts {
  cells: readonly TemplateCell[];
  sets: Readonly<Record<string, ReportRows>>;
  around: ReportAround;
  down: AxisParts;
  across: AxisParts;
  /** The most rows that are looked at. */
  limit: number;
}
