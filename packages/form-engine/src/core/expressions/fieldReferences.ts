import { type Expression } from './Expression.js';

/** The fields and columns that an expression looks at, each once: `['price', 'visitors.count']`. */
export function fieldReferences(expression: Expression): string[] {
  const found = new Set<string>();
  collect(expression, found);
  return [...found];
}

function collect(expression: Expression, found: Set<string>): void {
  if (expression.type === 'field') found.add(expression.path);
  else if (expression.type === 'negate' || expression.type === 'not') collect(expression.operand, found);
  else if (expression.type === 'binary') {
    collect(expression.left, found);
    collect(expression.right, found);
  } else if (expression.type === 'call') expression.args.forEach((arg) => collect(arg, found));
}
