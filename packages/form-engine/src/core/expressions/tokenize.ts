import { ExpressionError } from './ExpressionError.js';

/** A piece of an expression; `text` is normalised (`*` is `×`, `/` is `÷`, words in lower case, fields without braces). */
export interface Token {
  type: 'number' | 'text' | 'field' | 'word' | 'operator' | 'open' | 'close' | 'comma';
  text: string;
  position: number;
  /** As it was written. */
  source: string;
}

/** Longest expression, in characters. */
export const MAX_EXPRESSION_LENGTH = 2000;

const SPACE = /\s+/y;
const RULES: readonly [Token['type'], RegExp][] = [
  ['number', /(?:\d+(?:\.\d*)?|\.\d+)/y],
  ['text', /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/y],
  ['field', /\{[^{}]*\}/y],
  ['word', /[A-Za-z_]\w*/y],
  ['operator', /==|!=|<>|<=|>=|&&|\|\||[=<>!+\-*/×÷%]/y],
  ['open', /[(（]/y],
  ['close', /[)）]/y],
  ['comma', /[,，]/y],
];
const SAME: Readonly<Record<string, string>> = {
  '*': '×',
  '/': '÷',
  '==': '=',
  '<>': '!=',
  '&&': 'and',
  '||': 'or',
  '!': 'not',
};
const FIELD = /^[A-Za-z]\w{0,49}(?:\.[A-Za-z]\w{0,49})?$/;

/** Cuts an expression into tokens. Throws ExpressionError on anything else and on texts over the limit. */
export function tokenize(source: string): Token[] {
  if (source.length > MAX_EXPRESSION_LENGTH) {
    throw new ExpressionError('limit', `The expression is longer than ${MAX_EXPRESSION_LENGTH} characters`);
  }
  const tokens: Token[] = [];
  let position = 0;
  while (position < source.length) {
    SPACE.lastIndex = position;
    const space = SPACE.exec(source);
    if (space) {
      position += space[0].length;
      continue;
    }
    const token = tokenAt(source, position);
    tokens.push(token);
    position += token.source.length;
  }
  return tokens;
}

function tokenAt(source: string, position: number): Token {
  for (const [type, rule] of RULES) {
    rule.lastIndex = position;
    const found = rule.exec(source)?.[0];
    if (found !== undefined) return { type, text: normalise(type, found, position), position, source: found };
  }
  throw new ExpressionError('syntax', `Unexpected "${source.slice(position, position + 1)}"`, position, 'unexpected');
}

function normalise(type: Token['type'], found: string, position: number): string {
  if (type === 'text') return found.slice(1, -1).replace(/\\(.)/g, '$1');
  if (type === 'word') return found.toLowerCase();
  if (type === 'operator') return SAME[found] ?? found;
  if (type !== 'field') return found;
  const name = found.slice(1, -1).trim();
  if (!FIELD.test(name))
    throw new ExpressionError('syntax', `"${name.slice(0, 60)}" is not a field name`, position, 'fieldName');
  return name;
}
