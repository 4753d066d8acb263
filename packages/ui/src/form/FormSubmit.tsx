import { useFormState, type FieldValues } from 'react-hook-form';
import { Button, type ButtonProps } from '../button/Button.js';
import { type ZodForm } from './useZodForm.js';

/** The button that submits a form, also from outside of it (the footer of a dialog); busy until `onSubmit` has settled. */
export function FormSubmit<Values extends FieldValues, Output>({
  form,
  variant = 'primary',
  loading = false,
  ...rest
}: FormSubmitProps<Values, Output>) {
  const { isSubmitting } = useFormState({ control: form.control });
  return <Button {...rest} type="submit" form={form.id} variant={variant} loading={loading || isSubmitting} />;
}

export interface FormSubmitProps<Values extends FieldValues, Output> extends Omit<ButtonProps, 'form' | 'type'> {
  /** From `useZodForm`. */
  form: ZodForm<Values, Output>;
}
