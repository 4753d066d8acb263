import { createContext, useContext, type ReactNode } from 'react';

const FormStateContext = createContext<FormState>({ disabled: false, readOnly: false });

/** Disables or locks every input below it; inner providers add to outer ones. */
export function FormStateProvider({ disabled = false, readOnly = false, children }: FormStateProviderProps) {
  const outer = useFormState();
  return (
    <FormStateContext value={{ disabled: disabled || outer.disabled, readOnly: readOnly || outer.readOnly }}>
      {children}
    </FormStateContext>
  );
}

/** Whether the surrounding form is disabled or read-only. */
export function useFormState(): FormState {
  return useContext(FormStateContext);
}

export interface FormState {
  disabled: boolean;
  /** Content can be read and copied but not changed. */
  readOnly: boolean;
}

export interface FormStateProviderProps extends Partial<FormState> {
  children: ReactNode;
}
