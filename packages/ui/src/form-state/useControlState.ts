import { useField } from './FieldContext.js';
import { useFormState } from './FormStateProvider.js';

/** Merges a control's own props with the surrounding form and field. Own props win, `disabled` and `readOnly` add up. */
export function useControlState(props: ControlProps): ControlState {
  const form = useFormState();
  const field = useField();
  const invalid = props.invalid ?? field?.invalid ?? false;
  const required = props.required ?? field?.required ?? false;
  return {
    disabled: (props.disabled ?? false) || form.disabled,
    readOnly: (props.readOnly ?? false) || form.readOnly,
    invalid,
    id: props.id ?? field?.id,
    aria: {
      'aria-invalid': invalid || undefined,
      'aria-required': required || undefined,
      'aria-describedby': props['aria-describedby'] ?? field?.describedBy,
      'aria-label': props['aria-label'],
      'aria-labelledby': props['aria-labelledby'] ?? (props['aria-label'] ? undefined : field?.labelId),
    },
  };
}

/** Props that every input takes. */
export interface ControlProps {
  /** Id of the control. Default: that of the surrounding Field. */
  id?: string;
  /** Default: that of the surrounding form. */
  disabled?: boolean;
  /** Default: that of the surrounding form. */
  readOnly?: boolean;
  /** Draws the error state. Default: that of the surrounding Field. */
  invalid?: boolean;
  /** Tells readers that a value is needed. Default: that of the surrounding Field. */
  required?: boolean;
  /** Name of a control outside a Field. */
  'aria-label'?: string;
  /** Id of the text that names it. Default: the label of the surrounding Field. */
  'aria-labelledby'?: string;
  /** Id of the text that explains it. Default: the message of the surrounding Field. */
  'aria-describedby'?: string;
}

export interface ControlState {
  id: string | undefined;
  disabled: boolean;
  readOnly: boolean;
  invalid: boolean;
  aria: {
    'aria-invalid': true | undefined;
    'aria-required': true | undefined;
    'aria-describedby': string | undefined;
    'aria-label': string | undefined;
    'aria-labelledby': string | undefined;
  };
}
