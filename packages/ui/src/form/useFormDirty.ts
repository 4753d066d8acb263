import { useFormState, type FieldValues } from 'react-hook-form';
import { type ZodForm } from './useZodForm.js';

/** Whether something in a form is other than what it began with or was last reset to. */
export function useFormDirty<Values extends FieldValues, Output>(form: ZodForm<Values, Output>): boolean {
  return useFormState({ control: form.control }).isDirty;
}
