import { Suspense, useEffect, useRef, type ComponentProps } from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import { cn } from '../cn/cn.js';
import { FormStateProvider } from '../form-state/FormStateProvider.js';
import { lazyPart } from '../lazy/lazyPart.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { errorPaths, focusFirstError, schemaErrorPaths, setFieldErrors } from './fieldErrors.js';
import { FormLayoutContext } from './FormLayout.js';
import { type ZodForm } from './useZodForm.js';

const Alert = lazyPart(
  () => import('../alert/Alert.js'),
  (module) => module.Alert,
);

/**
 * A form of `FormField`s over `useZodForm`. Submitting checks everything and focuses the first error; a second submit waits
 * for the first. When `onSubmit` fails with an error that carries `fieldErrors` by path, they stand on their fields.
 */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  layout = 'vertical',
  columns = 1,
  disabled,
  readOnly,
  className,
  children,
  ...rest
}: FormProps<Values, Output>) {
  const isBusy = useRef(false);
  const locale = useLocale();
  const submit = form.handleSubmit(
    async (values) => {
      try {
        await onSubmit(values);
      } catch (error) {
        const told = fieldErrorsOf(error);
        if (!told) throw error;
        setFieldErrors(form, told);
      }
    },
    (failed) => focusFirstError(form.id, errorPaths(failed)),
  );
  const { control, trigger } = form;
  useEffect(() => {
    // what stands there is said anew in the other language
    const shown = schemaErrorPaths(control);
    if (shown.length > 0) void trigger(shown);
  }, [locale, control, trigger]);
  return (
    <FormStateProvider disabled={disabled} readOnly={readOnly}>
      <FormLayoutContext value={layout}>
        <form
          data-slot="form"
          {...rest}
          id={form.id}
          noValidate
          className={cn('@container', className)}
          onSubmit={(event) => {
            event.preventDefault();
            // a form in a dialog of a form is not its part
            event.stopPropagation();
            if (isBusy.current) return;
            isBusy.current = true;
            void submit(event).finally(() => {
              isBusy.current = false;
            });
          }}
        >
          <FormAlert control={control} />
          <div className={cn('grid gap-form-gap', columns === 2 && 'gap-x-6 @min-[600px]:grid-cols-2')}>{children}</div>
        </form>
      </FormLayoutContext>
    </FormStateProvider>
  );
}

/** What a server said about no field of the form. */
function FormAlert<Values extends FieldValues, Output>({ control }: Pick<ZodForm<Values, Output>, 'control'>) {
  const { errors } = useFormState({ control });
  const message = errors.root?.server?.message;
  return message ? (
    <Suspense>
      <Alert tone="danger" className="mb-4 whitespace-pre-line">
        {message}
      </Alert>
    </Suspense>
  ) : null;
}

function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> | undefined {
  if (!(error instanceof Error) || !('fieldErrors' in error)) return undefined;
  const { fieldErrors } = error as FieldErrorsCarrier;
  return Object.keys(fieldErrors).length > 0 ? fieldErrors : undefined;
}

/** An error of a call that names fields, such as `ApiError` of `@smart-admin/api-client`. */
interface FieldErrorsCarrier extends Error {
  fieldErrors: Readonly<Record<string, string>>;
}

export interface FormProps<Values extends FieldValues, Output> extends Omit<ComponentProps<'form'>, 'onSubmit' | 'id'> {
  /** From `useZodForm`. */
  form: ZodForm<Values, Output>;
  /** Called with what the schema made of the values; the form is busy until its promise settles. */
  onSubmit: (values: Output) => void | Promise<void>;
  /** Labels beside or above the fields. Default `vertical`. */
  layout?: 'horizontal' | 'vertical';
  /** Two columns from 600 px of room. Default 1. */
  columns?: 1 | 2;
  /** Turns off all inputs. Default false. */
  disabled?: boolean;
  /** Locks all inputs. Default false. */
  readOnly?: boolean;
}
