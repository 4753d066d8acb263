export { FieldContext, useField, type FieldState } from './FieldContext.js';
export { FormStateProvider, useFormState, type FormState, type FormStateProviderProps } from './FormStateProvider.js';
export { useControlState, type ControlProps, type ControlState } from './useControlState.js';
