import { type CompiledField, type CompiledForm } from '../../core/compile/CompiledForm.js';

/** The fields and columns of a form that look something up. */
export function lookupFields({ byPath }: Pick<CompiledForm, 'byPath'>): CompiledField[] {
  return [...byPath.values()].filter(({ field }) => field.kind === 'lookup');
}
