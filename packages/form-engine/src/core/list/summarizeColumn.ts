import { type Field } from '../document/FormDocument.js';
import { asNumber, Exact, isEmptyValue, toExpressionValue } from '../expressions/ExpressionValue.js';
import { formatColumn } from './formatColumn.js';
import { type ListColumn } from './ListDefinition.js';
import { fieldText } from '../registry/fieldFacts.js';
import { type FieldRegistry } from '../registry/createRegistry.js';
import { type Locale } from '@smart-admin/ui/messages';

/** What stands below a column for the rows of a page: a number as the field writes it, a count plain; '' where nothing is filled in. */
export function summarizeColumn(
  field: Field,
  aggregate: Exclude<ListColumn['aggregate'], ''>,
  rows: readonly Readonly<Record<string, unknown>>[],
  { locale, registry, column = {} }: SummaryOptions,
): string {
  const values = rows.map((row) => toExpressionValue(row[field.id])).filter((value) => !isEmptyValue(value));
  if (aggregate === 'count') return String(values.length);
  const numbers = values.flatMap((value) => asNumber(value) ?? []);
  if (numbers.length === 0) return '';
  const sum = numbers.reduce((total, number) => total.plus(number), new Exact(0));
  const result =
    aggregate === 'sum'
      ? sum
      : aggregate === 'avg'
        ? sum.div(numbers.length)
        : numbers.reduce((best, number) => ((aggregate === 'min' ? number.lt(best) : number.gt(best)) ? number : best));
  return formatColumn(result.toFixed(), column) ?? fieldText(field, result.toFixed(), { locale }, registry);
}

interface SummaryOptions {
  locale: Locale;
  registry: FieldRegistry;
  /** How the column writes its values. Default: as the field does. */
  column?: Pick<ListColumn, 'format' | 'decimals' | 'unit'>;
}
