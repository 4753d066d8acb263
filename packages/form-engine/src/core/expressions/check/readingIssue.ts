import { ExpressionError } from '../ExpressionError.js';
import { FUNCTIONS } from '../functions.js';
import { type ExpressionIssue, type ExpressionIssueCode } from './ExpressionIssue.js';
import { type ExpressionField } from './ExpressionType.js';
import { nearestName } from './nearestName.js';

/** Whether an error says that an expression cannot be read. */
export function isUnreadable(error: unknown): error is ExpressionError {
  return error instanceof ExpressionError;
}

/** Why an expression cannot be read, with the characters that are to blame. */
export function readingIssue(
  source: string,
  { code, position = 0, reason }: ExpressionError,
  fields: ReadonlyMap<string, ExpressionField>,
): ExpressionIssue {
  const at = Math.min(position, Math.max(0, source.length - 1));
  const word = /^(?:\{[^{}]*\}|[A-Za-z_]\w*|'[^']*'?|.)/su.exec(source.slice(at))?.[0] ?? '';
  const range = { from: at, to: at + word.length };
  const issue = (found: ExpressionIssueCode, params: ExpressionIssue['params'], insert?: string): ExpressionIssue => ({
    severity: 'error',
    code: found,
    ...range,
    params,
    fixes: insert === undefined ? [] : [{ ...range, insert }],
  });
  if (code === 'limit') return { ...issue('limit', {}), from: 0, to: source.length };
  if (code === 'name') return issue('unknownFunction', { name: word }, nearestFunction(word));
  if (code === 'arguments') {
    const { min, max } = FUNCTIONS.get(word.toLowerCase()) ?? { min: 0, max: 0 };
    const detail = String(countArguments(source.slice(at + word.length)));
    return issue('argumentCount', { name: word.toUpperCase(), least: min, most: max, detail });
  }
  if (reason === 'fieldName') {
    const name = word.slice(1, -1).trim();
    const meant = [...fields.values()].find(({ label }) => label === name)?.name;
    return issue('unknownField', { name }, meant === undefined ? undefined : `{${meant}}`);
  }
  if (reason === 'bracket')
    return { ...issue('bracket', {}), fixes: [{ from: source.length, to: source.length, insert: ')' }] };
  if (reason === 'chained' || reason === 'end') return issue(reason, {});
  return issue('unexpected', { name: word });
}

function nearestFunction(word: string): string | undefined {
  return nearestName(word.toLowerCase(), [...FUNCTIONS.keys()])?.toUpperCase();
}

/** Values between the first bracket of a text and the one that closes it. */
function countArguments(text: string): number {
  let depth = 0;
  let count = 0;
  let isFilled = false;
  for (const [piece] of text.matchAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\S/gsu)) {
    if (piece === '(' || piece === '（') {
      depth += 1;
      if (depth === 1) continue;
    } else if (piece === ')' || piece === '）') {
      depth -= 1;
      if (depth === 0) break;
    } else if ((piece === ',' || piece === '，') && depth === 1) {
      count += 1;
      continue;
    }
    isFilled = true;
  }
  return isFilled ? count + 1 : 0;
}
