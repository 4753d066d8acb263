import { type LocalText } from '../errors/apiError.js';
import { t } from '../errors/errors.messages.js';
import { dbErrorKind, violatedConstraint } from './dbError.js';
import { fieldError } from './requireRow.js';
import { snakeCase } from './snakeCase.js';

/**
 * Runs a write; where a unique constraint refuses it, throws a 400 that names the field whose value is taken. The field
 * is the one of `values` that the constraint's name ends with (`role_en_code` is about `enCode`), unless `constraints`
 * says otherwise.
 */
export async function translateUniqueViolation<Result>(
  values: object,
  write: () => Promise<Result>,
  constraints: UniqueConstraints = {},
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (dbErrorKind(error) !== 'duplicate') throw error;
    const constraint = violatedConstraint(error).replace(/_key$/, '');
    const known = constraints[constraint];
    const field = known?.field ?? Object.keys(values).find((name) => constraint.endsWith(`_${snakeCase(name)}`));
    if (!field) throw error;
    const value = String((values as Record<string, unknown>)[field] ?? '');
    throw fieldError(field, known ? known.text(value) : t(field === 'enCode' ? 'codeTaken' : 'valueTaken', { value }));
  }
}

/** By the constraint's name without `_key`: the field that it is about and what is said of a value that is taken. */
export type UniqueConstraints = Record<string, { field: string; text: (value: string) => LocalText }>;
