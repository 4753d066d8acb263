import { type ReportDocument } from '@smart-admin/api-client/contract';
import { ExpressionError, fieldReferences, parseExpression } from '@smart-admin/form-engine/core';

/** Columns of each data set that cells of a report show, draw or count with: only those are asked for. */
export function usedFields({ cells, sets }: Pick<ReportDocument, 'cells' | 'sets'>): ReadonlyMap<string, string[]> {
  const used = new Map(sets.map(({ id }) => [id, new Set<string>()]));
  for (const { kind, set, field, text, rules, chart } of cells) {
    const own = kind === 'field' ? [field] : chart ? [field, chart.category, chart.series] : [];
    for (const name of own) if (name !== '') used.get(set)?.add(name);
    const expressions = [...(kind === 'expression' ? [text] : []), ...rules.map(({ when }) => when)];
    for (const path of expressions.flatMap(referencesOf)) {
      const [head = '', name] = path.split('.');
      if (name !== undefined) used.get(head)?.add(name);
    }
  }
  return new Map([...used].map(([id, fields]) => [id, [...fields]]));
}

function referencesOf(text: string): string[] {
  try {
    return fieldReferences(parseExpression(text));
  } catch (error) {
    // its cell says what is wrong
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}
