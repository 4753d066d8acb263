import { useEffect, useId } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
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
  const resolver: Resolver<core.input<Schema>, unknown, core.output<Schema>> = async (values, context, options) => {
    const submitted = snapshot(values);
    const resolve = await loadResolver(schema, (issue) => issueMessage(issue, t));
    return resolve(submitted, context, options);
  };
  const { control, handleSubmit, getValues, setValue, reset, setError, clearErrors, trigger, setFocus } = useForm<
    core.input<Schema>,
    unknown,
    core.output<Schema>
  >({
    resolver,
    defaultValues,
    // when a field is checked is decided by FormField, where the focus goes by Form
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  useEffect(() => {
    // there before it is needed
    loadResolver(schema).catch((error: unknown) => console.warn('The checks of a form could not be loaded', error));
  }, [schema]);
  const id = useId();
  return { id, control, handleSubmit, getValues, setValue, reset, setError, clearErrors, trigger, setFocus };
}

/**
 * The values as they are now: React Hook Form goes on writing into its own while the checks are loaded, and what somebody
 * types after they submitted is neither checked nor sent.
 */
function snapshot<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(snapshot) as Value;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, snapshot<unknown>(inner)])) as Value;
}

/** The checks are no part of what draws the form: they are loaded while somebody reads it. */
async function loadResolver<Schema extends FormSchema>(
  schema: LoadedOr<Schema>,
  error?: (issue: core.$ZodRawIssue) => string,
): Promise<Resolver<core.input<Schema>, unknown, core.output<Schema>>> {
  const [{ zodResolver }, loaded] = await Promise.all([
    import('@hookform/resolvers/zod'),
    typeof schema === 'function' ? schema() : schema,
  ]);
  return zodResolver(loaded, { error });
}

export interface ZodFormOptions<Schema extends FormSchema> {
  /** A `z.object` of `zod` or `zod/mini`; or a function that loads it, where the page must be small. */
  schema: LoadedOr<Schema>;
  /** One for each field, so that each is controlled from the start. */
  defaultValues: DefaultValues<core.input<Schema>>;
}

export type FormSchema = core.$ZodType<FieldValues, FieldValues>;

type LoadedOr<Schema> = Schema | (() => Promise<Schema>);

/** `Values` is what the fields hold, `Output` what the schema makes of it. */
export interface ZodForm<Values extends FieldValues, Output = Values> extends Pick<
  UseFormReturn<Values, unknown, Output>,
  'control' | 'handleSubmit' | 'getValues' | 'setValue' | 'reset' | 'setError' | 'clearErrors' | 'trigger' | 'setFocus'
> {
  /** Id of the `<form>`, for a button elsewhere. */
  id: string;
}
