export { FormRenderer, type FormRendererProps } from './FormRenderer.js';
export { FormErrorSummary } from './FormErrorSummary.js';
export { FieldText, type FieldTextProps } from './FieldText.js';
export { focusField } from './focusField.js';
export { useFormField, useFormRows, useFormSummary } from './useFormField.js';
export { useFormStore } from './useFormStore.js';
