import { ExpressionError } from './ExpressionError.js';
import { tokenize } from './tokenize.js';

/** An expression with each name of a field as `change` answers it; everything else stays as it was typed. */
export function replaceFieldNames(text: string, change: (name: string) => string): string {
  let result = '';
  let end = 0;
  for (const { name, from, to } of fieldNamesIn(text)) {
    const next = change(name);
    if (next === name) continue;
    result += `${text.slice(end, from)}{${next}}`;
    end = to;
  }
  return result + text.slice(end);
}

/** The names of fields in an expression and where they stand; also in one that is half written. */
function fieldNamesIn(text: string): { name: string; from: number; to: number }[] {
  try {
    return tokenize(text)
      .filter(({ type }) => type === 'field')
      .map(({ text: name, position, source }) => ({ name, from: position, to: position + source.length }));
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    // half written: what stands in braces is meant as a field
    return [...text.matchAll(/\{\s*([A-Za-z]\w*(?:\.[A-Za-z]\w*)?)\s*\}/g)].map(
      ({ 0: source, 1: name = '', index }) => ({
        name,
        from: index,
        to: index + source.length,
      }),
    );
  }
}
