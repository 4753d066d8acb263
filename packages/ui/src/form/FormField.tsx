import { useContext, useState, type FocusEvent, type ReactNode } from 'react';
import {
  useController,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
} from 'react-hook-form';
import { Field, type FieldProps } from '../field/Field.js';
import { schemaErrorPaths } from './fieldErrors.js';
import { FormLayoutContext } from './FormLayout.js';
import { type ZodForm } from './useZodForm.js';

/**
 * One field of a form: label, the input that its child draws, and the message. Only it is drawn again while somebody types
 * into it. It is checked when the focus leaves it after the first input, at each change while it shows an error, and on
 * submit.
 */
export function FormField<Values extends FieldValues, Output, Name extends FieldPath<Values>>({
  form,
  name,
  layout,
  children,
  ...rest
}: FormFieldProps<Values, Output, Name>) {
  const { control, trigger } = form;
  const formLayout = useContext(FormLayoutContext);
  const { field, fieldState } = useController({ control, name });
  const [hasInput, setHasInput] = useState(false);
  const handleValueChange = (value: Readonly<FieldPathValue<Values, Name>>) => {
    setHasInput(true);
    field.onChange(value);
    // another field may have been wrong because of this one
    const shown = new Set(schemaErrorPaths(control));
    if (fieldState.error) shown.add(name);
    if (shown.size > 0) void trigger([...shown]);
  };
  const handleBlur = (event: FocusEvent) => {
    const element = event.currentTarget;
    if (element.contains(event.relatedTarget) || element.querySelector('[aria-expanded=true]')) return;
    field.onBlur();
    if (hasInput) void trigger(name);
  };
  return (
    <Field
      {...rest}
      data-field={name}
      layout={layout ?? formLayout}
      error={fieldState.error?.message}
      onBlur={handleBlur}
    >
      {children({ value: field.value, onValueChange: handleValueChange, ref: field.ref })}
    </Field>
  );
}

export interface FormFieldProps<Values extends FieldValues, Output, Name extends FieldPath<Values>> extends Omit<
  FieldProps,
  'children' | 'error' | 'onBlur'
> {
  /** From `useZodForm`. */
  form: ZodForm<Values, Output>;
  /** Path of the value, e.g. `name` or `rows.0.name`. */
  name: Name;
  /** Draws the input; its argument is spread onto it. */
  children: (field: BoundField<FieldPathValue<Values, Name>>) => ReactNode;
}

/** What every input takes. */
export interface BoundField<Value> {
  value: Value;
  onValueChange: (value: Readonly<Value>) => void;
  ref: RefCallBack;
}
