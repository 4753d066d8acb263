import { ExpressionError } from '../expressions/ExpressionError.js';
import { evaluateExpression } from '../expressions/evaluateExpression.js';
import { Exact, type ExpressionValue } from '../expressions/ExpressionValue.js';
import { parseExpression } from '../expressions/parseExpression.js';
import { agrees, type OracleCase, randomCase } from './expressionOracle.js';
import { seededRandom } from './seededRandom.js';

/** Computes random expressions by the engine and by the oracle; answers those in which both differ, with what the engine said. */
export function runOracle(count: number, seed: number): (OracleCase & { said: string })[] {
  const random = seededRandom(seed);
  const wrong: (OracleCase & { said: string })[] = [];
  for (let run = 0; run < count; run += 1) {
    const found = randomCase(random);
    const said = engineText(found);
    if (!agrees(found.result, said)) wrong.push({ ...found, said });
  }
  return wrong;
}

function engineText({ source, values }: OracleCase): string {
  try {
    const result: ExpressionValue = evaluateExpression(parseExpression(source), { get: (path) => values[path] });
    return result instanceof Exact ? result.toString() : String(result);
  } catch (error) {
    if (error instanceof ExpressionError) return error.code;
    throw error;
  }
}
