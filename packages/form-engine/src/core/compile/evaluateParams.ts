import { ExpressionError } from '../expressions/ExpressionError.js';
import { evaluateExpression, type ExpressionScope } from '../expressions/evaluateExpression.js';
import { toText } from '../expressions/ExpressionValue.js';
import { type CheckContext } from '../registry/defineField.js';
import { type CompiledField } from './CompiledForm.js';

/** Values that narrow the options of a field, by name. */
export type OptionParams = Readonly<Record<string, string>>;

/** No parameters: the same object each time. */
export const NO_PARAMS: OptionParams = {};

/** The parameters of a field's option source as its expressions give them; '' for what is empty or cannot be computed. */
export function evaluateParams({ params }: CompiledField, scope: ExpressionScope): OptionParams {
  const entries = Object.entries(params);
  if (entries.length === 0) return NO_PARAMS;
  return Object.fromEntries(
    entries.map(([name, { expression }]) => {
      try {
        return [name, toText(evaluateExpression(expression, scope))];
      } catch (error) {
        if (error instanceof ExpressionError) return [name, ''];
        throw error;
      }
    }),
  );
}

/** A context whose options are those that the parameters leave. */
export function withParams<Context extends CheckContext>(context: Context, params: OptionParams): Context {
  const { options } = context;
  return params === NO_PARAMS || !options ? context : { ...context, options: (query) => options({ ...query, params }) };
}
