import { type Expression } from '../expressions/Expression.js';
import { ExpressionError } from '../expressions/ExpressionError.js';
import { parseExpression } from '../expressions/parseExpression.js';
import { type Axis, type Band, planBands } from './cellParents.js';
import { type ReportTemplate, type TemplateCell } from './ReportTemplate.js';

/** By which columns rows of a data set may be put together before a sheet is made of them, and what has to be known of those together. */
export interface ReportGrouping {
  dimensions: string[];
  measures: string[];
}

/**
 * How the rows of a data set can be put together without changing a sheet: by the columns whose values stand in it, with sums, counts, least and
 * most of those that are added up. Undefined where the sheet shows rows one by one, or counts with a list of their values.
 */
export function reportGrouping({ cells }: Pick<ReportTemplate, 'cells'>, set: string): ReportGrouping | undefined {
  const dimensions = new Set<string>();
  const measures = new Set<string>();
  /** Columns that expressions add up, which therefore hold sums and no values. */
  const added = new Set<string>();
  const plans = { down: planBands({ cells }, 'down'), across: planBands({ cells }, 'across') };
  const isSingle = (cell: TemplateCell, field: string) =>
    (['down', 'across'] satisfies Axis[]).some((axis) => standsIn(plans[axis].bandOf.get(cell), set, field));
  /** Whether an expression asks for nothing but sums, and values by which its place is grouped. */
  const fits = (expression: Expression, cell: TemplateCell): boolean => {
    switch (expression.type) {
      case 'field': {
        const field = columnOf(expression.path, set);
        return field === undefined || isSingle(cell, field);
      }
      case 'negate':
      case 'not':
        return fits(expression.operand, cell);
      case 'binary':
        return fits(expression.left, cell) && fits(expression.right, cell);
      case 'call':
        return expression.args.every((arg) => {
          const field = arg.type === 'field' ? columnOf(arg.path, set) : undefined;
          if (field === undefined || isSingle(cell, field)) return fits(arg, cell);
          if (expression.name.toUpperCase() !== 'SUM') return false;
          added.add(field);
          return true;
        });
      default:
        return true;
    }
  };
  for (const cell of cells) {
    const expressions = [...(cell.kind === 'expression' ? [cell.text] : []), ...cell.rules.map(({ when }) => when)];
    if (!expressions.map(parsed).every((expression) => expression === undefined || fits(expression, cell)))
      return undefined;
    if (cell.set !== set || (cell.kind !== 'field' && cell.kind !== 'chart')) continue;
    if (cell.kind === 'field' && cell.expand !== 'none') {
      if (cell.by === 'list') return undefined;
      dimensions.add(cell.field);
    } else if (cell.aggregate === 'value') dimensions.add(cell.field);
    else if (cell.aggregate !== 'count') measures.add(cell.field);
    const { chart } = cell;
    if (cell.kind === 'chart' && chart) {
      dimensions.add(chart.category);
      if (chart.form !== 'pie') dimensions.add(chart.series);
    }
  }
  for (const some of [dimensions, measures]) some.delete('');
  if ([...added].some((field) => dimensions.has(field))) return undefined;
  return { dimensions: [...dimensions], measures: [...new Set([...measures, ...added])] };
}

/** The column of a data set that a path names. */
function columnOf(path: string, set: string): string | undefined {
  const [head, name] = path.split('.');
  return head === set ? name : undefined;
}

/** Whether a place is grouped by a column of a data set. */
function standsIn(band: Band | undefined, set: string, field: string): boolean {
  for (let each = band; each; each = each.parent) if (each.cell.set === set && each.cell.field === field) return true;
  return false;
}

function parsed(text: string): Expression | undefined {
  try {
    return parseExpression(text);
  } catch (error) {
    // its cell says what is wrong
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}
