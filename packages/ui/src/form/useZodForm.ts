import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type * as core from 'zod/v4/core';
import { useMessages } from '../locale/LocaleProvider.js';
import { formMessages } from './formMessages.js';
import { issueMessage } from './issueMessage.js';

/**
 * The state of a form whose values a zod schema describes: React Hook Form with a resolver. Give it to `Form`, `FormField`,
 * `FormSubmit` and `FormProblems`. Messages that the schema does not carry come in the language of the surroundings. Does not
 * redraw its caller: read states by `useFormState({ control: form.control })`, values by `useWatch`.
 */
export function useZodForm<Schema extends FormSchema>({
  schema,
  defaultValues,
}: ZodFormOptions<Schema>): ZodForm<core.input<Schema>, core.output<Schema>> {
  const t = useMessages(formMessages);
  const { control, handleSubmit, getValues, setValue, setError, clearErrors, trigger, setFocus } = useForm<
    core.input<Schema>,
    unknown,
    core.output<Schema>
  >({
    resolver: zodResolver(schema, { error: (issue) => issueMessage(issue, t) }),
    defaultValues,
    // when a field is checked is decided by FormField, where the focus goes by Form
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const id = useId();
  return { id, control, handleSubmit, getValues, setValue, setError, clearErrors, trigger, setFocus };
}

export interface ZodFormOptions<Schema extends FormSchema> {
  /** A `z.object` of `zod` or `zod/mini`. */
  schema: Schema;
  /** One for each field, so that each is controlled from the start. */
  defaultValues: DefaultValues<core.input<Schema>>;
}

export type FormSchema = core.$ZodType<FieldValues, FieldValues>;

/** `Values` is what the fields hold, `Output` what the schema makes of it. */
export interface ZodForm<Values extends FieldValues, Output = Values> extends Pick<
  UseFormReturn<Values, unknown, Output>,
  'control' | 'handleSubmit' | 'getValues' | 'setValue' | 'setError' | 'clearErrors' | 'trigger' | 'setFocus'
> {
  /** Id of the `<form>`, for a button elsewhere. */
  id: string;
}
