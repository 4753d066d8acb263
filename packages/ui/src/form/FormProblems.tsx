import { useFormState, type FieldValues } from 'react-hook-form';
import { Button } from '../button/Button.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { errorPaths, focusFirstError } from './fieldErrors.js';
import { formMessages } from './formMessages.js';
import { type ZodForm } from './useZodForm.js';

/** How many fields are to be corrected after a submit, beside the buttons; it leads to the first. */
export function FormProblems<Values extends FieldValues, Output>({
  form,
  className,
}: FormProblemsProps<Values, Output>) {
  const t = useMessages(formMessages);
  const { errors, isSubmitted } = useFormState({ control: form.control });
  const paths = errorPaths(errors);
  if (!isSubmitted || paths.length === 0) return null;
  return (
    <Button
      variant="text"
      data-slot="form-problems"
      className={className}
      onClick={() => focusFirstError(form.id, paths)}
    >
      <span className="text-danger-text">{t('problems', { count: paths.length })}</span>
    </Button>
  );
}

export interface FormProblemsProps<Values extends FieldValues, Output> {
  /** From `useZodForm`. */
  form: ZodForm<Values, Output>;
  className?: string;
}
