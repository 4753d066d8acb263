import { type OptionParams } from '../../compile/evaluateParams.js';
import { type FieldOfKind } from '../../document/FormDocument.js';
import { answerPart } from './answerPart.js';
import { lookupField } from './lookupField.js';

/** What a field asks of its interface; undefined while a parameter is empty, or where it names no interface. */
export function lookupQuestion(
  { interfaceId, params: expressions }: Pick<FieldOfKind<'lookup'>, 'interfaceId' | 'params'>,
  params: OptionParams,
): LookupQuestion | undefined {
  if (interfaceId === '') return undefined;
  const isWhole = Object.keys(expressions).every((name) => (params[name] ?? '') !== '');
  return isWhole ? { interfaceId, params } : undefined;
}

/** The value of a field in the answer to its question; nothing in its place, or something of another type, is empty. */
export function lookupValue(field: FieldOfKind<'lookup'>, answer: unknown): unknown {
  const read = lookupField.coerce(answerPart(answer, field.answerPath), field);
  return read.ok ? read.value : lookupField.empty(field);
}

export interface LookupQuestion {
  interfaceId: string;
  params: OptionParams;
}
